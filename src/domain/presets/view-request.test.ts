import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { pagedRequest } from './view-request';
import type { View } from './view';

const { collections, fields, relations } = world('w', [
  collection('articles', {}, [primaryKey(), stringField('title')]),
  collection('log', {}, [stringField('line')]),
]);
const schema = schemaOf(collections, fields, relations);

const view: View = {
  layout: 'tabular',
  layout_query: { tabular: { fields: ['title'], sort: '-title', limit: 50, page: 3 } },
  layout_options: {},
  filters: [],
  search: 'harbour',
  refresh_interval: null,
};

const context = { schema, collection: 'articles', view, filter: null, transient: {} };

test('a paged request has the query that is saved for the layout, and the search of the view', () => {
  expect(pagedRequest('tabular')(context)).toEqual({
    fields: ['id', 'title'],
    sort: ['-title'],
    limit: 50,
    page: 3,
    search: 'harbour',
  });
  expect(pagedRequest('cards')(context)).not.toMatchObject({ page: 3 });
});

test('it has the filter of the view, and none if everything is shown', () => {
  const filter = { title: { _contains: 'a' } };
  expect(pagedRequest('tabular')({ ...context, filter })).toMatchObject({ filter });
  expect(pagedRequest('tabular')(context)).not.toHaveProperty('filter');
});

test('a collection without a key is read without one', () => {
  const query = pagedRequest('tabular')({ ...context, collection: 'log', view: { ...view, layout_query: {} } });
  expect(query?.fields).not.toContain('id');
});
