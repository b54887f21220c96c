import { Suspense, useMemo } from 'react';
import type { ViewedChange, ViewedRevision } from '../../../application/history';
import { type DiffPart, diffValues } from '../../../domain/revisions';
import { fieldOf } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import { useService, useStream, useText } from '../../../kit';
import { Button, Skeleton, VisuallyHidden } from '../../../ui';
import { EmptyValue, ValueDisplay } from '../../value-display';
import classes from './revision-drawer.module.css';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';
import { hasTextDiff, shortenUnchanged, partsOfSide } from './revision.rules';
import type { HistoryFormatter } from '../use-history-formatter';
import { SchemaStore } from '../../../application/schema';

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
  readonly field: string;
  readonly value: Json;
  readonly drawer: RevisionDrawerViewModel;
}

/** A whole value through its field's display: related items by title, values of missing fields as plain text. */
const ChangedValue = ({ field, value, drawer }: ChangedValueProps) => {
  const { schema } = useService(SchemaStore);
  const known = fieldOf(schema, drawer.collection, field);
  const related = drawer.relatedOf(field);
  if (value === null || value === '') return <EmptyValue />;
  if (typeof value === 'object' || known === null)
    return <span className={classes['text']}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
  if (related !== null && typeof value !== 'boolean')
    return <bdi>{drawer.names.nameOf(related, value) ?? String(value)}</bdi>;
  return (
    <span className={classes['value']}>
      <ValueDisplay field={known} value={value} />
    </span>
  );
};

interface ChangeRowProps {
  readonly change: ViewedChange;
  /** The headings of the two columns. */
  readonly sides: readonly [string, string];
  readonly drawer: RevisionDrawerViewModel;
  readonly formatter: HistoryFormatter;
}

/** One field with both of its values, and the button to revert it. */
const ChangeRow = ({ change, sides, drawer, formatter }: ChangeRowProps) => {
  const { t } = useText();
  const { field, before, after, isBeforeKnown, obstacle } = change;
  const name = formatter.field(field);
  const parts = useMemo(
    () => (hasTextDiff({ before, after, isBeforeKnown }) ? diffValues(before, after) : null),
    [before, after, isBeforeKnown],
  );
  const side = (which: 'before' | 'after') => {
    if (parts !== null) return <DiffText parts={partsOfSide(parts, which)} />;
    return which === 'before' && !isBeforeKnown ? (
      <span className={classes['none']}>{t('before_not_known')}</span>
    ) : (
      <ChangedValue field={field} value={which === 'before' ? before : after} drawer={drawer} />
    );
  };
  return (
    <section className={classes['change']} data-change={field} aria-label={name}>
      <div className={classes['head']}>
        <h3 className={classes['field']}>
          <bdi>{name}</bdi>
        </h3>
        <Button
          variant="ghost"
          size="small"
          icon="undo"
          aria-label={t('revision_put_back_of', { field: name })}
          disabledReason={obstacle && t(obstacle)}
          onClick={() => drawer.viewer.revert.execute(field)}
        >
          {t('revision_put_back_field')}
        </Button>
      </div>
      <div className={classes['sides']}>
        <div className={classes['before']}>
          <h4 className={classes['side']}>{sides[0]}</h4>
          <Suspense fallback={<Skeleton height="22px" />}>{side('before')}</Suspense>
        </div>
        <div className={classes['after']}>
          <h4 className={classes['side']}>{sides[1]}</h4>
          <Suspense fallback={<Skeleton height="22px" />}>{side('after')}</Suspense>
        </div>
      </div>
    </section>
  );
};

interface RevisionChangesProps {
  readonly shown: ViewedRevision;
  readonly drawer: RevisionDrawerViewModel;
  readonly formatter: HistoryFormatter;
}

/** The changed fields with their values before and after, side by side. */
export const RevisionChanges = ({ shown: { changes, view }, drawer, formatter }: RevisionChangesProps) => {
  const { t } = useText();
  useStream(drawer.names.names$);
  if (changes.length === 0)
    return <p className={classes['none']}>{t(view === 'current' ? 'revision_same_as_now' : 'revision_no_change')}</p>;
  const sides =
    view === 'current'
      ? ([t('revision_then'), t('revision_now')] as const)
      : ([t('revision_before'), t('revision_after')] as const);
  return (
    <div className={classes['changes']}>
      {changes.map((change) => (
        <ChangeRow key={change.field} change={change} sides={sides} drawer={drawer} formatter={formatter} />
      ))}
    </div>
  );
};
