import { type Item, keyOf, omitFields, valueIn } from '../../item';
import { type RowRef, rowId, type StagedChange, stagedValues, type StagedEdits } from '../staged';
import type { ToMany } from '../to-many';

/**
 * A position of a list in its own order: the sort number that belongs to it, and the row that the
 * server has there; null behind its last row. Moving rows exchanges their numbers, so that the
 * positions keep theirs.
 */
export interface Position {
  readonly row: RowRef | null;
  readonly sort: number;
}

/**
 * The positions of rows that the server has sorted; null if their numbers do not ascend strictly:
 * then there is no number that puts one row between two others.
 */
export const positionsOf = (
  rows: readonly Item[],
  primaryKey: string,
  sortField: string,
): readonly Position[] | null => {
  const positions: Position[] = [];
  for (const row of rows) {
    const [key, value] = [keyOf(row, primaryKey), valueIn(row, sortField)];
    const sort = value === null || value === '' ? NaN : Number(value);
    const last = positions.at(-1);
    if (key === null || !Number.isFinite(sort) || (last !== undefined && sort <= last.sort)) return null;
    positions.push({ row: { key }, sort });
  }
  return positions;
};

const stagedNumbers = (staged: StagedEdits, sortField: string): ReadonlyMap<number, RowRef> => {
  const rows: readonly (readonly [RowRef, Item])[] = [
    ...staged.updated.map(({ key, values }) => [{ key }, values] as const),
    ...staged.created.map(({ draft, values }) => [{ draft }, values] as const),
  ];
  const numbers = new Map<number, RowRef>();
  for (const [row, values] of rows) if (typeof values[sortField] === 'number') numbers.set(values[sortField], row);
  return numbers;
};

/**
 * The positions of rows that the server has sorted, or those that they get when they are numbered; null if they have no
 * distinct numbers either way.
 */
export const currentPositions = (
  rows: readonly Item[],
  staged: StagedEdits,
  primaryKey: string,
  sortField: string,
): readonly Position[] | null => {
  const onServer = positionsOf(rows, primaryKey, sortField);
  if (onServer !== null) return onServer;
  const numbered = rows.map((row) => {
    const key = keyOf(row, primaryKey);
    const sort = key === null ? undefined : stagedValues(staged, { key })[sortField];
    return sort === undefined ? row : { ...row, [sortField]: sort };
  });
  const sorted = [...numbered].sort((one, other) => Number(one[sortField] ?? NaN) - Number(other[sortField] ?? NaN));
  const isStaged = (key: RowRef): boolean => Object.hasOwn(stagedValues(staged, key), sortField);
  return (
    positionsOf(sorted, primaryKey, sortField)?.map(({ row, sort }) => ({
      row: row !== null && isStaged(row) ? null : row,
      sort,
    })) ?? null
  );
};

/**
 * The positions of rows that are not saved yet, and of those that have exchanged their number with
 * one: those above `end`.
 */
export const positionsBehind = (end: number, staged: StagedEdits, sortField: string): readonly Position[] =>
  [...stagedNumbers(staged, sortField).keys()]
    .filter((sort) => sort > end)
    .sort((one, other) => one - other)
    .map((sort) => ({ row: null, sort }));

/** The positions of the added rows among themselves. */
export const addedPositions = (staged: StagedEdits, sortField: string): readonly Position[] => {
  const linked = new Set(staged.linked.map((key) => rowId({ key })));
  return [...stagedNumbers(staged, sortField)]
    .filter(([, row]) => 'draft' in row || linked.has(rowId(row)))
    .map(([sort]) => ({ row: null, sort }))
    .sort((one, other) => one.sort - other.sort);
};

/**
 * The rows in the order of the positions, with staged moves. Each row is listed once, also where a
 * number was typed that another row has.
 */
export const orderedRows = (
  positions: readonly Position[],
  staged: StagedEdits,
  sortField: string,
): readonly RowRef[] => {
  const numbers = stagedNumbers(staged, sortField);
  const movedIds = new Set([...numbers.values()].map(rowId));
  const arrived = new Set(positions.flatMap(({ sort }) => numbers.get(sort) ?? []).map(rowId));
  const displaced = positions.flatMap(({ row, sort }) =>
    row === null || !numbers.has(sort) || movedIds.has(rowId(row)) ? [] : [row],
  );
  return positions.flatMap(({ row, sort }): readonly RowRef[] => {
    const moved = numbers.get(sort);
    if (moved !== undefined) return [moved];
    const next = row !== null && arrived.has(rowId(row)) ? displaced.shift() : row;
    return next == null ? [] : [next];
  });
};

const withNumber = (
  staged: StagedEdits,
  row: RowRef,
  sortField: string,
  sort: number,
  initial: number | undefined,
): StagedChange => {
  const values = omitFields(stagedValues(staged, row), [sortField]);
  return {
    kind: 'update',
    row,
    values: sort === initial ? values : { ...values, [sortField]: sort },
    ...(initial !== undefined && { base: { [sortField]: initial } }),
  };
};

/**
 * The steps that move a row from one of these positions to another, both counted from 0: only the
 * rows between the two get other numbers, and those that had given way to a staged number. A row that gets the number
 * back that it has on the server is not edited any more.
 */
export const moveSteps = (
  positions: readonly Position[],
  staged: StagedEdits,
  sortField: string,
  from: number,
  to: number,
): readonly StagedChange[] => {
  const before = orderedRows(positions, staged, sortField);
  const moved = before[from];
  if (moved === undefined || to < 0 || to >= before.length) return [];
  const others = before.filter((_row, index) => index !== from);
  const after = [...others.slice(0, to), moved, ...others.slice(to)];
  const initial = new Map(positions.flatMap(({ row, sort }) => (row === null ? [] : [[rowId(row), sort] as const])));
  return positions.flatMap(({ sort }, index) => {
    const row = after[index];
    if (row === undefined) return [];
    const number = stagedValues(staged, row)[sortField] ?? initial.get(rowId(row));
    if (number === sort) return [];
    return [withNumber(staged, row, sortField, sort, initial.get(rowId(row)))];
  });
};

/** The steps that number all rows of a list from 1, in the order given; rows that have their number are left out. */
export const numberSteps = (
  rows: readonly Item[],
  staged: StagedEdits,
  { primaryKey }: Pick<ToMany, 'primaryKey'>,
  sortField: string,
): readonly StagedChange[] => {
  const keys = rows.map((row) => [keyOf(row, primaryKey), valueIn(row, sortField)] as const);
  return keys.flatMap(([key, value], index) => {
    const known = value === null || value === '' ? undefined : Number(value);
    const current = key === null ? undefined : stagedValues(staged, { key })[sortField];
    if (key === null || (current === undefined ? known === index + 1 : current === index + 1)) return [];
    return [withNumber(staged, { key }, sortField, index + 1, known)];
  });
};

/** The query for the highest number of the rows that match `own`. */
export const highestNumberQuery = <Filter>(own: Filter, sortField: string) => ({
  fields: [sortField],
  // Some databases sort null before all numbers.
  filter: { _and: [own, { [sortField]: { _nnull: true } }] },
  sort: [`-${sortField}`],
  limit: 1,
});
