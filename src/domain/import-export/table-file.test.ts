import fc from 'fast-check';
import type { Json } from '../../kernel';
import { csvTable, jsonTable, MAX_COLUMNS, type TableFile } from './table-file';

const table = (result: ReturnType<typeof csvTable>): TableFile => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return result.right;
};

test('the first line names the columns; blank lines are no rows, but count as a spreadsheet counts them', () => {
  const read = table(csvTable([['Name', 'Slug'], ['a', 'b'], ['', ''], [''], ['c', 'd'], ['']]));
  expect(read).toEqual({
    format: 'csv',
    columns: ['Name', 'Slug'],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    rowNumbers: [2, 5],
  });
});

test('blank lines before the names of the columns count as well', () => {
  expect(table(csvTable([[''], ['Name'], ['a']]))).toMatchObject({ columns: ['Name'], rows: [['a']], rowNumbers: [3] });
});

test('short lines and long ones stay as they are; empty cells beyond the last column say nothing', () => {
  const read = table(csvTable([['Name', 'Slug'], ['a'], ['b', 'c', 'd'], ['e', 'f', '', '']]));
  expect(read.rows).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
});

test('every column has a name of its own, those of prototypes included', () => {
  expect(table(csvTable([['a', 'a', '', '__proto__', ' a '], ['1']])).columns).toEqual([
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
])('%s is no table', (_, lines, fault) => {
  expect(csvTable(lines)).toEqual({ _tag: 'Left', left: fault });
});

test('an apostrophe that stands before a formula is taken away again, any other stays', () => {
  expect(
    table(
      csvTable([
        ['a', 'b'],
        ["'=1+1", "'tis"],
      ]),
    ).rows,
  ).toEqual([['=1+1', "'tis"]]);
});

test('entries become rows of the members that any of them has; what one lacks is not given', () => {
  const read = table(jsonTable([{ a: 1 }, { b: null, ['__proto__']: 'x' }]));
  expect(read.columns).toEqual(['a', 'b', '__proto__']);
  expect(read.rows).toEqual([
    [1, undefined, undefined],
    [undefined, null, 'x'],
  ]);
  expect(read.rowNumbers).toEqual([1, 2]);
});

test('an answer of the platform and a single entry are read as well', () => {
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
])('%s is no table', (_, value, fault) => {
  expect(jsonTable(value)).toEqual({ _tag: 'Left', left: fault });
});

test('any JSON is a table or none, and nothing is thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => ['Left', 'Right'].includes(jsonTable(value as Json)._tag)));
});
