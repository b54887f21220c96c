import type { Item } from '../../../../domain/items';
import type { Accountability } from '../../accountability';
import { admin, errorOf } from '../../../testing/library';
import { guide, museumPlatform } from '../../../testing/museum';

const stops = (who: Accountability, ...fields: readonly string[]): readonly Item[] =>
  museumPlatform()
    .items('stops', who)
    .list({ fields, sort: ['sort'] });

describe('items of several collections', () => {
  test('are asked for by their collection, and answered whole where only others were asked', () => {
    expect(stops(admin, 'item:halls.name')).toEqual([
      { item: { id: 3, title: 'Dusk', price: 30, hall: null, copyOf: null, copies: [], labels: [] } },
      { item: { name: 'East' } },
    ]);
    expect(stops(admin, 'item:paintings.title', 'item:halls.paintings.title')).toEqual([
      { item: { title: 'Dusk' } },
      { item: { paintings: [{ title: 'Dawn' }, { title: 'Noon' }] } },
    ]);
  });

  test('what was asked of whatever is there counts alone when it comes first', () => {
    expect(stops(admin, 'item.id', 'item:paintings.title', 'item:halls.name')).toEqual([
      { item: { id: 3 } },
      { item: { id: 1 } },
    ]);
  });

  test('are answered to anybody who may read one of them: the platform looks at no permission for items there', () => {
    expect(stops(guide, 'item:paintings.title')[0]).toEqual({ item: { title: 'Dusk' } });
    expect(errorOf(() => museumPlatform().items('paintings', guide).read(3))).toMatch(/^403 FORBIDDEN/);
  });

  test('give away fields that may not be read by their names, though not by a wildcard', () => {
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

describe('the order of an answer', () => {
  test('what leads to an item has its own place when it was asked for itself as well', () => {
    expect(painting(admin, 'id', 'title', 'hall', 'hall.name', 'price')).toBe(
      '{"id":1,"title":"Dawn","hall":{"name":"East"},"price":10}',
    );
    expect(painting(admin, 'hall.name', '*')).toMatch(
      /^\{"id":1,"title":"Dawn","price":10,"hall":\{"name":"East"\},"copyOf":null,/,
    );
  });

  test('a wildcard stands for the fields in the order of the rule, wherever it stands', () => {
    expect(painting(guide, '*', 'title', 'id')).toBe('{"id":1,"title":"Dawn","hall":1}');
    expect(painting(guide, 'title', '*')).toBe('{"title":"Dawn","id":1,"hall":1}');
  });

  test('and else comes last', () => {
    expect(painting(admin, 'hall.name', 'id', 'title')).toBe('{"id":1,"title":"Dawn","hall":{"name":"East"}}');
  });
});

test('a wildcard beside a way through a field that may not be read does not ask for that field', () => {
  const platform = museumPlatform();
  platform
    .items('directus_permissions', admin)
    .create([{ role: 'guides', collection: 'labels', action: 'read', fields: ['text'], permissions: {} }]);
  const labels = platform.items('labels', guide);
  expect(labels.read(1, { fields: ['*', 'painting.title'] })).toEqual({ text: 'one', painting: { title: 'Dawn' } });
  expect(errorOf(() => labels.read(1, { fields: ['painting'] }))).toMatch(/^403 FORBIDDEN/);
});
