import { keyOf, type Item } from './item';
import { applyRowEdits } from './apply-edits';
import { rowId, type RowRef, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** A row as the list shows it, with what is staged laid over it. */
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
    name: { key },
    values: { ...display, ...edits.get(String(key)), [list.primaryKey]: key },
    state: 'linked',
  }));

const createdRows = (staged: StagedEdits): readonly ListRow[] =>
  staged.created.map(({ draft, values, display }) => ({
    name: { draft },
    values: { ...values, ...display },
    state: 'created',
  }));

const sortRows = (rows: readonly ListRow[], order: readonly RowRef[]): readonly ListRow[] => {
  const places = new Map(order.map((name, place) => [rowId(name), place]));
  const place = (row: ListRow): number => places.get(rowId(row.ref)) ?? order.length;
  return [...rows].sort((a, b) => place(a) - place(b));
};

/**
 * The rows to show: those loaded, without the removed, then linked and created ones, in the order somebody gave them.
 * Null while the list has not loaded, for that is not the same as empty.
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

/** The number that puts a row behind all others: the greatest there is plus one. */
export const nextSort = (rows: readonly ListRow[], sortField: string): number =>
  rows.reduce((greatest, { values }) => Math.max(greatest, Number(values[sortField] ?? 0) || 0), 0) + 1;
