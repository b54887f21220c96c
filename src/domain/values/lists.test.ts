import fc from 'fast-check';
import { csvCell } from '../import-export/export-text';
import { csvEntries, csvValue } from './selected-values';
import { hashState } from './hash-value';

test('a csv field is a list, or text read straight from the database', () => {
  expect(csvEntries(['a', ' b ', '', 3, null, { a: 1 }, ['c']])).toEqual(['a', 'b', '3']);
  expect(csvEntries('a, b,,c')).toEqual(['a', 'b', 'c']);
  expect(csvEntries(null)).toEqual([]);
  expect(csvValue(['a,b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(csvValue([' '])).toBeNull();
});

test('entries survive being sent as a list and being stored as text', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const sent = csvEntries(csvValue(typed));
      expect(csvEntries(sent)).toEqual(sent);
      expect(csvEntries(sent.join(','))).toEqual(sent);
    }),
  );
});

test('what a spreadsheet would run is put behind an apostrophe; numbers are not', () => {
  expect(['=1+1', '+a', '-2+3', '@x', '\tx', '\0x'].map(csvCell)).toEqual([
    "'=1+1",
    "'+a",
    "'-2+3",
    "'@x",
    "'\tx",
    "'\0x",
  ]);
  expect([-2, '-12', '-2.55', null, true].map(csvCell)).toEqual(['-2', '-12', '-2.55', '', 'true']);
  expect(csvCell('a=b')).toBe('a=b');
  expect(csvCell({ a: 1 })).toBe('"{""a"":1}"');
  expect(csvCell('=a,b')).toBe(`"'=a,b"`);
});

test('no cell begins as a formula, and a quoted one ends where it should', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      expect(/^"?[=+@\t\r\0]/.test(cell)).toBe(false);
      const inner = cell.startsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '') : cell;
      expect(inner).not.toMatch(/["\r\n]/.test(text) ? /"/ : /[",\r\n]{99}/);
    }),
  );
});

test('a hash is there, typed, or not there', () => {
  expect(hashState(null, null)).toBe('empty');
  expect(hashState('', 'x')).toBe('empty');
  expect(hashState('**********', '**********')).toBe('hashed');
  expect(hashState('new', '**********')).toBe('typed');
});
