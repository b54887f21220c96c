import { keyIn, keyOf, omitFields, pickFields, referencedKey } from './item';

test('a value refers to an item by a text or a number', () => {
  expect([5, 'a', { id: 5 }, null, true].map(referencedKey)).toEqual([5, 'a', null, null, null]);
});

test('the key of an item is a text or a number under the name of its key field', () => {
  expect([{ id: 5 }, { id: 'a' }, { id: null }, {}].map((item) => keyOf(item, 'id'))).toEqual([5, 'a', null, null]);
});

test('the key in a value is the value itself, or that of the item that it holds', () => {
  expect([5, 'a', { id: 5 }, { name: 'new' }, null].map((value) => keyIn(value, 'id'))).toEqual([
    5,
    'a',
    5,
    null,
    null,
  ]);
});

test('fields are picked from values, and omitted from them; unknown ones change nothing', () => {
  const values = { id: 1, name: 'a', sort: null };
  expect(pickFields(values, ['name', 'id', 'other'])).toEqual({ id: 1, name: 'a' });
  expect(omitFields(values, ['name', 'other'])).toEqual({ id: 1, sort: null });
});
