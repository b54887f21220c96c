import fc from 'fast-check';
import {
  booleanField,
  collection,
  dateField,
  integerField,
  jsonField,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  timestampField,
  world,
} from '../../../../fixtures/builders';
import type { Alignment } from '../../../domain/query';
import { fieldName, type FieldNaming, schemaOf } from '../../../domain/schema';
import { childRows } from '../../../parts/fields/field-picker/field-rows.rules';
import { columnSources } from '../tabular.query';
import {
  addColumn,
  cardPlaces,
  COLUMN_FIELDS,
  columnWidths,
  moveColumn,
  planColumns,
  removeColumn,
  titleColumn,
} from './columns.rules';

const sample = world('sample', [
  collection('authors', { display_template: '{{name}}' }, [primaryKey(), stringField('name'), integerField('age')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    jsonField('extra'),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const nameOf: FieldNaming = (field) => fieldName(field, 'en-US');
const plan = (fields: readonly string[], sort: string, align: ReadonlyMap<string, Alignment> = new Map()) =>
  planColumns(columnSources(schema, 'articles', { tabular: { fields } }, () => null).sources, sort, { align }, nameOf);

test.each([
  ['articles', ['author', 'extra', 'id', 'title', 'words']],
  ['authors', ['age', 'articles', 'id', 'name']],
])('COLUMN_FIELDS offers values and lists of %s, and the fields of to-one relations', (collection, paths) => {
  const rows = childRows({ schema, collection, rules: COLUMN_FIELDS, locale: 'en-US', fieldName: nameOf }, null);
  expect(rows.map(({ path }) => path)).toEqual(paths);
  expect(rows.filter(({ expandable }) => expandable).map(({ path }) => path)).toEqual(
    collection === 'articles' ? ['author'] : [],
  );
});

test('a card has a label after the title, the date or the sorted column at the end, and the first of the others', () => {
  const { collections, fields, relations } = world('cards', [
    collection('posts', {}, [
      primaryKey(),
      stringField('title'),
      stringField('status', { display: 'labels' }),
      manyToOne('author', { to: 'posts' }),
      integerField('words'),
      timestampField('updated'),
    ]),
  ]);
  const posts = schemaOf(collections, fields, relations);
  const places = (names: readonly string[], sort = 'title') => {
    const { sources } = columnSources(posts, 'posts', { tabular: { fields: names } }, () => null);
    return Object.fromEntries(cardPlaces(planColumns(sources, sort, { align: new Map() }, nameOf), 'title'));
  };
  const all = ['status', 'title', 'author', 'words', 'updated'];
  expect(places(all)).toEqual({ status: 'end', author: 'below', updated: 'below-end', words: 'none' });
  expect(places(all, '-words')).toEqual({ status: 'end', author: 'below', words: 'below-end', updated: 'none' });
  expect(places(['title', 'author', 'words'])).toEqual({ author: 'below', words: 'below-end' });
  expect(places(['title'])).toEqual({});
});

test('planColumns keeps the order of the view and marks the sorted column', () => {
  expect(plan(['words', 'title'], '-title').map(({ header, sort }) => [header, sort])).toEqual([
    ['Words', null],
    ['Title', 'descending'],
  ]);
  expect(plan(['title'], 'title')[0]?.sort).toBe('ascending');
});

test('planColumns names a path by all its fields', () => {
  expect(plan(['author', 'author.name'], 'id').map(({ header }) => header)).toEqual(['Author', 'Author › Name']);
});

test('planColumns aligns numbers to the end but not foreign keys, unless the view says otherwise', () => {
  expect(plan(['words', 'author', 'title', 'author.age'], 'id').map(({ align }) => align)).toEqual([
    'end',
    'start',
    'start',
    'end',
  ]);
  expect(plan(['words', 'title'], 'id', new Map([['words', 'center']])).map(({ align }) => align)).toEqual([
    'center',
    'start',
  ]);
});

test('planColumns marks JSON, relations and fields of related items as not sortable', () => {
  expect(plan(['extra', 'title', 'author', 'author.name'], 'id').map(({ sortable }) => sortable)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('titleColumn is the first in the display template that is no number, else the first text, else the first column', () => {
  const columns = plan(['words', 'author', 'title'], 'id');
  expect(titleColumn(columns, ['slug', 'author'])).toBe('author');
  expect(titleColumn(columns, ['slug'])).toBe('title');
  expect(titleColumn(plan(['words', 'author'], 'id'), ['slug'])).toBe('words');
  expect(titleColumn(columns, ['words', 'title'])).toBe('title');
  expect(titleColumn(columns, ['words'])).toBe('title');
  expect(titleColumn(plan(['author', 'words'], 'id'), ['words'])).toBe('words');
  expect(titleColumn([], ['title'])).toBeUndefined();
});

const widths = world('widths', [
  collection('pages', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    integerField('number_of_translated_words_by_now'),
    booleanField('open'),
    dateField('day'),
    timestampField('at'),
    timestampField('changed', { display: 'datetime', displayOptions: { relative: true } }),
    stringField('status', { display: 'labels', displayOptions: { showAsDot: true } }),
    stringField('badge', { display: 'labels' }),
    stringField('action', { display: 'activity-action' }),
    manyToOne('parent', { to: 'pages', reverse: { field: 'children' } }),
    manyToOne('editor', { to: 'pages', reverse: { field: 'edited' }, display: 'user' }),
  ]),
]);
const widthsSchema = schemaOf(widths.collections, widths.fields, widths.relations);

test('an action of the log is a label, and no title', () => {
  const columns = columnSources(widthsSchema, 'pages', { tabular: { fields: ['action', 'title'] } }, () => null);
  expect(titleColumn(columns.sources, [])).toBe('title');
});

test.each([
  ['words', 90],
  ['number_of_translated_words_by_now', 200],
  ['open', 80],
  ['day', 130],
  ['at', 170],
  ['changed', 130],
  ['status', 110],
  ['title', 160],
  ['badge', 130],
  ['parent', 140],
  ['editor', 160],
  ['children', 90],
])('columnWidths of %s prefers %d px', (path, expected) => {
  const { sources } = columnSources(widthsSchema, 'pages', { tabular: { fields: [path] } }, () => null);
  const [planned] = planColumns(sources, 'id', { align: new Map() }, nameOf);
  expect(planned && columnWidths(planned).width).toBe(expected);
});

test('columnWidths leaves room for an icon and the longest word beside it: the actions of the activity', () => {
  const { sources } = columnSources(widthsSchema, 'pages', { tabular: { fields: ['action'] } }, () => null);
  const [planned] = planColumns(sources, 'id', { align: new Map() }, nameOf);
  expect(planned && columnWidths(planned).minWidth).toBe(148);
});

test('columnWidths never gets narrower than the header with its sort arrow', () => {
  const widthsOf = (path: string) => {
    const { sources } = columnSources(widthsSchema, 'pages', { tabular: { fields: [path] } }, () => null);
    const [planned] = planColumns(sources, 'id', { align: new Map() }, nameOf);
    return planned && columnWidths(planned);
  };
  expect(widthsOf('parent')?.minWidth).toBe(94);
  expect(widthsOf('words')?.minWidth).toBe(70);
});

const columns = ['a', 'b', 'c'];

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 99, ['a', 'c', 'b']],
  ['b', -5, ['b', 'a', 'c']],
  ['z', 0, ['a', 'b', 'c']],
])('moveColumn puts %s at index %d, clamped', (path, to, expected) =>
  expect(moveColumn(columns, path, to)).toEqual(expected),
);

test('addColumn adds a column once, and removeColumn keeps the last one', () => {
  expect(addColumn(columns, 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(addColumn(columns, 'b')).toEqual(columns);
  expect(removeColumn(columns, 'b')).toEqual(['a', 'c']);
  expect(removeColumn(['a'], 'a')).toEqual(['a']);
});

test('moveColumn keeps every column exactly once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (paths, which, to) => {
      const moved = moveColumn(paths, paths[which % paths.length] ?? '', to);
      expect([...moved].sort()).toEqual([...paths].sort());
    }),
  );
});
