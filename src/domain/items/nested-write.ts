import type { Json, JsonObject } from '../../kernel';
import type { Item, PrimaryKey } from './item';
import { rowId, type RowRef, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** The sort value by row; nothing while the user has not reordered the list or the list has no sort field. */
type SortValues = (name: RowRef) => Item;

const sortValuesOf = (staged: StagedEdits, { sortField }: ToMany): SortValues => {
  if (staged.order === null || sortField === null) return () => ({});
  const values = new Map(staged.order.map((ref, position) => [rowId(ref), { [sortField]: position }]));
  return (ref) => values.get(rowId(ref)) ?? {};
};

/** Rows whose sort value has changed. A row that is not loaded always gets its sort value written. */
const movedRows = (
  staged: StagedEdits,
  list: ToMany,
  loaded: readonly Item[],
  places: SortValues,
): readonly PrimaryKey[] => {
  const before = new Map(loaded.map((row) => [String(row[list.primaryKey]), row]));
  return (staged.order ?? []).flatMap((name) => {
    if (!('key' in name)) return [];
    const moved = Object.entries(places(name)).some(
      ([field, place]) => before.get(String(name.key))?.[field] !== place,
    );
    return moved ? [name.key] : [];
  });
};

const updates = (staged: StagedEdits, list: ToMany, loaded: readonly Item[], places: SortValues): readonly Item[] => {
  const edits = new Map(staged.updated.map(({ key, values }) => [String(key), values]));
  const keys = [...staged.updated, ...staged.linked].map(({ key }) => key);
  const unique = new Map([...keys, ...movedRows(staged, list, loaded, places)].map((key) => [String(key), key]));
  return [...unique].map(([id, key]) => ({ ...edits.get(id), ...places({ key }), [list.primaryKey]: key }));
};

/**
 * The value of the list's field in the write of its item: `create`, `update` and `delete`, each only when it is not
 * empty; null when there is nothing to send. An empty list is never sent: the server (9.0.0-rc.83) takes an empty
 * `delete` as 'all of them'. Rows in `delete` are unlinked or deleted as the relation is configured; rows in
 * `update` are assigned to this item, which is how existing rows are linked.
 */
export const nestedWrite = (staged: StagedEdits, list: ToMany, loaded: readonly Item[] | null): JsonObject | null => {
  const places = sortValuesOf(staged, list);
  const lists: readonly (readonly [string, readonly Json[]])[] = [
    ['create', staged.created.map(({ draft, values }) => ({ ...values, ...places({ draft }) }))],
    ['update', updates(staged, list, loaded ?? [], places)],
    ['delete', staged.removed.map(({ key }) => key)],
  ];
  const filled = lists.filter(([, rows]) => rows.length > 0);
  return filled.length === 0 ? null : Object.fromEntries(filled);
};

/** Rows to delete although their relation only unlinks: each needs a request of its own after the save. */
export const deletionsAfterSave = (staged: StagedEdits, list: ToMany): readonly PrimaryKey[] =>
  list.removal === 'delete' ? [] : staged.removed.filter(({ how }) => how === 'delete').map(({ key }) => key);
