import fc from 'fast-check';
import { isLeft, left } from 'fp-ts/Either';
import type { Json } from '../../kernel';
import { csvTable, jsonTable, MAX_COLUMNS, type TableFile } from './table-file';

const table = (result: ReturnType<typeof csvTable>): TableFile => {
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

test('takes column names from the first line, skips blank lines and counts them in row numbers', () => {
  const read = table(csvTable([['Name', 'Slug'], ['a', 'b'], ['', ''], [''], ['c', 'd'], ['']], ','));
  expect(read).toEqual({
    format: 'csv',
    delimiter: ',',
    columns: ['Name', 'Slug'],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    rowNumbers: [2, 5],
  });
});

test('counts blank lines before the header', () => {
  expect(table(csvTable([[''], ['Name'], ['a']], ','))).toMatchObject({
    columns: ['Name'],
    rows: [['a']],
    rowNumbers: [3],
  });
});

test('keeps short and long lines and drops empty cells beyond the last column', () => {
  const read = table(csvTable([['Name', 'Slug'], ['a'], ['b', 'c', 'd'], ['e', 'f', '', '']], ','));
  expect(read.rows).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
});

test('makes column names unique, including __proto__', () => {
  expect(table(csvTable([['a', 'a', '', '__proto__', ' a '], ['1']], ',')).columns).toEqual([
    'a',
    'a (2)',
    '#3',
    '__proto__',
    'a (3)',
  ]);
});

test.each([
  ['nothing at all', [], 'no_rows'],
  ['names alone', [['a', 'b']], 'no_rows'],
  ['ten thousand columns', [Array.from({ length: 10_000 }, String), ['1']], 'too_many_columns'],
])('rejects %s', (_, lines, fault) => {
  expect(csvTable(lines, ',')).toEqual(left(fault));
});

test('removes the apostrophe before a formula only', () => {
  expect(
    table(
      csvTable(
        [
          ['a', 'b'],
          ["'=1+1", "'tis"],
        ],
        ',',
      ),
    ).rows,
  ).toEqual([['=1+1', "'tis"]]);
});

test('creates a column per property of any entry, with missing values undefined', () => {
  const read = table(jsonTable([{ a: 1 }, { b: null, ['__proto__']: 'x' }]));
  expect(read.columns).toEqual(['a', 'b', '__proto__']);
  expect(read.rows).toEqual([
    [1, undefined, undefined],
    [undefined, null, 'x'],
  ]);
  expect(read.rowNumbers).toEqual([1, 2]);
});

test('reads an API response and a single entry', () => {
  expect(table(jsonTable({ data: [{ a: 1 }] })).rows).toEqual([[1]]);
  expect(table(jsonTable({ a: 1 })).rows).toEqual([[1]]);
});

test.each<[string, Json, string]>([
  ['a number', 5, 'no_json'],
  ['a list of other things', [1, 'a'], 'no_json'],
  ['an empty list', [], 'no_rows'],
  [
    'an entry of ten thousand members',
    [Object.fromEntries(Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => [`m${index}`, 1]))],
    'too_many_columns',
  ],
])('rejects %s', (_, value, fault) => {
  expect(jsonTable(value)).toEqual(left(fault));
});

test('never throws for any JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(() => jsonTable(value as Json)).not.toThrow()));
});
