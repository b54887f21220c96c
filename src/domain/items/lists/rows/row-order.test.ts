import fc from 'fast-check';
import { ROW_WRITES } from '../../../schema';
import type { Item } from '../../item';
import { nestedWrite } from '../nested-write';
import {
  addedPositions,
  currentPositions,
  moveSteps,
  numberSteps,
  orderedRows,
  type Position,
  positionsBehind,
  positionsOf,
} from './row-order';
import {
  isNothingStaged,
  nothingStaged,
  type RowRef,
  rowId,
  stage,
  type StagedChange,
  type StagedEdits,
} from '../staged';
import type { ToMany } from '../to-many';

const list: ToMany = {
  collection: 'links',
  primaryKey: 'id',
  updateKey: 'id',
  writes: ROW_WRITES,
  foreignKey: 'letter',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
};

const rowsOf = (...sorts: readonly Item['sort'][]): readonly Item[] =>
  sorts.map((sort = null, index) => ({ id: index + 1, sort }));

const positions = (...sorts: readonly number[]): readonly Position[] =>
  positionsOf(rowsOf(...sorts), 'id', 'sort') ?? [];

const staged = (...changes: readonly StagedChange[]): StagedEdits => changes.reduce(stage, nothingStaged);

const move = (places: readonly Position[], before: StagedEdits, from: number, to: number): StagedEdits =>
  moveSteps(places, before, 'sort', from, to).reduce(stage, before);

const ids = (rows: readonly RowRef[]): readonly string[] =>
  rows.map((row) => ('key' in row ? String(row.key) : row.draft));

const order = (places: readonly Position[], edits: StagedEdits): string =>
  ids(orderedRows(places, edits, 'sort')).join('');

test('positions need distinct ascending numbers', () => {
  expect(positions(2, 5, 9)).toEqual([
    { row: { key: 1 }, sort: 2 },
    { row: { key: 2 }, sort: 5 },
    { row: { key: 3 }, sort: 9 },
  ]);
  expect(positionsOf([{ id: 1, sort: '10' }], 'id', 'sort')).toEqual([{ row: { key: 1 }, sort: 10 }]);
  for (const sorts of [[1, 1], [2, 1], [1, null], [null], ['']])
    expect(positionsOf(rowsOf(...sorts), 'id', 'sort')).toBeNull();
  expect(positionsOf([{ sort: 1 }], 'id', 'sort')).toBeNull();
});

test('a move gives new numbers to the rows between the two positions only', () => {
  const places = positions(10, 20, 30, 40, 50);
  const moved = move(places, nothingStaged, 1, 3);
  expect(nestedWrite(moved, list)).toEqual({
    update: [
      { id: 3, sort: 20 },
      { id: 4, sort: 30 },
      { id: 2, sort: 40 },
    ],
  });
  expect(order(places, moved)).toBe('13425');
});

test('a move keeps what else is staged for a row', () => {
  const before = staged({ kind: 'update', row: { key: 2 }, values: { name: 'two' } });
  const places = positions(1, 2);
  const moved = move(places, before, 0, 1);
  expect(nestedWrite(moved, list)).toEqual({
    update: [
      { name: 'two', sort: 1, id: 2 },
      { sort: 2, id: 1 },
    ],
  });
  expect(nestedWrite(move(places, moved, 0, 1), list)).toEqual({ update: [{ name: 'two', id: 2 }] });
});

test('a move beyond the positions does nothing', () => {
  const places = positions(1, 2);
  for (const [from, to] of [
    [0, 2],
    [0, -1],
    [2, 0],
    [1, 1],
  ] as const)
    expect(moveSteps(places, nothingStaged, 'sort', from, to)).toEqual([]);
});

test('a row that has given way to the staged number of another one gets the number of its new position', () => {
  // Another user has exchanged the numbers of the rows 2 and 3 since the row 1 was moved behind 2.
  const places = positionsOf(
    [
      { id: 1, sort: 1 },
      { id: 3, sort: 2 },
      { id: 2, sort: 3 },
    ],
    'id',
    'sort',
  );
  const before = staged(
    { kind: 'update', row: { key: 1 }, values: { sort: 2 } },
    { kind: 'update', row: { key: 2 }, values: { sort: 1 } },
  );
  expect(order(places ?? [], before)).toBe('213');
  const after = move(places ?? [], before, 1, 0);
  expect(order(places ?? [], after)).toBe('123');
  expect(nestedWrite(after, list)).toEqual({
    update: [
      { id: 2, sort: 2 },
      { id: 3, sort: 3 },
    ],
  });
});

test('an added row moves between saved rows, and the last one takes its number', () => {
  const added = staged({ kind: 'create', draft: 'a', values: { name: 'new', sort: 4 } }, { kind: 'link', key: 9 });
  const saved = positions(1, 2, 3);
  const places = [...saved, ...positionsBehind(3, added, 'sort')];
  const moved = move(places, added, 3, 1);
  expect(order(places, moved)).toBe('1a23');
  expect(order(saved, moved)).toBe('1a2');
  expect(ids(orderedRows(positionsBehind(3, moved, 'sort'), moved, 'sort'))).toEqual(['3']);
  expect(nestedWrite(moved, list)).toEqual({
    create: [{ name: 'new', sort: 2 }],
    update: [{ id: 9 }, { id: 2, sort: 3 }, { id: 3, sort: 4 }],
  });
  expect(move(places, moved, 1, 3)).toEqual(added);
});

