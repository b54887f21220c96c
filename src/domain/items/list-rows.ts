import { keyOf, type Item } from './item';
import { applyRowEdits } from './apply-edits';
import { rowId, type RowRef, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** A row of a list with its staged edits applied. */
export interface ListRow {
  readonly ref: RowRef;
  readonly values: Item;
  readonly state: 'loaded' | 'edited' | 'linked' | 'created';
}

type Edits = ReadonlyMap<string, Item>;

const loadedRows = (rows: readonly Item[], staged: StagedEdits, list: ToMany, edits: Edits): readonly ListRow[] => {
  const removed = new Set(staged.removed.map(({ key }) => String(key)));
  return rows.flatMap((row): readonly ListRow[] => {
    const key = keyOf(row, list.primaryKey);
    if (key === null || removed.has(String(key))) return [];
    const edit = edits.get(String(key));
    if (edit === undefined) return [{ ref: { key }, values: row, state: 'loaded' }];
    return [{ ref: { key }, values: applyRowEdits(row, edit, list.junction?.field ?? null), state: 'edited' }];
  });
};

const linkedRows = (staged: StagedEdits, list: ToMany, edits: Edits): readonly ListRow[] =>
  staged.linked.map(({ key, display }) => ({
    ref: { key },
    values: { ...display, ...edits.get(String(key)), [list.primaryKey]: key },
    state: 'linked',
  }));

const createdRows = (staged: StagedEdits): readonly ListRow[] =>
  staged.created.map(({ draft, values, display }) => ({
    ref: { draft },
    values: { ...values, ...display },
    state: 'created',
  }));

const sortRows = (rows: readonly ListRow[], order: readonly RowRef[]): readonly ListRow[] => {
  const positions = new Map(order.map((ref, position) => [rowId(ref), position]));
  const positionOf = (row: ListRow): number => positions.get(rowId(row.ref)) ?? order.length;
  return [...rows].sort((a, b) => positionOf(a) - positionOf(b));
};

/**
 * The rows to show: the loaded ones without the removed ones, then linked and created ones, in the order set by the
 * user. Null while the list is loading, which is not the same as empty.
 */
export const listRows = (
  loaded: readonly Item[] | null,
  staged: StagedEdits,
  list: ToMany,
): readonly ListRow[] | null => {
  if (loaded === null) return null;
  const edits = new Map(staged.updated.map(({ key, values }) => [String(key), values]));
  const rows: readonly ListRow[] = [
    ...loadedRows(loaded, staged, list, edits),
    ...linkedRows(staged, list, edits),
    ...createdRows(staged),
  ];
  return staged.order === null ? rows : sortRows(rows, staged.order);
};

/** The sort value that puts a row behind all others: the highest one plus one. */
export const nextSort = (rows: readonly ListRow[], sortField: string): number =>
  rows.reduce((greatest, { values }) => Math.max(greatest, Number(values[sortField] ?? 0) || 0), 0) + 1;
