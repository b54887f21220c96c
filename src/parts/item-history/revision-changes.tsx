import type { ShownRevision } from '../../application/history';
import { useStream, useText } from '../../kit';
import { ChangeRow } from './change-row';
import classes from './revision-drawer.module.css';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';
import type { HistoryWords } from './use-history-words';

interface RevisionChangesProps {
  readonly shown: ShownRevision;
  readonly drawer: RevisionDrawerViewModel;
  readonly words: HistoryWords;
}

/** Field by field what was there before and after, side by side. */
export const RevisionChanges = ({ shown: { changes, look }, drawer, words }: RevisionChangesProps) => {
  const { t } = useText();
  useStream(drawer.names.names$);
  if (changes.length === 0)
    return <p className={classes['none']}>{t(look === 'current' ? 'revision_same_as_now' : 'revision_no_change')}</p>;
  const sides =
    look === 'current'
      ? ([t('revision_then'), t('revision_now')] as const)
      : ([t('revision_before'), t('revision_after')] as const);
  return (
    <div className={classes['changes']}>
      {changes.map((change) => (
        <ChangeRow key={change.field} change={change} sides={sides} drawer={drawer} words={words} />
      ))}
    </div>
  );
};
