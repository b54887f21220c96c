import fc from 'fast-check';
import { schema } from './sample-collections.fixtures';
import { sortItems, sortMenu, sortParts, sortText, strictSort } from './sort';

test('reads a leading minus as descending', () => {
  expect(sortParts('-name')).toEqual({ field: 'name', descending: true });
  expect(sortParts('name')).toEqual({ field: 'name', descending: false });
});

test('adds the key unless it is there in either direction', () => {
  expect([strictSort(['-name'], 'id'), strictSort([], 'id')]).toEqual([['-name', 'id'], ['id']]);
  expect([strictSort(['-id'], 'id'), strictSort(['name', 'id'], 'id')]).toEqual([['-id'], ['name', 'id']]);
});

test('sortText restores what sortParts took apart', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '-'), (field, minus) => {
      expect(sortText(sortParts(`${minus}${field}`))).toBe(`${minus}${field}`);
    }),
  );
});

test('lists all fields with data and disables those without an order', () => {
  const menu = sortMenu(schema, 'events');
  expect(menu.filter(({ disabled }) => disabled).map(({ field }) => field.field)).toEqual([
    'extra',
    'host',
    'guests',
    'poster',
    'plan',
  ]);
  expect(menu.map(({ field }) => field.field)).toEqual([
    'id',
    'name',
    'place',
    'starts_at',
    'ends_at',
    'day',
    'moment',
    'at',
    'public',
    'extra',
    'host',
    'guests',
    'poster',
    'plan',
  ]);
});

const order = (values: readonly (boolean | number | string | null | object)[]) =>
  sortItems(
    values.map((v, id) => ({ id, v }) as Parameters<typeof sortItems>[0][number]),
    'v',
  ).map((item) => item['v']);

test('sorts null, then booleans and numbers, then text', () => {
  expect(order(['b', true, null, 0.5, 'a', false])).toEqual([null, false, 0.5, true, 'a', 'b']);
});

test('keeps the order of values without one', () => {
  expect(order([{ b: 1 }, 'x', { a: 1 }])).toEqual([{ b: 1 }, 'x', { a: 1 }]);
});

test('sorts text of numeric fields as numbers, but not numeric text of others', () => {
  const items = ['10', null, '9', '-2', '9007199254740993', '9007199254740992', '9.5'].map((v) => ({ v }));
  const sorted = (sort: string, numbers: boolean) => sortItems(items, sort, numbers).map(({ v }) => v);
  expect(sorted('v', true)).toEqual([null, '-2', '9', '9.5', '10', '9007199254740992', '9007199254740993']);
  expect(sorted('-v', true)).toEqual(['9007199254740993', '9007199254740992', '10', '9.5', '9', '-2', null]);
  expect(sorted('v', false)).toEqual([null, '-2', '10', '9', '9.5', '9007199254740992', '9007199254740993']);
});

test('items with the same text or number keep their order, in both directions', () => {
  const same = [
    { id: 1, value: '7' },
    { id: 2, value: '7' },
  ];
  for (const sort of ['value', '-value'])
    expect([sortItems(same, sort), sortItems(same, sort, true)]).toEqual([same, same]);
});

test('sorts lists as comma text', () => {
  expect(order([['b'], null, ['a', 'c'], ['a']])).toEqual([null, ['a'], ['a', 'c'], ['b']]);
});

test('sorting is a permutation and idempotent', () => {
  const items = fc.array(fc.record({ v: fc.oneof(fc.string(), fc.integer(), fc.constant(null)), id: fc.integer() }));
  fc.assert(
    fc.property(items, fc.constantFrom('v', '-v'), (list, sort) => {
      const sorted = sortItems(list, sort);
      expect(new Set(sorted)).toEqual(new Set(list));
      expect(sortItems(sorted, sort)).toEqual(sorted);
    }),
  );
});
