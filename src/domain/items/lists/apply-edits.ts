import { isJsonObject, type Json } from '../../../kernel';
import { type Item, keyIn, keyOf, valueIn } from '../item';
import { updateValues } from './nested-write';
import { isSameKey } from './staged';
import type { ToMany } from './to-many';

/** Edits of a related item keep its other values; anything that is not an object replaces the value. */
export const applyRelatedEdits = (before: Json, edits: Json): Json =>
  isJsonObject(before) && isJsonObject(edits) ? { ...before, ...edits } : edits;

/** A row with its edits; edits of the item behind the junction are merged into that item. */
export const applyRowEdits = (row: Item, edits: Item, junctionField: string | null): Item => {
  const laid = { ...row, ...edits };
  if (junctionField === null || !Object.hasOwn(edits, junctionField)) return laid;
  return { ...laid, [junctionField]: applyRelatedEdits(valueIn(row, junctionField), valueIn(edits, junctionField)) };
};

const listIn = (write: Item, member: string): readonly Json[] => {
  const list = valueIn(write, member);
  return Array.isArray(list) ? (list as readonly Json[]) : [];
};

const isRowOf = (entry: Json, row: Item, { primaryKey }: ToMany): boolean => {
  const [one, other] = [keyIn(entry, primaryKey), keyOf(row, primaryKey)];
  return one !== null && other !== null && isSameKey(one, other);
};

/**
 * The rows of a list as they would be after a nested write, computed without the server: an unsaved copy is built
 * from them. Rows that are only linked are unknown here and stay out.
 */
export const applyNestedWrite = (rows: readonly Item[], write: Json, list: ToMany): readonly Item[] => {
  if (!isJsonObject(write)) return rows;
  const remaining = rows.filter((row) => !listIn(write, 'delete').some((key) => isRowOf(key, row, list)));
  const edited = remaining.map((row) => {
    const edit = listIn(write, 'update').find((entry) => isRowOf(entry, row, list));
    return isJsonObject(edit) ? applyRowEdits(row, updateValues(list, edit), list.junction?.field ?? null) : row;
  });
  return [...edited, ...listIn(write, 'create').filter(isJsonObject)];
};

/** The values that a nested write has for one of the rows after it; empty for a row without edits. */
export const editsOfRow = (row: Item, write: Json, list: ToMany): Item => {
  if (!isJsonObject(write)) return {};
  if (listIn(write, 'create').includes(row)) return row;
  const edit = listIn(write, 'update').find((entry) => isRowOf(entry, row, list));
  return isJsonObject(edit) ? updateValues(list, edit) : {};
};
