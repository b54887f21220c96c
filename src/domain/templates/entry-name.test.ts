import { entryFields } from '../items';
import { entryName } from './entry-name';

const fields = entryFields(
  { fields: [{ field: 'line', type: 'alias', interface: 'presentation-divider' }, { field: 'a' }, { field: 'b' }] },
  'en-US',
);

test('an entry is named by its template', () => {
  expect(entryName({ a: 'One', b: 2 }, '{{a}} ({{ b }})', fields)).toBe('One (2)');
  expect(entryName({ a: { c: ['<b>', 1] } }, '{{a.c}}', fields)).toBe('["<b>",1]');
});

test('an entry is named by the first field with a value where the template is missing or empty', () => {
  expect(entryName({ b: false, a: null }, undefined, fields)).toBe('false');
  expect(entryName({ a: 'One' }, '{{missing}}', fields)).toBe('One');
  expect(entryName({ other: 'One' }, '{{missing}}', fields)).toBe('');
  expect(entryName({ constructor: 'x' }, '{{toString}}', [])).toBe('');
});

test('a long name is cut', () => {
  expect(entryName({ a: 'x'.repeat(100_000) }, '{{a}}', fields)).toHaveLength(300);
});
