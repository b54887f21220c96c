import fc from 'fast-check';
import { schema } from './sample-collections.fixtures';
import { sortMenu, sortParts, sortText, strictSort } from './sort';

test('a minus means descending', () => {
  expect(sortParts('-name')).toEqual({ field: 'name', descending: true });
  expect(sortParts('name')).toEqual({ field: 'name', descending: false });
});

test('an order is strict with the key in it, in either direction', () => {
  expect([strictSort(['-name'], 'id'), strictSort([], 'id')]).toEqual([['-name', 'id'], ['id']]);
  expect([strictSort(['-id'], 'id'), strictSort(['name', 'id'], 'id')]).toEqual([['-id'], ['name', 'id']]);
});

test('a sort taken apart and put together is the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '-'), (field, minus) => {
      expect(sortText(sortParts(`${minus}${field}`))).toBe(`${minus}${field}`);
    }),
  );
});

test('the menu has all that hold something, those without an order disabled', () => {
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
