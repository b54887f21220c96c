import { useRef } from 'react';
import {
  FILTER_FIELDS,
  firstOperator,
  type FilterNode,
  type FilterGroup as Group,
  visibleFilters,
} from '../../../domain/filters';
import { useText } from '../../../kit';
import { Button, Icon, IconButton, Segmented } from '../../../ui';
import { FieldCombobox } from '../../fields/field-picker';
import { FilterSentence, filterSentence, lockedFilterIcon } from '../filter-sentence';
import { useBuilder, useFocusTarget } from './builder-context';
import classes from './filter-builder.module.css';
import { FilterCondition } from './filter-condition';

/** A filter that cannot be edited here, as a sentence. */
const LockedFilter = ({ node }: { readonly node: FilterNode }) => {
  const { t } = useText();
  const { formatter } = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  useFocusTarget(node.key, element);
  return (
    <div ref={element} className={classes['locked']} data-filter={node.key}>
      <Icon name={lockedFilterIcon(node)} size="small" />
      <div>
        <FilterSentence sentence={filterSentence([node], formatter)} />
        <p className={classes['note']}>{t('filter_locked')}</p>
      </div>
    </div>
  );
};

/** Adds a condition or a group at the end of a group; null for the top level. */
export const AddFilter = ({ group }: { readonly group: string | null }) => {
  const { t } = useText();
  const { editing, formatter, refusedOperators } = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  useFocusTarget(group, element, group === null ? undefined : 'value');
  return (
    <div ref={element} className={classes['add']}>
      <FieldCombobox
        label={t(group === null ? 'filter_add' : 'filter_add_in_group')}
        icon="add"
        collection={formatter.collection}
        rules={FILTER_FIELDS}
        onPick={(path, field) =>
          editing.addCondition(group, path, field.type, firstOperator(formatter.schema, field, refusedOperators))
        }
      />
      <Button variant="ghost" size="small" icon="layers" onClick={() => editing.addGroup(group, 'or')}>
        {t('filter_add_group')}
      </Button>
    </div>
  );
};

/** The list of filters of one level. */
export const FilterList = ({ nodes }: { readonly nodes: readonly FilterNode[] }) => (
  <ul className={classes['list']}>
    {visibleFilters(nodes).map((node) => (
      <li key={node.key}>
        {node.locked ? (
          <LockedFilter node={node} />
        ) : node.kind === 'group' ? (
          <FilterGroup node={node} />
        ) : (
          <FilterCondition node={node} />
        )}
      </li>
    ))}
  </ul>
);

/** A group of filters joined by 'and' or 'or'. */
const FilterGroup = ({ node }: { readonly node: Group }) => {
  const { t } = useText();
  const { editing } = useBuilder();
  const head = useRef<HTMLDivElement>(null);
  useFocusTarget(node.key, head, 'entry');
  return (
    <div className={classes['group']} role="group" aria-label={t('filter_group')} data-filter={node.key}>
      <div ref={head} className={classes['head']}>
        <Segmented
          label={t('filter_join')}
          value={node.join}
          options={[
            { value: 'or', label: t('filter_join_or') },
            { value: 'and', label: t('filter_join_and') },
          ]}
          onChange={(join) => editing.setJoin(node.key, join)}
        />
        <IconButton
          icon="close"
          size="tiny"
          label={t('filter_remove_group')}
          onClick={() => editing.remove(node.key)}
        />
      </div>
      <FilterList nodes={node.children} />
      {node.children.length > 0 ? null : <p className={classes['incomplete']}>{t('filter_group_empty')}</p>}
      <AddFilter group={node.key} />
    </div>
  );
};
