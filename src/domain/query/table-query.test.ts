import {
  collection,
  dateTimeField,
  integerField,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { sortItems } from './sort-items';
import { defaultTableQuery, tableItemsQuery, toggleSort } from './table-query';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    stringField('status'),
    stringField('author_note', { hidden: true }),
    dateTimeField('published_on'),
    stringField('body'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const query = defaultTableQuery(schema, 'articles');

test('a list nobody has arranged shows the first four visible fields by name, by key', () => {
  expect(query).toEqual({
    page: 1,
    limit: 25,
    fields: ['body', 'published_on', 'status', 'title'],
    sort: 'id',
    search: '',
  });
});

test('an unknown collection has nothing to show and nothing to sort by', () => {
  expect(defaultTableQuery(schema, 'nothing')).toMatchObject({ fields: [], sort: '' });
});

test('rows are asked for with their key, and nothing empty is sent', () => {
  expect(tableItemsQuery(query, 'id')).toEqual({
    fields: ['id', 'body', 'published_on', 'status', 'title'],
    limit: 25,
    page: 1,
    sort: ['id'],
  });
  expect(tableItemsQuery({ ...query, search: 'ferry', sort: '' }, null)).toMatchObject({ search: 'ferry' });
  expect(tableItemsQuery({ ...query, sort: '' }, null)).not.toHaveProperty('sort');
});

test('a header sorts up, then down, and never not at all', () => {
  expect(toggleSort('id', 'title')).toBe('title');
  expect(toggleSort('title', 'title')).toBe('-title');
  expect(toggleSort('-title', 'title')).toBe('title');
});

test('sorting what is here puts empty values first and keeps equals as they stood', () => {
  const items = [
    { id: 1, words: 5 },
    { id: 2, words: null },
    { id: 3, words: 5 },
    { id: 4, words: 12 },
  ];
  expect(sortItems(items, 'words').map((item) => item.id)).toEqual([2, 1, 3, 4]);
  expect(sortItems(items, '-words').map((item) => item.id)).toEqual([4, 1, 3, 2]);
});
