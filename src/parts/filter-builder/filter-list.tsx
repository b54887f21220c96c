import { useRef } from 'react';
import { visibleFilters, type FilterGroup as Group, type FilterNode } from '../../domain/filters';
import { useText } from '../../kit';
import { IconButton, Segmented } from '../../ui';
import { AddFilter } from './add-filter';
import { useBuilder } from './builder';
import { FilterCondition } from './filter-condition';
import { LockedFilter } from './locked-filter';
import { useFocusHere } from './use-focus-here';
import classes from './filter-builder.module.css';

/** Entries one below the other. */
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

/** Entries that hold together, or of which one is enough. */
const FilterGroup = ({ node }: { readonly node: Group }) => {
  const { t } = useText();
  const { editing } = useBuilder();
  const head = useRef<HTMLDivElement>(null);
  useFocusHere(node.key, head, 'entry');
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
          onChange={(join) => editing.chooseJoin(node.key, join)}
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
