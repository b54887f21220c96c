import type { LeftField } from '../../domain/revisions';
import { useText } from '../../kit';
import classes from './revision-drawer.module.css';
import type { HistoryWords } from './use-history-words';

interface StaysNoteProps {
  readonly left: readonly LeftField[];
  readonly words: HistoryWords;
}

/** Said before anything is put back: where it goes, and which fields stay as they are, each with its reason. */
export const StaysNote = ({ left, words }: StaysNoteProps) => {
  const { t, locale } = useText();
  const named = left.map(({ field, why }) => `${words.field(field)} (${t(why)})`);
  return (
    <p className={classes['note']}>
      {t('revision_puts_into_edits')}
      {named.length === 0 ? null : (
        <bdi className={classes['stays']}>{t('revision_stays', { fields: new Intl.ListFormat(locale.code).format(named) })}</bdi>
      )}
    </p>
  );
};
