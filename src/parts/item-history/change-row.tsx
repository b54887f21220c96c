import { Suspense, useMemo } from 'react';
import type { ShownChange } from '../../application/history';
import { diffValues } from '../../domain/revisions';
import { useText } from '../../kit';
import { Button, Skeleton } from '../../ui';
import { ChangedValue } from './changed-value';
import { comparesWords, partsOfSide } from './change-look.rules';
import { DiffText } from './diff-text';
import classes from './revision-drawer.module.css';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';
import type { HistoryWords } from './use-history-words';

interface ChangeRowProps {
  readonly change: ShownChange;
  /** What the two sides are called. */
  readonly sides: readonly [string, string];
  readonly drawer: RevisionDrawerViewModel;
  readonly words: HistoryWords;
}

/** One field: its value on either side, and putting the first back. */
export const ChangeRow = ({ change, sides, drawer, words }: ChangeRowProps) => {
  const { t } = useText();
  const { field, before, after, known, obstacle } = change;
  const name = words.field(field);
  const parts = useMemo(
    () => (comparesWords({ before, after, known }) ? diffValues(before, after) : null),
    [before, after, known],
  );
  const side = (which: 'before' | 'after') => {
    if (parts !== null) return <DiffText parts={partsOfSide(parts, which)} />;
    return which === 'before' && !known ? (
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
          onClick={() => drawer.reading.revert.execute(field)}
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
