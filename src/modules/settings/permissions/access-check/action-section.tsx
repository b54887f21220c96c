import { useMemo } from 'react';
import { SchemaStore } from '../../../../application/data-model';
import type { JsonObject } from '../../../../kernel';
import type { ItemNames } from '../../../../application/filters';
import { type AccessSource, type ExplainedAction, isTooDeep, ruleNodes } from '../../../../domain/permissions';
import { fieldOf } from '../../../../domain/schema';
import { useService, useText } from '../../../../kit';
import {
  type FilterFormatter,
  FilterSentence,
  filterSentence,
  useFilterFormatter,
} from '../../../../parts/lists/filter-sentence';
import { classNames, Icon, TextLink } from '../../../../ui';
import { ACTION_TEXTS } from '../permission-texts';
import classes from './access-check.module.css';
import { REASON_TEXTS, VERDICT_LOOKS } from './check-texts';
import { RuleTree } from './rule-tree';

const isSet = (filter: JsonObject | null): filter is JsonObject => filter !== null && Object.keys(filter).length > 0;

/** A filter in words, or as JSON where no sentence says the same. */
const InWords = ({ filter, formatter }: { readonly filter: JsonObject; readonly formatter: FilterFormatter }) => {
  const nodes = ruleNodes(filter);
  if (nodes !== null) return <FilterSentence sentence={filterSentence(nodes, formatter)} />;
  return <code className={classes['code']}>{isTooDeep(filter) ? '…' : JSON.stringify(filter)}</code>;
};

interface SourceProps {
  readonly source: AccessSource;
  readonly formatter: FilterFormatter;
  /** The page that permissions are opened below. */
  readonly path: string;
}

/** One permission: where it comes from, and its conditions. */
const Source = ({ source, formatter, path }: SourceProps) => {
  const { t } = useText();
  const { kind, id, filter, counts, tree } = source;
  return (
    <li className={classes['source']} data-source={kind}>
      {id === null ? (
        <span>{t('check_source_minimum')}</span>
      ) : (
        <TextLink href={`${path}/${id}`}>{t('check_source_stored')}</TextLink>
      )}
      {counts ? null : <p className={classes['note']}>{t('check_source_left_out')}</p>}
      {tree !== null ? (
        <RuleTree tree={tree} formatter={formatter} />
      ) : isSet(filter) ? (
        <p className={classes['rule']}>
          <InWords filter={filter} formatter={formatter} />
        </p>
      ) : null}
    </li>
  );
};

const useFieldNames = (collection: string): ((names: readonly string[]) => string) => {
  const { locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const list = new Intl.ListFormat(locale.code, { type: 'unit' });
  return (names) =>
    list.format(
      names.map((name) => {
        const field = fieldOf(schema, collection, name);
        return field === null ? name : fieldName(field);
      }),
    );
};

const REFUSED_TEXTS = {
  read: 'check_fields_hidden',
  update: 'check_fields_locked',
  create: 'check_fields_unset',
} as const;

interface DetailsProps {
  readonly explained: ExplainedAction;
  readonly collection: string;
  readonly formatter: FilterFormatter;
}

/** What else restricts an action that is not refused: its fields, validation and presets. */
const Details = ({ explained, collection, formatter }: DetailsProps) => {
  const { t } = useText();
  const namesOf = useFieldNames(collection);
  const { action, verdict, fields, validation, presets } = explained;
  if (verdict === 'denied' || action === 'delete') return null;
  return (
    <>
      {fields.refused.length === 0 ? null : (
        <p className={classes['note']}>
          {fields.allowed.length === 0
            ? t('check_fields_none')
            : t(REFUSED_TEXTS[action], { fields: namesOf(fields.refused) })}
        </p>
      )}
      {action === 'read' || !isSet(validation) ? null : (
        <p className={classes['note']}>
          {t('check_validation')} <InWords filter={validation} formatter={formatter} />
        </p>
      )}
      {action === 'read' || !isSet(presets) ? null : (
        <p className={classes['note']}>{t('check_presets', { fields: namesOf(Object.keys(presets)) })}</p>
      )}
    </>
  );
};

interface ActionSectionProps {
  readonly explained: ExplainedAction;
  readonly collection: string;
  readonly names: ItemNames;
  readonly path: string;
}

/** An action: whether it is allowed, why, and by which rules. */
export const ActionSection = ({ explained, collection, names, path }: ActionSectionProps) => {
  const { t } = useText();
  const { action, verdict, reason, sources, filter } = explained;
  const nodes = useMemo(() => (filter === null ? [] : (ruleNodes(filter) ?? [])), [filter]);
  const formatter = useFilterFormatter(collection, names, nodes);
  const { text, icon } = VERDICT_LOOKS[verdict];
  const id = `check-${action}`;
  return (
    <section className={classes['action']} aria-labelledby={id} data-action={action} data-verdict={verdict}>
      <h2 id={id} className={classes['heading']}>
        <span>{t(ACTION_TEXTS[action])}</span>
        <span className={classNames(classes['verdict'], classes[verdict])}>
          <Icon name={icon} />
          {t(text)}
        </span>
      </h2>
      <p className={classes['reason']}>{t(REASON_TEXTS[reason])}</p>
      {sources.length === 0 ? null : (
        <ul className={classes['sources']}>
          {sources.map((source) => (
            <Source key={source.id ?? 'minimum'} source={source} formatter={formatter} path={path} />
          ))}
        </ul>
      )}
      <Details explained={explained} collection={collection} formatter={formatter} />
    </section>
  );
};
