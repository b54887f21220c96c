import { isLeft } from 'fp-ts/Either';
import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { type TableCell, csvTable, type TableFile } from './table-file';
import { entryNotation } from '../values';
import { isSendable, malformedRow, prepareRow, requiredFields, mappedColumns } from './prepare-row';

const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { required: true }),
    integerField('words', { default: 5 }),
  ]),
]);
const fields = sample.fields.filter(({ collection: of }) => of === 'articles');
const required = requiredFields(fields);

const prepare = (
  mapping: readonly (string | null)[],
  cells: readonly TableCell[],
  format: TableFile['format'] = 'csv',
) => {
  const table: TableFile = { format, delimiter: ',', columns: mapping.map(String), rows: [cells], rowNumbers: [2] };
  return prepareRow(
    0,
    cells,
    mappedColumns(table, mapping, fields, entryNotation('en-US'), new Map()),
    required,
    format,
  );
};

test('leaves an empty cell out of a new item and clears the field of an existing one', () => {
  const row = prepare(['id', 'title', 'words'], ['7', 'A', '']);
  expect(row).toEqual({
    index: 0,
    key: 7,
    createValues: { id: 7, title: 'A' },
    updateValues: { title: 'A', words: null },
    problems: [],
  });
});

test('keeps an empty text of a JSON file for text fields, but not for keys and numbers', () => {
  const row = prepare(['id', 'title', 'words'], ['', '', ''], 'json');
  expect(row).toEqual({
    index: 0,
    key: null,
    createValues: { title: '' },
    updateValues: { title: '', words: null },
    problems: [],
  });
});

test('reports a line with too few or too many cells', () => {
  const read = csvTable([['id', 'title'], ['7', 'A'], ['8'], ['9', 'B', 'C']], ',');
  if (isLeft(read)) throw new Error('No table');
  const rows = [0, 1, 2].map((index) => malformedRow(index, read.right));
  expect(rows.map((row) => row?.problems[0])).toEqual([
    undefined,
    { kind: 'line', problem: 'row_too_short' },
    { kind: 'line', problem: 'row_too_long' },
  ]);
  expect(rows[1]).toMatchObject({ index: 1, key: null, createValues: {}, updateValues: {} });
  expect(rows.flatMap((row) => (row === null ? [] : [isSendable(row, false), isSendable(row, true)]))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('keeps null and leaves out missing properties', () => {
  expect(prepare(['title', 'words'], ['A', null])).toMatchObject({
    key: null,
    createValues: { title: 'A', words: null },
  });
  expect(prepare(['title', 'words'], ['A', undefined])).toMatchObject({
    createValues: { title: 'A' },
    updateValues: { title: 'A' },
  });
});

test('leaves out columns without a field', () => {
  expect(prepare([null, 'title', 'nothing'], ['x', 'A', 'y']).createValues).toEqual({ title: 'A' });
});

test('treats an empty key as missing', () => {
  expect(prepare(['id', 'title'], ['', 'A'])).toMatchObject({ key: null, createValues: { title: 'A' } });
  expect(prepare(['id', 'title'], [null, 'A'])).toMatchObject({ key: null, createValues: { title: 'A' } });
});

test('reports each problem once with its field', () => {
  expect(prepare(['title', 'words'], ['', 'many']).problems).toEqual([
    { kind: 'cell', field: 'words', problem: 'cell_no_whole_number', example: '1,234' },
    { kind: 'cell', field: 'title', problem: 'cell_required' },
  ]);
  expect(prepare(['id', 'title'], ['x', 'A']).problems).toEqual([
    { kind: 'cell', field: 'id', problem: 'cell_no_whole_number', example: '1,234' },
  ]);
});

test('allows missing required values for an update', () => {
  const row = prepare(['id', 'words'], ['7', '3']);
  expect([isSendable(row, false), isSendable(row, true)]).toEqual([false, true]);
  expect(isSendable(prepare(['id', 'words'], ['7', 'many']), true)).toBe(false);
});
