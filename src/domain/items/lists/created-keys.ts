import { equals } from '../../../kernel';
import { type Item, keyOf, type PrimaryKey, valueIn } from '../item';
import { nestedWrite, stagedOf } from './nested-write';
import type { FieldRelations } from './rebase';
import { nothingStaged, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** A new row of a list that was sent without a key, and its values in that write. */
export interface SentRow {
  readonly field: string;
  readonly list: ToMany;
  /** Its place among the new rows. */
  readonly index: number;
  readonly values: Item;
}

const stagedIn = (list: ToMany, values: Item, field: string): StagedEdits =>
  stagedOf(list, null, valueIn(values, field)) ?? nothingStaged;

/**
 * The first new row without a key that the form has other values for than were sent. Rows of a running write are
 * locked: only a draft has such a row, if a drawer was open over it.
 */
export const changedSentRow = (relations: FieldRelations, sent: Item, current: Item): SentRow | null => {
  for (const field of Object.keys(sent)) {
    const list = relations.listOf(field);
    if (list === null) continue;
    const now = stagedIn(list, current, field).created;
    for (const [index, { values }] of stagedIn(list, sent, field).created.entries()) {
      const other = now[index]?.values;
      if (other !== undefined && keyOf(values, list.primaryKey) === null && !equals(values, other))
        return { field, list, index, values };
    }
  }
  return null;
};

/** These values, with the key of the row. */
export const withRowKey = (values: Item, { field, list, index }: SentRow, key: PrimaryKey): Item => {
  const staged = stagedIn(list, values, field);
  const created = staged.created.map((row, place) =>
    place === index ? { ...row, values: { ...row.values, [list.primaryKey]: key } } : row,
  );
  return { ...values, [field]: nestedWrite({ ...staged, created }, list) };
};
