import { collection, primaryKey, sortField, stringKey, world } from '../../../../../fixtures/builders';
import { admin, errorOf } from '../../../testing/library';
import { Database } from '../../world/database';
import { Platform } from '../../platform';

/** Items with the keys 1, 2, 3 … at these positions; null for none. */
const placed = (...places: readonly (number | null)[]) => {
  const rows = places.map((sort, index) => ({ id: index + 1, sort }));
  const platform = new Platform(
    new Database(world('list', [collection('items', { sort_field: 'sort' }, [primaryKey(), sortField()], rows)])),
    { now: () => 0 },
  );
  const move = (item: number, to: number): readonly unknown[] => {
    platform.sorting(admin).move('items', { item, to });
    return platform.database.rows('items').map((row) => row['sort']);
  };
  return { move, platform };
};

test.each<[readonly (number | null)[], number, number, readonly number[]]>([
  [[1, 2, 3, 4], 1, 3, [3, 1, 2, 4]],
  [[1, 2, 3, 4], 4, 2, [1, 3, 4, 2]],
  [[10, 20, 30], 1, 3, [30, 19, 29]],
  [[null, 6, -2], 1, 3, [-2, 7, -1]],
  [[null, null, null], 3, 1, [2, 3, 1]],
  [[1, 1, 3, 4], 4, 3, [1, 2, 4, 3]],
  [[1, 5, 12, null, 1, null, 1, 5, 2], 3, 7, [1, 6, 3, 8, 2, 9, 4, 7, 5]],
  [[2, 1], 1, 1, [2, 1]],
])('on %j, moving %i to %i gives %j', (places, item, to, after) => {
  expect(placed(...places).move(item, to)).toEqual(after);
});

test('numbers unsorted items by auto-increment key, regardless of insertion order', () => {
  const { move, platform } = placed(null, null);
  platform.items('items', admin).create([{ id: 40 }, { id: 7 }]);
  move(1, 1);
  expect(platform.database.rows('items').map((row) => [row['id'], row['sort']])).toEqual([
    [1, 1],
    [2, 2],
    [40, 4],
    [7, 3],
  ]);
});

test('numbers unsorted items with other keys in insertion order', () => {
  const rows = ['d', 'b', 'c'].map((id) => ({ id, sort: null }));
  const key = stringKey('id');
  const platform = new Platform(
    new Database(world('list', [collection('items', { sort_field: 'sort' }, [key, sortField()], rows)])),
    { now: () => 0 },
  );
  platform.sorting(admin).move('items', { item: 'b', to: 'b' });
  expect(platform.database.rows('items').map((row) => row['sort'])).toEqual([1, 2, 3]);
});

test('rejects a move from or to a missing item, and numbers nothing', () => {
  const { move, platform } = placed(null, 1);
  expect(errorOf(() => move(7, 1))).toMatch(/^500/);
  expect(errorOf(() => move(1, 7))).toMatch(/^500/);
  expect(platform.database.rows('items').map((row) => row['sort'])).toEqual([null, 1]);
});

test('reports an unknown collection before missing parameters', () => {
  const sorting = placed().platform.sorting(admin);
  expect(errorOf(() => sorting.move('unheard', {}))).toMatch(/^403 FORBIDDEN/);
  expect(errorOf(() => sorting.move('items', {}))).toBe('400 INVALID_PAYLOAD "item" is required');
});
