import fc from 'fast-check';
import { collection, integerField, primaryKey, stringField, world } from '../../../../../fixtures/builders';
import { archiveFilter, newCondition, newGroup, toApiFilter } from '../../../../domain/filters';
import { emptyView } from '../../../../domain/presets';
import { schemaOf } from '../../../../domain/schema';
import { viewFromUrl, fallbackQuery, viewQuery, withoutView } from './view-from-url.rules';

const archives = {
  archive_field: 'status',
  archive_value: 'archived',
  unarchive_value: 'draft',
  archive_app_filter: true,
};
const model = world('sample', [
  collection('articles', archives, [primaryKey(), stringField('title'), stringField('status'), integerField('words')]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const read = (query: string) => viewFromUrl(new URLSearchParams(query), schema, 'articles');
const filters = (json: unknown) => read(`filters=${encodeURIComponent(JSON.stringify(json))}`);
const archive = archiveFilter(schema, 'articles');
const hot = { ...newCondition('a', 'words', 'integer'), operator: 'gt' as const, value: 5 };

test('returns null for a URL without a view', () => {
  expect(read('')).toBeNull();
  expect(read('bookmark=7')).toBeNull();
});

test('round-trips a view through its URL', () => {
  if (archive === null) throw new Error('The collection archives');
  for (const shown of [[hot], [archive, hot], [newGroup('g', 'or', [hot])], []]) {
    for (const search of ['ferry & boat', '']) {
      const view = { ...emptyView, filters: shown, search };
      expect(read(viewQuery(7, view))).toEqual({
        view: { filters: shown, search },
        ignoredFields: [],
        unreadable: false,
      });
    }
  }
  expect(viewQuery(7, emptyView)).toBe('?bookmark=7&filters=%5B%5D&search=');
  expect(viewQuery(null, emptyView)).toBe('?filters=%5B%5D&search=');
});

test('keeps the view of the URL in the link that replaces a missing bookmark', () => {
  const view = { ...emptyView, search: 'x' };
  expect(fallbackQuery(read('search=x'), view)).toBe('?filters=%5B%5D&search=x');
  expect(fallbackQuery(null, view)).toBe('');
});

test("ignores locks in the URL and uses the collection's archive filter", () => {
  const sent = [
    { key: 'hide-archived', field: 'title', operator: 'eq', value: 'x', locked: true },
    { key: 'l', field: 'title', operator: 'eq', value: 'y', locked: true },
  ];
  const got = filters(sent)?.view.filters ?? [];
  expect(got[0]).toEqual(archive);
  expect(got[1]).toMatchObject({ key: 'l', locked: false });
});

test('reports missing fields once', () => {
  const sent = [
    { field: 'mood', operator: 'eq', value: 1 },
    { join: 'or', filters: [{ field: 'mood', operator: 'eq', value: 2 }] },
    { field: 'title', operator: 'eq', value: 'x' },
  ];
  const got = filters(sent);
  expect(got?.ignoredFields).toEqual(['mood']);
  expect(got?.view.filters).toHaveLength(1);
});

test.each([
  'filters=',
  'filters={',
  'filters=5',
  'filters={"a":1}',
  'filters=[1,2]',
  `filters=[${'1,'.repeat(9000)}1]`,
])('is unreadable: %.20s', (query) => {
  expect(read(query)).toEqual({ view: {}, ignoredFields: [], unreadable: true });
});

test('limits the length of search and filters', () => {
  expect(read(`search=${'x'.repeat(5000)}`)?.view.search).toHaveLength(500);
  const many = Array.from({ length: 300 }, () => ({ field: 'id', operator: 'eq', value: 1 }));
  expect(filters(many)?.view.filters).toHaveLength(200);
});

test('removes the view from the query string', () => {
  expect(withoutView(new URLSearchParams('bookmark=7&filters=[]&search=x'))).toBe('?bookmark=7');
  expect(withoutView(new URLSearchParams('filters=[]'))).toBe('');
});

test('never throws for any query string', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (text, search) => {
      const borrowed = viewFromUrl(new URLSearchParams({ filters: text, search }), schema, 'articles');
      toApiFilter(borrowed?.view.filters ?? []);
    }),
  );
});
