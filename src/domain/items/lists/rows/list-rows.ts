import { keyOf, type Item } from '../../item';
import { applyRowEdits } from '../apply-edits';
import { type RowRef, stagedValues, type StagedEdits } from '../staged';
import type { ToMany } from '../to-many';

/** A row of a list with its staged edits applied. */
export interface ListRow {
  readonly ref: RowRef;
  readonly values: Item;
  /** 'moved': only its number in the order of the list is another one. */
  readonly state: 'loaded' | 'edited' | 'moved' | 'removed' | 'linked' | 'created';
  /** The item that it leads to was looked up and not found. */
  readonly isMissing?: true;
}

const editState = (edits: Item | undefined, { sortField }: ToMany): ListRow['state'] => {
  if (edits === undefined) return 'loaded';
  return Object.keys(edits).every((field) => field === sortField) ? 'moved' : 'edited';
};

/** The rows of a page with their edits; removed rows keep their place. Rows without a key are left out. */
export const listRows = (loaded: readonly Item[], staged: StagedEdits, list: ToMany): readonly ListRow[] => {
  const removed = new Set(staged.removed.map(String));
  const edited = new Map(staged.updated.map(({ key, values }) => [String(key), values]));
  return loaded.flatMap((row): readonly ListRow[] => {
    const key = keyOf(row, list.primaryKey);
    if (key === null) return [];
    const edits = edited.get(String(key));
    const values = edits === undefined ? row : applyRowEdits(row, edits, list.junction?.field ?? null);
    const state = removed.has(String(key)) ? 'removed' : editState(edits, list);
    return [{ ref: { key }, values, state }];
  });
};

/**
 * The rows that are added to a list and not saved yet: linked ones first, then new ones. `known` has the values of
 * linked rows that were read, by key.
 */
export const addedRows = (staged: StagedEdits, list: ToMany, known: ReadonlyMap<string, Item>): readonly ListRow[] => [
  ...staged.linked.map((key): ListRow => {
    const row = { ...known.get(String(key)), [list.primaryKey]: key };
    return { ref: { key }, values: applyRowEdits(row, stagedValues(staged, { key }), null), state: 'linked' };
  }),
  ...staged.created.map(({ draft, values }): ListRow => ({ ref: { draft }, values, state: 'created' })),
];

/**
 * The sort value that puts a row behind all others: the highest one plus one. `greatest` is the highest one on the
 * server, null for a list without numbers.
 */
export const nextSort = (staged: StagedEdits, sortField: string, greatest: number | null): number => {
  const numbers = [...staged.created, ...staged.updated]
    .map(({ values }) => Number(values[sortField] ?? 0))
    .filter(Number.isFinite);
  return Math.max(0, greatest ?? 0, ...numbers) + 1;
};
