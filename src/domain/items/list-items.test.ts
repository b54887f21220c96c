import fc from 'fast-check';
import { reorderItems, mergeRow } from './list-items';

const items = (...ids: readonly number[]) => ids.map((id) => ({ id, sort: id * 10 }));
const ids = (moved: readonly { readonly id?: unknown }[]) => moved.map(({ id }) => id);

test('moves an item up or down and shifts the others', () => {
  expect(ids(reorderItems(items(1, 2, 3, 4), 'id', 1, 2, 'sort'))).toEqual([2, 3, 1, 4]);
  expect(ids(reorderItems(items(1, 2, 3, 4), 'id', 4, 0, 'sort'))).toEqual([4, 1, 2, 3]);
});

test('keeps sort values at their positions when the list has them', () => {
  expect(reorderItems(items(1, 2, 3), 'id', 3, 0, 'sort')).toEqual([
    { id: 3, sort: 10 },
    { id: 1, sort: 20 },
    { id: 2, sort: 30 },
  ]);
  expect(reorderItems([{ id: 1 }, { id: 2 }], 'id', 2, 0, 'sort')).toEqual([{ id: 2 }, { id: 1 }]);
});

test('ignores unknown keys and clamps the position', () => {
  const list = items(1, 2);
  expect(reorderItems(list, 'id', 9, 0, 'sort')).toBe(list);
  expect(ids(reorderItems(list, 'id', 1, 99, 'sort'))).toEqual([2, 1]);
});

test('loses no item and is reversible', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (keys, one, other) => {
      const [from, to] = [one % keys.length, other % keys.length];
      const list = items(...keys);
      const moved = reorderItems(list, 'id', keys[from] ?? 0, to, 'sort');
      expect(moved[to]).toMatchObject({ id: keys[from] });
      expect(reorderItems(moved, 'id', keys[from] ?? 0, from, 'sort')).toEqual(list);
    }),
  );
});

test('takes over response values of its own fields only', () => {
  expect(mergeRow({ id: 1, title: 'a', updated: null }, { id: 1, title: 'b', updated: 'now', secret: 'x' })).toEqual({
    id: 1,
    title: 'b',
    updated: 'now',
  });
});

test('keeps loaded related items when the response has only their keys', () => {
  const row = { id: 1, author: { id: 7, name: 'Ines' }, tags: [{ id: 3 }], extra: { a: 1 } };
  expect(mergeRow(row, { id: 1, author: 7, tags: [3], extra: { a: 2 } })).toEqual({ ...row, extra: { a: 2 } });
});

test('keeps values missing from the response', () => {
  expect(mergeRow({ id: 1, title: 'a' }, {})).toEqual({ id: 1, title: 'a' });
});
