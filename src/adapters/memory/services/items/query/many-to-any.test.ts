import type { Item } from '../../../../../domain/items';
import type { Accountability } from '../../../accountability';
import { admin, errorOf } from '../../../../testing/library';
import { guide, museumPlatform } from '../../../../testing/museum';

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
