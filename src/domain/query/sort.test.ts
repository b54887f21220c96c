import fc from 'fast-check';
import { schema } from './sample-collections.fixtures';
import { sortMenu, sortParts, sortText } from './sort';

test('a minus means descending', () => {
  expect(sortParts('-name')).toEqual({ field: 'name', descending: true });
  expect(sortParts('name')).toEqual({ field: 'name', descending: false });
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
  expect(menu.filter(({ disabled }) => disabled).map(({ field }) => field.field)).toEqual(['extra', 'guests']);
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
