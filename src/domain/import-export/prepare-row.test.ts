import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { type TableCell, csvTable, type TableFile } from './table-file';
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
) => prepareRow(0, cells, mappedColumns(mapping, fields), required, format);

test('an empty cell gives a new item nothing, so that the default holds, and empties the field of one that is there', () => {
  const row = prepare(['id', 'title', 'words'], ['7', 'A', '']);
  expect(row).toEqual({
    index: 0,
    key: 7,
    createValues: { id: 7, title: 'A' },
    updateValues: { title: 'A', words: null },
    problems: [],
  });
});

test('an empty text of a JSON file is given as it is, to a new item as to one that is there, but is no key and no number', () => {
  const row = prepare(['id', 'title', 'words'], ['', '', ''], 'json');
  expect(row).toEqual({
    index: 0,
    key: null,
    createValues: { title: '' },
    updateValues: { title: '', words: null },
    problems: [],
  });
});

test('a line with fewer or more cells than there are columns is no item, neither a new one nor a changed one', () => {
  const read = csvTable([['id', 'title'], ['7', 'A'], ['8'], ['9', 'B', 'C']]);
  if (read._tag === 'Left') throw new Error('No table');
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

test('null is null, and what an entry lacks is not given', () => {
  expect(prepare(['title', 'words'], ['A', null])).toMatchObject({
    key: null,
    createValues: { title: 'A', words: null },
  });
  expect(prepare(['title', 'words'], ['A', undefined])).toMatchObject({
    createValues: { title: 'A' },
    updateValues: { title: 'A' },
  });
});

test('columns that go nowhere, or to a field that is not there, are left out', () => {
  expect(prepare([null, 'title', 'nothing'], ['x', 'A', 'y']).createValues).toEqual({ title: 'A' });
});

test('an empty key is none: the platform counts on', () => {
  expect(prepare(['id', 'title'], ['', 'A'])).toMatchObject({ key: null, createValues: { title: 'A' } });
  expect(prepare(['id', 'title'], [null, 'A'])).toMatchObject({ key: null, createValues: { title: 'A' } });
});

test('each fault is told once, with its field', () => {
  expect(prepare(['title', 'words'], ['', 'many']).problems).toEqual([
    { kind: 'cell', field: 'words', problem: 'cell_no_whole_number' },
    { kind: 'cell', field: 'title', problem: 'cell_required' },
  ]);
  expect(prepare(['id', 'title'], ['x', 'A']).problems).toEqual([
    { kind: 'cell', field: 'id', problem: 'cell_no_whole_number' },
  ]);
});

test('an item that is there lacks nothing it needs', () => {
  const row = prepare(['id', 'words'], ['7', '3']);
  expect([isSendable(row, false), isSendable(row, true)]).toEqual([false, true]);
  expect(isSendable(prepare(['id', 'words'], ['7', 'many']), true)).toBe(false);
});
