import { equals, isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { type Item, keyOf, omitFields, type PrimaryKey, referencedKey, valueIn } from '../item';
import { type CreatedRow, nothingStaged, sentUpdates, type StagedEdits, type UpdatedRow } from './staged';
import type { ToMany } from './to-many';

/** The key under its own name, by which the entry is read again, and under the name that the server looks for. */
const keyMembers = ({ primaryKey, updateKey }: ToMany, key: PrimaryKey): Item =>
  updateKey === null ? { [primaryKey]: key } : { [updateKey]: key, [primaryKey]: key };

/** The values of an entry of `update`, without the key of the row. */
export const updateValues = ({ primaryKey, updateKey }: ToMany, entry: Item): Item =>
  omitFields(entry, updateKey === null ? [primaryKey] : [primaryKey, updateKey]);

/**
 * The value of the list's field in the write of its item: `create`, `update` and `delete`, each only when it is not
 * empty; null when there is nothing to send. An empty list is never sent: the server (9.0.0-rc.83) takes an empty
 * `delete` as 'all of them'. Rows in `delete` are unlinked or deleted as the relation is configured; rows in
 * `update` are assigned to this item, which is how existing rows are linked, and have their key under two names where
 * the server of 9.0 looks for another than their own.
 */
export const nestedWrite = (staged: StagedEdits, list: ToMany): JsonObject | null => {
  const updates = new Map<string, Item>(staged.linked.map((key) => [String(key), keyMembers(list, key)]));
  for (const { key, values } of sentUpdates(staged)) updates.set(String(key), { ...values, ...keyMembers(list, key) });
  const members: readonly (readonly [string, readonly Json[]])[] = [
    ['create', staged.created.map(({ values }) => values)],
    ['update', [...updates.values()]],
    ['delete', staged.removed],
  ];
  const filled = members.filter(([, rows]) => rows.length > 0);
  return filled.length === 0 ? null : Object.fromEntries(filled);
};

/** An item shows the keys of at most so many rows of a list. */
export const MAX_LISTED_KEYS = 100;

const entriesOf = (write: JsonObject, member: string): readonly Json[] => {
  const entries = valueIn(write, member);
  return Array.isArray(entries) ? (entries as readonly Json[]) : [];
};

const keysIn = (entries: readonly Json[]): readonly PrimaryKey[] =>
  entries.flatMap((entry) => referencedKey(entry) ?? []);

const createdRows = (entries: readonly Json[]): readonly CreatedRow[] =>
  entries.filter(isJsonObject).map((values, index) => ({ draft: String(index), values }));

/** Rows of which only the key is named become rows of this item; the others are edited. */
const existingRows = (entries: readonly Item[], list: ToMany): Pick<StagedEdits, 'linked' | 'updated'> => {
  const rows = entries.flatMap((entry): readonly UpdatedRow[] => {
    const key = keyOf(entry, list.primaryKey);
    return key === null ? [] : [{ key, values: updateValues(list, entry) }];
  });
  const isLink = ({ values }: UpdatedRow): boolean => Object.keys(values).length === 0;
  return { linked: rows.filter(isLink).map(({ key }) => key), updated: rows.filter((row) => !isLink(row)) };
};

/** True for an edit of a list, as `nestedWrite` returns it. */
export const isNestedWrite = (value: Json): value is JsonObject =>
  isJsonObject(value) && ['create', 'update', 'delete'].some((member) => Array.isArray(valueIn(value, member)));

/**
 * The edits that a value of a list's field stands for: those of a nested write, or the rows of a new item's list. Null
 * for a value that is neither. `initial` is the value without edits. New rows are named by their positions.
 */
export const stagedOf = (list: ToMany, initial: Json, value: Json): StagedEdits | null => {
  if (value === null || equals(value, initial)) return nothingStaged;
  if (isNestedWrite(value)) {
    return {
      created: createdRows(entriesOf(value, 'create')),
      ...existingRows(entriesOf(value, 'update').filter(isJsonObject), list),
      removed: keysIn(entriesOf(value, 'delete')),
    };
  }
  // An item that exists has its own rows: an array sent for it would replace them all.
  if (!Array.isArray(value) || (Array.isArray(initial) && initial.length > 0)) return null;
  const rows = value as readonly Json[];
  const objects = rows.filter(isJsonObject);
  const { linked, updated } = existingRows(objects, list);
  return {
    created: createdRows(objects.filter((row) => keyOf(row, list.primaryKey) === null)),
    linked: [...linked, ...keysIn(rows)],
    updated,
    removed: [],
  };
};
