import { equals } from '../../../kernel';
import { type Item, keyOf, type PrimaryKey, valueIn } from '../item';
import { nestedWrite, stagedOf } from './nested-write';
import type { FieldRelations } from './rebase';
import { type CreatedRow, nothingStaged, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** A new row of a list that was sent without a key, and its values in that write. */
export interface SentRow {
  readonly field: string;
  readonly list: ToMany;
  /** Its place among the new rows. */
  readonly index: number;
  readonly values: Item;
}

type Rows = readonly CreatedRow[];

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
    const before: Rows = stagedIn(list, sent, field).created;
    const now: Rows = stagedIn(list, current, field).created;
    // Other rows may have been removed since: a row that was not changed may have another place now.
    const isIn = (rows: Rows, values: Item): boolean => rows.some((row) => equals(row.values, values));
    for (const [index, { values }] of before.entries()) {
      const other = now[index]?.values;
      const hasKey = keyOf(values, list.primaryKey) !== null;
      if (other !== undefined && !hasKey && !isIn(now, values) && !isIn(before, other))
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
