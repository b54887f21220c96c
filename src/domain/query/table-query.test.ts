import fc from 'fast-check';
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
import { sortItems, toggleSort } from './sort';
import { defaultTableQuery, itemRange, pageCount, pageWindow, tableItemsQuery } from './table-query';

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

test('shows the first four visible fields of the form and sorts by key as default', () => {
  expect(query).toEqual({
    page: 1,
    limit: 25,
    fields: ['title', 'words', 'status', 'published_on'],
    sort: 'id',
    search: '',
  });
});

test('has no fields and no sort for an unknown collection', () => {
  expect(defaultTableQuery(schema, 'nothing')).toMatchObject({ fields: [], sort: '' });
});

test('requests the key and sends no empty members', () => {
  expect(tableItemsQuery(query, 'id')).toEqual({
    fields: ['id', 'title', 'words', 'status', 'published_on'],
    limit: 25,
    page: 1,
    sort: ['id'],
  });
  expect(tableItemsQuery({ ...query, search: 'ferry', sort: '' }, null)).toMatchObject({ search: 'ferry' });
  expect(tableItemsQuery({ ...query, sort: '' }, null)).not.toHaveProperty('sort');
});

test('toggles between ascending and descending', () => {
  expect(toggleSort('id', 'title')).toBe('title');
  expect(toggleSort('title', 'title')).toBe('-title');
  expect(toggleSort('-title', 'title')).toBe('title');
});

test('sorts nulls first and keeps the order of equal items', () => {
  const items = [
    { id: 1, words: 5 },
    { id: 2, words: null },
    { id: 3, words: 5 },
    { id: 4, words: 12 },
  ];
  expect(sortItems(items, 'words').map((item) => item.id)).toEqual([2, 1, 3, 4]);
  expect(sortItems(items, '-words').map((item) => item.id)).toEqual([4, 1, 3, 2]);
});

test('shows all numbers of a few pages', () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('shows the pages around the current one, the first and the last', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
  expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  expect(pageWindow(16, 20)).toEqual([1, null, 15, 16, 17, null, 20]);
});

test('always has seven entries with the current page, the first and the last, in order', () => {
  const pages = fc
    .integer({ min: 8, max: 5000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const window = pageWindow(page, last);
      const numbers = window.filter((entry) => entry !== null);
      expect(window).toHaveLength(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
    }),
  );
});

test('computes ranges and counts', () => {
  expect([pageCount(214, 25), pageCount(0, 25), pageCount(214, -1)]).toEqual([9, 0, 1]);
  expect(itemRange(1, -1, 214)).toEqual({ from: 1, to: 214 });
  expect(itemRange(9, 25, 214)).toEqual({ from: 201, to: 214 });
  expect(itemRange(1, 25, 0)).toBeNull();
});

test('the ranges of all pages cover each item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }), (count, limit) => {
      const ranges = Array.from({ length: pageCount(count, limit) }, (_, index) => itemRange(index + 1, limit, count));
      expect(ranges[0]?.from).toBe(1);
      expect(ranges.at(-1)?.to).toBe(count);
      for (const [index, range] of ranges.entries())
        if (index > 0) expect(range?.from).toBe((ranges[index - 1]?.to ?? 0) + 1);
    }),
  );
});
