import { useMemo } from 'react';
import type { EditableField } from '../../application/item-editing';
import type { LeftField } from '../../domain/revisions';
import { useText } from '../../kit';
import { relatedLists } from './related-lists.rules';
import classes from './revision-drawer.module.css';
import type { HistoryWords } from './use-history-words';

interface StaysNoteProps {
  readonly left: readonly LeftField[];
  /** Of the form. */
  readonly fields: readonly EditableField[];
  readonly words: HistoryWords;
}

/** Said before anything is put back: where it goes, and which fields stay as they are, each with its reason. */
export const StaysNote = ({ left, fields, words }: StaysNoteProps) => {
  const { t, locale } = useText();
  const lists = useMemo(() => relatedLists(fields, left), [fields, left]);
  const named = left
    .filter(({ why }) => why !== 'field_of_relation')
    .map(({ field, why }) => `${words.field(field)} (${t(why)})`);
  const listed = (names: readonly string[]): string => new Intl.ListFormat(locale.code).format(names);
  return (
    <p className={classes['note']}>
      {t('revision_puts_into_edits')}
      {named.length === 0 ? null : (
        <bdi className={classes['stays']}>{t('revision_stays', { fields: listed(named) })}</bdi>
      )}
      {lists.length === 0 ? null : (
        <bdi className={classes['stays']}>{t('revision_lists_stay', { fields: listed(lists.map(words.field)) })}</bdi>
      )}
    </p>
  );
};