test('added rows exchange their numbers among themselves', () => {
  const added = staged(
    { kind: 'create', draft: 'a', values: { sort: 4 } },
    { kind: 'link', key: 9 },
    { kind: 'update', row: { key: 9 }, values: { sort: 5 } },
    { kind: 'update', row: { key: 1 }, values: { sort: 7 } },
  );
  const places = addedPositions(added, 'sort');
  expect(order(places, added)).toBe('a9');
  expect(order(places, move(places, added, 0, 1))).toBe('9a');
});

test('a row is listed once where a number was typed that another row has', () => {
  const places = positions(1, 2, 3);
  expect(order(places, staged({ kind: 'update', row: { key: 1 }, values: { sort: 3 } }))).toBe('321');
  expect(order(places, staged({ kind: 'update', row: { key: 1 }, values: { sort: 99 } }))).toBe('123');
  expect(order(places, staged({ kind: 'update', row: { key: 8 }, values: { sort: 2 } }))).toBe('183');
  expect(order(places, staged({ kind: 'update', row: { key: 1 }, values: { sort: 'x' } }))).toBe('123');
});

test('numbering gives each row its position, and leaves rows out that have it', () => {
  const rows = rowsOf(1, null, 2, '');
  const numbered = numberSteps(rows, nothingStaged, list, 'sort').reduce(stage, nothingStaged);
  expect(nestedWrite(numbered, list)).toEqual({
    update: [
      { id: 2, sort: 2 },
      { id: 3, sort: 3 },
      { id: 4, sort: 4 },
    ],
  });
  expect(numberSteps(rows, numbered, list, 'sort')).toEqual([]);
  expect(numberSteps([{ sort: 5 }], nothingStaged, list, 'sort')).toEqual([]);
  const other = staged({ kind: 'update', row: { key: 1 }, values: { sort: 8 } });
  expect(isNothingStaged(numberSteps(rowsOf(1), other, list, 'sort').reduce(stage, other))).toBe(true);
});

describe('for any list and any moves', () => {
  const sorts = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 8 });
  const inRange = (index: number, length: number): number => index % length;

  test('a move puts the row at its position and keeps the order of the others, with the same numbers', () => {
    fc.assert(
      fc.property(sorts, moves, (numbers, steps) => {
        const places = positions(...[...numbers].sort((one, other) => one - other));
        let edits = nothingStaged;
        let expected = places.map(({ row }) => (row === null ? '' : rowId(row)));
        for (const [one, other] of steps) {
          const [from, to] = [inRange(one, places.length), inRange(other, places.length)];
          edits = move(places, edits, from, to);
          const [taken = ''] = expected.splice(from, 1);
          expected = [...expected.slice(0, to), taken, ...expected.slice(to)];
        }
        expect(orderedRows(places, edits, 'sort').map(rowId)).toEqual(expected);
      }),
    );
  });

  test('moving and moving back leaves nothing staged, and nothing outside of the range is touched', () => {
    fc.assert(
      fc.property(sorts, fc.nat(11), fc.nat(11), (numbers, one, other) => {
        const places = positions(...[...numbers].sort((a, b) => a - b));
        const [from, to] = [inRange(one, places.length), inRange(other, places.length)];
        const moved = move(places, nothingStaged, from, to);
        const touched = moved.updated.map(({ key }) => Number(key) - 1);
        expect(touched.every((index) => index >= Math.min(from, to) && index <= Math.max(from, to))).toBe(true);
        expect(touched).toHaveLength(from === to ? 0 : Math.abs(from - to) + 1);
        expect(isNothingStaged(move(places, moved, to, from))).toBe(true);
      }),
    );
  });
});

test('rows that are still without a number have no positions, nor do those that are numbered in part', () => {
  const rows = rowsOf(null, null);
  const numbered = (key: number, sort: number): StagedChange => ({ kind: 'update', row: { key }, values: { sort } });
  expect(currentPositions(rows, nothingStaged, 'id', 'sort')).toBeNull();
  expect(currentPositions(rows, staged(numbered(2, 1)), 'id', 'sort')).toBeNull();
  expect(currentPositions(rows, staged(numbered(1, 2), numbered(2, 1)), 'id', 'sort')).toEqual([
    { row: null, sort: 1 },
    { row: null, sort: 2 },
  ]);
});

test('a row that took the place of one with a typed number leaves no row behind', () => {
  const typed = (key: number, sort: number): StagedChange => ({ kind: 'update', row: { key }, values: { sort } });
  expect(order(positions(1, 2, 3), staged(typed(1, 2), typed(2, 9)))).toBe('13');
  expect(order(positions(1, 2, 3), staged(typed(1, 2)))).toBe('213');
});
