import type { FieldType } from '../schema';
import { sortBy, sortKind } from './sort-order';

test.each<[FieldType, string]>([
  ['date', 'date'],
  ['timestamp', 'date'],
  ['time', 'other'],
  ['integer', 'number'],
  ['string', 'text'],
  ['uuid', 'other'],
  ['boolean', 'other'],
])('the order of a %s is one of the kind %s', (type, kind) => {
  expect(sortKind({ type })).toBe(kind);
});

test('sorts by a date with the newest first, by others from the beginning, and keeps the order of the same field', () => {
  expect(sortBy('title', { field: 'updated', type: 'timestamp' })).toBe('-updated');
  expect(sortBy('-updated', { field: 'title', type: 'string' })).toBe('title');
  expect(sortBy('updated', { field: 'updated', type: 'timestamp' })).toBe('updated');
  expect(sortBy('-title', { field: 'title', type: 'string' })).toBe('-title');
});
