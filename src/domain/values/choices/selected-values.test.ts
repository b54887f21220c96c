import fc from 'fast-check';
import {
  withStoredValue,
  selectionPayload,
  selectedValues,
  csvEntries,
  csvValue,
  unstorableEntry,
} from './selected-values';

test('reads lists from JSON and CSV text', () => {
  expect(selectedValues(null, 'json')).toEqual([]);
  expect(selectedValues(['a', 1], 'json')).toEqual(['a', 1]);
  expect(selectedValues('a, b', 'csv')).toEqual(['a', 'b']);
  expect(selectedValues(['a', ' b'], 'csv')).toEqual(['a', 'b']);
});

test('returns null for values that are not lists', () => {
  expect(selectedValues({ a: 1 }, 'json')).toBeNull();
  expect(selectedValues('a', 'json')).toBeNull();
  expect(selectedValues([{ a: 1 }], 'csv')).toBeNull();
  expect(selectedValues(7, 'csv')).toBeNull();
});

test('sends null for no values and text for text fields', () => {
  expect(selectionPayload([], 'json')).toBeNull();
  expect(selectionPayload(null, 'csv')).toBeNull();
  expect(selectionPayload(['a', 2], 'json')).toEqual(['a', 2]);
  expect(selectionPayload(['a', 2], 'csv')).toEqual(['a', '2']);
});

test('converts a choice to the type of the field', () => {
  const stored = (value: string | number | boolean, type: Parameters<typeof withStoredValue>[1]) =>
    withStoredValue({ text: 'Two', value, icon: null }, type).value;
  expect([stored(2, 'csv'), stored(2, 'string'), stored(true, 'text')]).toEqual(['2', '2', 'true']);
  expect([stored('2', 'integer'), stored('2.50', 'decimal'), stored('90071992547409931234', 'bigInteger')]).toEqual([
    2,
    '2.50',
    '90071992547409931234',
  ]);
  expect([
    stored('two', 'integer'),
    stored(' ', 'integer'),
    stored('2', 'json'),
    stored(2, 'json'),
    stored(true, 'boolean'),
  ]).toEqual(['two', ' ', '2', 2, true]);
});

test('reads csv fields as list or text', () => {
  expect(csvEntries(['a', ' b ', '', 3, null, { a: 1 }, ['c']])).toEqual(['a', 'b', '3']);
  expect(csvEntries('a, b,,c')).toEqual(['a', 'b', 'c']);
  expect(csvEntries(null)).toEqual([]);
  expect(csvValue(['a ', 'c'])).toEqual(['a', 'c']);
  expect(csvValue([' '])).toBeNull();
});

test('finds the entry that a csv column cannot hold', () => {
  expect(unstorableEntry(['a', 'b, c', 'd,e'], 'csv')).toBe('b, c');
  expect(unstorableEntry(['a;b', 'a\nb', 7, null], 'csv')).toBeNull();
  expect(unstorableEntry('a,b', 'csv')).toBeNull();
  expect(unstorableEntry(['b, c'], 'json')).toBeNull();
});

test('round-trips entries without a comma through list and text', () => {
  fc.assert(
    fc.property(fc.array(fc.string().filter((entry) => !entry.includes(','))), (typed) => {
      const sent = csvEntries(csvValue(typed));
      expect(unstorableEntry(sent, 'csv')).toBeNull();
      expect(csvEntries(sent)).toEqual(sent);
      expect(csvEntries(sent.join(','))).toEqual(sent);
    }),
  );
});

test('a choice of no value keeps it in every type', () => {
  const none = { text: 'None', value: null, icon: null };
  expect([withStoredValue(none, 'string'), withStoredValue(none, 'integer')]).toEqual([none, none]);
});
