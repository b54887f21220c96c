import { type ReactNode, Suspense, useMemo } from 'react';
import type { ItemNames } from '../../../../application/filters';
import { countListChange, fieldRelations } from '../../../../domain/items';
import { type DiffPart, diffValues, type SaveChange } from '../../../../domain/revisions';
import { fieldOf, relatedCollectionOf } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { useService, useStream, useText } from '../../../../kit';
import { Skeleton, VisuallyHidden } from '../../../../ui';
import { editCountsText, EmptyValue, useEditsText, ValueDisplay } from '../../../fields/value-display';
import classes from './revision-drawer.module.css';
import { hasTextDiff, shortenUnchanged, partsOfSide } from './revision.rules';
import { type HistoryFormatter, useHistoryFormatter } from '../use-history-formatter';
import { SchemaStore } from '../../../../application/data-model';

/**
 * One side of a text diff. Removed and added parts are marked visually and for screen readers, without changing the
 * text direction.
 */
const DiffText = ({ parts }: { readonly parts: readonly DiffPart[] }) => {
  const { t } = useText();
  return (
    <div className={classes['text']} dir="auto">
      {parts.map((part, place) => {
        const key = `${place} ${part.kind}`;
        if (part.kind === 'same') return <span key={key}>{shortenUnchanged(part)}</span>;
        return part.kind === 'removed' ? (
          <del key={key} className={classes['removed']}>
            <bdi>
              <VisuallyHidden>{t('diff_removed')} </VisuallyHidden>
            </bdi>
            {part.text}
          </del>
        ) : (
          <ins key={key} className={classes['added']}>
            <bdi>
              <VisuallyHidden>{t('diff_added')} </VisuallyHidden>
            </bdi>
            {part.text}
          </ins>
        );
      })}
    </div>
  );
};

interface ChangedValueProps {
  readonly collection: string;
  readonly field: string;
  readonly value: Json;
  /** The titles of related items. */
  readonly names: ItemNames;
}

/** A whole value through its field's display: related items by title, values of missing fields as plain text. */
const ChangedValue = ({ collection, field, value, names }: ChangedValueProps) => {
  const { schema } = useService(SchemaStore);
  const editsText = useEditsText();
  const { t } = useText();
  const known = fieldOf(schema, collection, field);
  const related = relatedCollectionOf(schema, collection, field);
  if (value === null || value === '') return <EmptyValue />;
  const edits = editsText(collection, field, value);
  if (edits !== null) return <span>{edits}</span>;
  if (Array.isArray(value) && fieldRelations(schema, collection).listOf(field) !== null)
    return <span>{t('related_count', { count: value.length })}</span>;
  if (typeof value === 'object' || known === null)
    return <span className={classes['text']}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
  if (related !== null && typeof value !== 'boolean') return <bdi>{names.nameOf(related, value) ?? String(value)}</bdi>;
  return (
    <span className={classes['value']}>
      <ValueDisplay field={known} value={value} />
    </span>
  );
};

type Sides = readonly [before: string, after: string];

interface FieldChangeProps extends Pick<ChangedValueProps, 'collection' | 'names'> {
  readonly change: SaveChange;
  /** The headings of the two columns. */
  readonly sides: Sides;
  readonly formatter: HistoryFormatter;
  readonly action?: ReactNode;
}

/** One field with both of its values. */
const FieldChange = ({ collection, names, change, sides, formatter, action }: FieldChangeProps) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const { field, before, after } = change;
  const name = formatter.field(field);
  const relations = fieldRelations(schema, collection);
  const listChange = countListChange(relations, field, before, after);
  const isRelated = relations.listOf(field) !== null || relations.itemOf(field) !== null;
  const parts = useMemo(
    () => (!isRelated && hasTextDiff({ before, after }) ? diffValues(before, after) : null),
    [before, after, isRelated],
  );
  const side = (which: 'before' | 'after') => {
    if (listChange !== null && which === 'after') return <span>{editCountsText(listChange, t, locale.code)}</span>;
    if (parts !== null) return <DiffText parts={partsOfSide(parts, which)} />;
    return (
      <ChangedValue collection={collection} field={field} value={which === 'before' ? before : after} names={names} />
    );
  };
  return (
    <section className={classes['change']} data-change={field} aria-label={name}>
      <div className={classes['head']}>
        <h2 className={classes['field']}>
          <bdi>{name}</bdi>
        </h2>
        {action}
      </div>
      <div className={classes['sides']}>
        <div className={classes['before']}>
          <h3 className={classes['side']}>{sides[0]}</h3>
          <Suspense fallback={<Skeleton height="22px" />}>{side('before')}</Suspense>
        </div>
        <div className={classes['after']}>
          <h3 className={classes['side']}>{sides[1]}</h3>
          <Suspense fallback={<Skeleton height="22px" />}>{side('after')}</Suspense>
        </div>
      </div>
    </section>
  );
};

interface NewValuesProps extends Pick<ChangedValueProps, 'collection' | 'names'> {
  readonly changes: readonly SaveChange[];
  readonly formatter: HistoryFormatter;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Fields without previous values: what is to say of them all once, above their new values. */
const NewValues = ({ collection, names, changes, formatter, title, text }: NewValuesProps) => (
  <section className={classes['change']} aria-label={title}>
    <div className={classes['head']}>
      <div className={classes['field']}>
        <h2>{title}</h2>
        {text === undefined ? null : <p className={classes['why']}>{text}</p>}
      </div>
    </div>
    <dl className={classes['unrecorded']}>
      {changes.map(({ field, after }) => (
        <div key={field} data-change={field} className={classes['row']}>
          <dt>
            <bdi>{formatter.field(field)}</bdi>
          </dt>
          <dd>
            <Suspense fallback={<Skeleton height="22px" />}>
              <ChangedValue collection={collection} field={field} value={after} names={names} />
            </Suspense>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface FieldChangesProps extends Pick<ChangedValueProps, 'collection' | 'names'> {
  readonly changes: readonly SaveChange[];
  /** The headings of the two columns; by default before and after. */
  readonly sides?: Sides | undefined;
  /** The changes have created the item, so that no field had a value before. */
  readonly isCreation?: boolean | undefined;
  /** What can be done with a change, by field. */
  readonly actions?: ReadonlyMap<string, ReactNode> | undefined;
}

/** The changed fields with their values before and after, side by side; then those whose previous value is unknown. */
export const FieldChanges = ({ collection, names, changes, sides, isCreation = false, actions }: FieldChangesProps) => {
  const { t } = useText();
  const formatter = useHistoryFormatter(collection);
  useStream(names.names$);
  const unrecorded = changes.filter(({ isBeforeKnown }) => !isBeforeKnown);
  const shared = { collection, names, formatter };
  if (isCreation) return <NewValues {...shared} changes={changes} title={t('revision_created_with')} />;
  return (
    <div className={classes['changes']}>
      {changes
        .filter(({ isBeforeKnown }) => isBeforeKnown)
        .map((change) => (
          <FieldChange
            key={change.field}
            {...shared}
            change={change}
            sides={sides ?? [t('revision_before'), t('revision_after')]}
            action={actions?.get(change.field)}
          />
        ))}
      {unrecorded.length === 0 ? null : (
        <NewValues {...shared} changes={unrecorded} title={t('before_not_known')} text={t('before_not_known_text')} />
      )}
    </div>
  );
};
