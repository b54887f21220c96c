import { collection, oneToMany, primaryKey, stringField, stringKey, world } from '../../../../../../fixtures/builders';
import { admin, errorOf } from '../../../../testing/library';
import { guide, museumPlatform } from '../../../../testing/museum';
import { Platform } from '../../../platform';
import { Database } from '../../../world/database';

const open = () => {
  const platform = museumPlatform();
  const hallsOf = () => platform.database.rows('paintings').map((row) => [row['id'], row['hall']]);
  const labels = () => platform.database.rows('labels').map((row) => [row['id'], row['painting']]);
  return {
    platform,
    hallsOf,
    labels,
    paintings: platform.items('paintings', admin),
    halls: platform.items('halls', admin),
  };
};

test('a nested update contains the key, and needs the permission to write it', () => {
  const { platform, paintings } = open();
  paintings.update([1], { hall: { id: 1, name: 'North' } });
  expect(platform.database.row('halls', 1)).toMatchObject({ name: 'North' });
  const limited = platform.items('paintings', guide);
  expect(errorOf(() => limited.update([1], { hall: { id: 1, name: 'South' } }))).toMatch(/^403 FORBIDDEN/);
  expect(platform.database.row('halls', 1)).toMatchObject({ name: 'North' });
  limited.update([1], { hall: { id: 2 } });
  expect(platform.database.row('paintings', 1)).toMatchObject({ hall: 2 });
});

test("'delete' removes the named items from the list, and no others", () => {
  const { halls, hallsOf } = open();
  halls.update([1], { paintings: { delete: [2, 3] } });
  expect(hallsOf()).toEqual([
    [1, 1],
    [2, null],
    [3, null],
  ]);
});

test("an empty 'delete' removes all items from the list, those just created included", () => {
  const { halls, hallsOf, paintings, labels } = open();
  halls.update([1], { paintings: { update: [{ id: 3 }], delete: [] } });
  expect(hallsOf()).toEqual([
    [1, null],
    [2, null],
    [3, null],
  ]);
  paintings.update([1], { labels: { create: [{ text: 'new' }], delete: [] } });
  expect(labels()).toEqual([[3, 2]]);
});

test("removes nothing without 'delete'", () => {
  const { halls, hallsOf } = open();
  halls.update([1], { paintings: { update: [{ id: 3 }], create: [] } });
  expect(hallsOf()).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

test('writes many-to-any items with their junction', () => {
  const { platform } = open();
  platform.items('tours', admin).update([1], {
    stops: {
      create: [{ collection: 'halls', item: { name: 'New' } }],
      update: [{ id: 1, collection: 'paintings', item: { id: 3, title: 'Night' } }],
    },
  });
  expect(platform.database.row('halls', 3)).toMatchObject({ name: 'New' });
  expect(platform.database.row('paintings', 3)).toMatchObject({ title: 'Night' });
  expect(platform.database.rows('stops').map((row) => [row['collection'], String(row['item'])])).toEqual([
    ['paintings', '3'],
    ['halls', '1'],
    ['halls', '3'],
  ]);
});

test('rejects a collection that the relation does not allow, and rolls back', () => {
  const { platform } = open();
  const create = [
    { collection: 'halls', item: { name: 'New' } },
    { collection: 'labels', item: { text: 'x' } },
  ];
  expect(errorOf(() => platform.items('tours', admin).update([1], { stops: { create } }))).toMatch(
    /^400 INVALID_PAYLOAD/,
  );
  expect(platform.database.rows('halls')).toHaveLength(2);
});

test("revisions of related items are children of the first item's revision", () => {
  const { platform, halls } = open();
  halls.update([1, 2], { paintings: [{ title: 'New' }] });
  const revisions = platform.database.rows('directus_revisions');
  const [first] = revisions.filter((row) => row['collection'] === 'halls');
  expect(revisions.filter((row) => row['collection'] === 'paintings').map((row) => row['parent'])).toEqual(
    [first, first, first, first].map((row) => row?.['id']),
  );
});

test('normalizes keys, single and in lists', () => {
  const { halls, hallsOf, paintings, platform } = open();
  halls.update([2], { paintings: [' 3', { id: '2', title: 'Renamed' }] });
  expect(hallsOf()).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ]);
  paintings.update([1], { hall: { id: '02', name: 'North' } });
  expect(platform.database.rows('halls')).toEqual([
    { id: 1, name: 'East' },
    { id: 2, name: 'North' },
  ]);
});

test('a batch by query resolves $CURRENT_USER', () => {
  const { paintings } = open();
  paintings.update([3], { title: admin.user });
  expect(paintings.keysOf({ filter: { title: { _eq: '$CURRENT_USER' } } })).toEqual([3]);
});

describe('where the keys of item and rows differ in name', () => {
  const openShop = () => {
    const shop = world('shop', [
      collection('shelves', {}, [primaryKey(), stringField('title')], [{ id: 1, title: 'one', shop: 'a' }]),
      collection(
        'shops',
        {},
        [stringKey('code'), oneToMany('shelves', { from: 'shelves', foreignKey: 'shop' })],
        [{ code: 'a' }, { code: 'b' }],
      ),
    ]);
    const platform = new Platform(new Database(shop), { now: () => 0 });
    return { platform, shops: platform.items('shops', admin), shelf: () => platform.database.row('shelves', 1) };
  };

  test("a row in 'update' is found by the key name of the item only", () => {
    const { shops, shelf } = openShop();
    expect(errorOf(() => shops.update(['b'], { shelves: { update: [{ id: 1, title: 'x' }] } }))).toMatch(/^500/);
    expect(shelf()).toMatchObject({ title: 'one', shop: 'a' });
    shops.update(['b'], { shelves: { update: [{ code: 1, id: 7, title: 'uno' }] } });
    expect(shelf()).toEqual({ id: 1, title: 'uno', shop: 'b' });
  });

  test("'delete' and arrays go by the key of the rows", () => {
    const { shops, shelf } = openShop();
    shops.update(['a'], { shelves: { delete: [1] } });
    expect(shelf()).toMatchObject({ shop: null });
    shops.update(['b'], { shelves: [{ id: 1, title: 'uno' }] });
    expect(shelf()).toEqual({ id: 1, title: 'uno', shop: 'b' });
  });
});
