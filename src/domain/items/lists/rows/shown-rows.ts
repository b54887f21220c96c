import { isJsonObject } from '../../../../kernel';
import { type Item, itemId, keyIn, keyOf, valueIn } from '../../item';
import { addedRows, type ListRow, listRows } from './list-rows';
import { currentPositions, orderedRows, type Position, positionsBehind } from './row-order';
import { rowId, type StagedEdits } from '../staged';
import { collectionOfRow, type ToMany } from '../to-many';

/** Items that were read by their keys; null for one that is missing or may not be read. */
export type KnownItems = ReadonlyMap<string, Item | null>;

/** What is known of a list. */
export interface ListPage {
  readonly list: ToMany;
  readonly staged: StagedEdits;
  readonly known: KnownItems;
  /** The key field of a collection; null if it has none. */
  readonly keyFieldOf: (collection: string) => string | null;
  /** The rows of the page as they are on the server; null before they are loaded. */
  readonly page: readonly Item[] | null;
  readonly isLastPage: boolean;
  /** Whether all rows are listed, in the order of their sort numbers. */
  readonly isInOwnOrder: boolean;
}

/** The rows to show; staged edits are applied. */
export interface ShownRows {
  /** Rows that are not saved yet, other than those that were moved to this page. */
  readonly added: readonly ListRow[];
  /** The rows of the page; null before they are loaded. */
  readonly rows: readonly ListRow[] | null;
  /** True while the rows of this page have distinct ascending numbers, so that they can be moved. */
  readonly isNumbered: boolean;
}

const knownRows = ({ list, known, staged }: ListPage): ReadonlyMap<string, Item> =>
  new Map(
    staged.linked.flatMap((key) => {
      const row = known.get(itemId(list.collection, key)) ?? null;
      return row === null ? [] : [[String(key), row] as const];
    }),
  );

/** A row that names an item behind the junction by its key, with the values of that item and the edits of them. */
const withRelated = (row: ListRow, { list, known, keyFieldOf }: ListPage): ListRow => {
  const { junction } = list;
  const collection = junction === null ? null : collectionOfRow(list, row.values);
  if (junction === null || collection === null) return row;
  const value = valueIn(row.values, junction.field);
  const key = keyIn(value, keyFieldOf(collection) ?? '');
  const related = key === null ? undefined : known.get(itemId(collection, key));
  if (related === undefined || (related === null && isJsonObject(value))) return row;
  if (related === null) return { ...row, isMissing: true };
  const item = isJsonObject(value) ? { ...related, ...value } : related;
  return { ...row, values: { ...row.values, [junction.field]: item } };
};

/** The rows of the page with staged moves; one that came from another page has its key only until it is known. */
const movedRows = (
  { list, staged, known, isLastPage }: ListPage,
  page: readonly Item[],
  positions: readonly Position[],
  added: readonly ListRow[],
  sortField: string,
): readonly ListRow[] => {
  const unsaved = new Map(added.map((row) => [rowId(row.ref), row]));
  const loaded = new Map(page.map((row) => [rowId({ key: keyOf(row, list.primaryKey) ?? '' }), row]));
  const end = positions.at(-1)?.sort ?? 0;
  const behind = isLastPage ? orderedRows(positionsBehind(end, staged, sortField), staged, sortField) : [];
  const rows = [...orderedRows(positions, staged, sortField), ...behind.filter((row) => !unsaved.has(rowId(row)))];
  return rows.flatMap((row) => {
    if ('draft' in row || unsaved.has(rowId(row))) return unsaved.get(rowId(row)) ?? [];
    const item = loaded.get(rowId(row)) ?? known.get(itemId(list.collection, row.key));
    return item === null ? [] : listRows([item ?? { [list.primaryKey]: row.key }], staged, list);
  });
};

const byNumber = (rows: readonly ListRow[], sortField: string): readonly ListRow[] => {
  const numberOf = ({ values }: ListRow): number => Number(values[sortField] ?? Infinity);
  return [...rows].sort((one, other) =>
    numberOf(one) < numberOf(other) ? -1 : numberOf(one) > numberOf(other) ? 1 : 0,
  );
};

/** The rows of a page of a list with all staged edits: rows added, edited, removed and moved. */
export const shownRows = (state: ListPage): ShownRows => {
  const { list, staged, page, isInOwnOrder } = state;
  const { sortField } = list;
  const positions =
    page === null || sortField === null ? null : currentPositions(page, staged, list.primaryKey, sortField);
  const added = addedRows(staged, list, knownRows(state));
  const isOrdered = positions !== null && isInOwnOrder;
  const rows =
    page === null
      ? null
      : isOrdered && sortField !== null
        ? movedRows(state, page, positions, added, sortField)
        : listRows(page, staged, list);
  const onPage = new Set(rows?.map(({ ref }) => rowId(ref)));
  const others = added.filter(({ ref }) => !onPage.has(rowId(ref)));
  return {
    added: (sortField !== null && isInOwnOrder ? byNumber(others, sortField) : others).map((row) =>
      withRelated(row, state),
    ),
    rows: rows?.map((row) => withRelated(row, state)) ?? null,
    isNumbered: positions !== null,
  };
};
