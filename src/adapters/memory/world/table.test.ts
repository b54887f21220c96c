import fc from 'fast-check';
import type { Item } from '../../../domain/items';
import { Table } from './table';
import { TableStorage } from './table-storage';

type Write = { readonly key: number; readonly value: number | null };

const writes = fc.array(
  fc.record({ key: fc.integer({ min: 1, max: 6 }), value: fc.option(fc.integer({ min: 0, max: 3 })) }),
  { maxLength: 40 },
);

/** Null removes the row. */
const written = (table: Table, { key, value }: Write): Table =>
  value === null ? table.without(key) : table.with(key, { id: key, value });

const plain = (rows: ReadonlyMap<number, Item>, { key, value }: Write): ReadonlyMap<number, Item> => {
  const next = new Map(rows);
  if (value === null) next.delete(key);
  else next.set(key, { id: key, value });
  return next;
};

const byKey = (rows: Iterable<Item>): readonly Item[] => [...rows].sort((a, b) => Number(a['id']) - Number(b['id']));

const START: readonly Item[] = [1, 2, 3].map((id) => ({ id, value: id }));

test('every table keeps its content, whichever is read first', () => {
  fc.assert(
    fc.property(writes, fc.array(fc.nat(), { maxLength: 20 }), (all, asked) => {
      const history = [
        {
          table: Table.of(START, 'id'),
          rows: new Map(START.map((row) => [Number(row['id']), row])) as ReadonlyMap<number, Item>,
        },
      ];
      for (const [at, write] of all.entries()) {
        const from = history[at % 3 === 2 ? Math.floor(at / 2) : at];
        if (from !== undefined) history.push({ table: written(from.table, write), rows: plain(from.rows, write) });
      }
      for (const each of [...asked, ...history.keys()]) {
        const { table, rows } = history[each % history.length] ?? {};
        if (table === undefined || rows === undefined) continue;
        expect(byKey(table.all())).toEqual(byKey(rows.values()));
        expect(table.pages().flat()).toEqual(table.all());
        for (const key of [1, 4]) expect(table.get(key)).toEqual(rows.get(key) ?? null);
        for (const value of [0, 2])
          expect(byKey(table.where('value', value))).toEqual(
            byKey([...rows.values()].filter((row) => row['value'] === value)),
          );
      }
    }),
  );
});

test('a replaced row keeps its position, a new one comes last', () => {
  const table = Table.of(START, 'id').with(2, { id: 2, value: 9 }).with(7, { id: 7 });
  expect(table.all().map((row) => row['id'])).toEqual([1, 2, 3, 7]);
  expect(table.where('value', '9')).toEqual([{ id: 2, value: 9 }]);
});

test('a rolled back removal keeps the order', () => {
  const before = Table.of(START, 'id');
  before.without(1).with(8, { id: 8 });
  expect(before.all()).toEqual(START);
});

test('frees the slots of removed rows, and does not reuse their numbers', () => {
  let table = Table.empty();
  for (let key = 1; key <= 5000; key += 1) table = table.with(key, { id: key }).without(key);
  expect(table.all()).toEqual([]);
  expect(table.pages().length).toBeLessThanOrEqual(2);
  expect(table.last).toBe(5000);
  expect(table.without('unknown')).toBe(table);
});

describe('among 100,000 rows', () => {
  const many = Table.of(
    Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1, value: index % 100, code: `c${index}` })),
    'id',
  );
  const touched = jest.spyOn(TableStorage.prototype, 'set');

  beforeEach(() => touched.mockClear());

  test('a write changes its own row only, and so does undoing it', () => {
    const after = many.with(500, { id: 500, value: 7, code: 'x' });
    expect(after.get(500)).toMatchObject({ code: 'x' });
    expect(touched).toHaveBeenCalledTimes(1);
    expect(many.get(500)).toMatchObject({ code: 'c499' });
    expect(touched).toHaveBeenCalledTimes(2);
  });

  test('a read by key or by field value scans no other rows', () => {
    many.where('code', 'c1');
    const rows = jest.spyOn(TableStorage.prototype, 'rows', 'get');
    const scan = jest.spyOn(Array.prototype, 'forEach');
    expect(many.get(77)).toMatchObject({ id: 77 });
    expect(many.where('code', 'c76')).toEqual([many.get(77)]);
    expect([rows.mock.calls.length, scan.mock.calls.length]).toEqual([0, 0]);
    rows.mockRestore();
    scan.mockRestore();
  });

  test('a write changes one page', () => {
    const [before, after] = [many.pages(), many.with(2500, { id: 2500 }).pages()];
    const changed = before.flatMap((page, at) => (page.every((row, index) => row === after[at]?.[index]) ? [] : [at]));
    expect(changed).toEqual([2]);
    expect(before).toHaveLength(100);
  });
});
