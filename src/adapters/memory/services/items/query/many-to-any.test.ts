import {
  collection,
  manyToAny,
  permission,
  primaryKey,
  role,
  stringField,
  stringKey,
  world,
} from '../../../../../../fixtures/builders';
import type { Item } from '../../../../../domain/items';
import type { Accountability } from '../../../accountability';
import { admin, errorOf } from '../../../../testing/library';
import { guide, museumPlatform } from '../../../../testing/museum';
import { Database } from '../../../world/database';
import { Platform } from '../../../platform';

const stops = (who: Accountability, ...fields: readonly string[]): readonly Item[] =>
  museumPlatform()
    .items('stops', who)
    .list({ fields, sort: ['sort'] });

describe('items of several collections', () => {
  test('are requested by collection, and complete when only other collections were named', () => {
    expect(stops(admin, 'item:halls.name')).toEqual([
      { item: { id: 3, title: 'Dusk', price: 30, hall: null, copyOf: null, copies: [], labels: [] } },
      { item: { name: 'East' } },
    ]);
    expect(stops(admin, 'item:paintings.title', 'item:halls.paintings.title')).toEqual([
      { item: { title: 'Dusk' } },
      { item: { paintings: [{ title: 'Dawn' }, { title: 'Noon' }] } },
    ]);
  });

  test('paths without a collection win when they come first', () => {
    expect(stops(admin, 'item.id', 'item:paintings.title', 'item:halls.name')).toEqual([
      { item: { id: 3 } },
      { item: { id: 1 } },
    ]);
  });

  test('are returned to roles with any rule for their collection, without checking items', () => {
    expect(stops(guide, 'item:paintings.title')[0]).toEqual({ item: { title: 'Dusk' } });
    expect(errorOf(() => museumPlatform().items('paintings', guide).read(3))).toMatch(/^403 FORBIDDEN/);
  });

  test('include named fields that may not be read, but not by a wildcard', () => {
    expect(stops(guide, 'item:paintings.price')[0]).toEqual({ item: { price: 30 } });
    expect(stops(guide, 'item:paintings.*')[0]).toEqual({ item: { id: 3, title: 'Dusk', hall: null } });
    expect(
      errorOf(() =>
        museumPlatform()
          .items('paintings', guide)
          .list({ fields: ['price'] }),
      ),
    ).toMatch(/^403 FORBIDDEN/);
  });
});

/**
 * Stops at a hall, whose key is `id` as that of the stops, and at a room, whose key is `code`; as a guide who may read
 * these fields of both.
 */
const stopsWithKeys = (readable: readonly string[], ...fields: readonly string[]): readonly Item[] => {
  const built = world('tours', [
    role('guides', 'Guides', { app_access: false }),
    permission('guides', 'stops', 'read'),
    permission('guides', 'halls', 'read', { fields: readable }),
    permission('guides', 'rooms', 'read', { fields: readable }),
    collection('halls', {}, [primaryKey(), stringField('name')], [{ id: 1, name: 'East' }]),
    collection('rooms', {}, [stringKey('code'), stringField('name')], [{ code: 'R7', name: 'Red' }]),
    collection(
      'tours',
      {},
      [primaryKey(), manyToAny('stops', { allowed: ['halls', 'rooms'], junction: 'stops', here: 'tour' })],
      [{ id: 1 }],
    ),
  ]);
  const rows = [
    { id: 1, tour: 1, collection: 'halls', item: '1', sort: 1 },
    { id: 2, tour: 1, collection: 'rooms', item: 'R7', sort: 2 },
  ];
  const database = new Database({ ...built, items: { ...built.items, stops: rows } });
  return new Platform(database, { now: () => 0 }).items('stops', guide).list({ fields, sort: ['sort'] });
};

describe('an item whose key has another name than the key of the junction', () => {
  test('is left out where the role may read none of its fields, and other items are their key', () => {
    expect(stopsWithKeys([], 'id', 'item.*')).toEqual([{ id: 1, item: 1 }, { id: 2 }]);
    expect(stopsWithKeys([], 'id', 'item:halls.*', 'item:rooms.*')).toEqual([{ id: 1, item: 1 }, { id: 2 }]);
  });

  test('is returned with the fields that the role may read', () => {
    expect(stopsWithKeys(['name'], 'item.*')).toEqual([{ item: { name: 'East' } }, { item: { name: 'Red' } }]);
  });
});

const painting = (who: Accountability, ...fields: readonly string[]): string =>
  JSON.stringify(museumPlatform().items('paintings', who).read(1, { fields }));

describe('the order of fields in a response', () => {
  test('a relation that was also requested itself keeps that position', () => {
    expect(painting(admin, 'id', 'title', 'hall', 'hall.name', 'price')).toBe(
      '{"id":1,"title":"Dawn","hall":{"name":"East"},"price":10}',
    );
    expect(painting(admin, 'hall.name', '*')).toMatch(
      /^\{"id":1,"title":"Dawn","price":10,"hall":\{"name":"East"\},"copyOf":null,/,
    );
  });

  test('a wildcard inserts the fields in the order of the rule', () => {
    expect(painting(guide, '*', 'title', 'id')).toBe('{"id":1,"title":"Dawn","hall":1}');
    expect(painting(guide, 'title', '*')).toBe('{"title":"Dawn","id":1,"hall":1}');
  });

  test('other relations come last', () => {
    expect(painting(admin, 'hall.name', 'id', 'title')).toBe('{"id":1,"title":"Dawn","hall":{"name":"East"}}');
  });
});

test('a wildcard beside a path through a forbidden field does not request that field', () => {
  const platform = museumPlatform();
  platform
    .items('directus_permissions', admin)
    .create([{ role: 'guides', collection: 'labels', action: 'read', fields: ['text'], permissions: {} }]);
  const labels = platform.items('labels', guide);
  expect(labels.read(1, { fields: ['*', 'painting.title'] })).toEqual({ text: 'one', painting: { title: 'Dawn' } });
  expect(errorOf(() => labels.read(1, { fields: ['painting'] }))).toMatch(/^403 FORBIDDEN/);
});
