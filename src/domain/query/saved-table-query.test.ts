import fc from 'fast-check';
import type { Json } from '../../kernel';
import { fieldOf, primaryKeyOf } from '../schema';
import { schema } from './sample-collections.fixtures';
import { decodeTableQuery, defaultTableQuery, tableItemsQuery } from './table-query';

const decode = (saved: Json) => decodeTableQuery(schema, 'events', { tabular: saved }, 'tabular');
const defaults = defaultTableQuery(schema, 'events');

test('decodes saved options', () => {
  expect(decode({ page: 3, limit: 50, sort: '-starts_at', fields: ['name', 'host.name', 'guests'] })).toEqual({
    page: 3,
    limit: 50,
    sort: '-starts_at',
    fields: ['name', 'host.name', 'guests'],
    search: '',
  });
  expect(decode({ fields: 'name,place,name' }).fields).toEqual(['name', 'place']);
});

test.each<Json>([
  null,
  'text',
  [],
  { page: 0, limit: 0, sort: '', fields: [] },
  { page: 1.5, limit: -1, sort: 5, fields: 5 },
  { page: '2', limit: 1001, sort: 'nothing', fields: ['nothing', 5, null, 'advice', '__proto__', 'constructor.name'] },
  { sort: 'host.name' },
  { sort: '-guests' },
  { sort: 'extra' },
])('decodes %j as the default query', (saved) => {
  expect(decode(saved)).toEqual(defaults);
});

test('reads each layout under its own name', () => {
  expect(decodeTableQuery(schema, 'events', { cards: { limit: 50 } }, 'tabular')).toEqual(defaults);
  expect(decodeTableQuery(schema, 'events', { cards: { limit: 50 } }, 'cards').limit).toBe(50);
  expect(decodeTableQuery(schema, 'events', null, 'constructor')).toEqual(defaults);
});

test('sends a filter only when it has conditions', () => {
  expect(tableItemsQuery({ ...defaults, filter: { name: { _eq: 'x' } } }, 'id').filter).toEqual({ name: { _eq: 'x' } });
  expect(tableItemsQuery({ ...defaults, filter: {} }, 'id')).not.toHaveProperty('filter');
});

test('sorts by an existing field, whatever the preset contains', () => {
  const saved = fc.record(
    {
      page: fc.jsonValue(),
      limit: fc.jsonValue(),
      sort: fc.oneof(fc.string(), fc.constantFrom('-name', 'public', 'guests')),
      fields: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(saved, fc.jsonValue()),
      fc.constantFrom('events', 'keyless', 'nothing'),
      (part, collection) => {
        const query = decodeTableQuery(schema, collection, { tabular: part as Json }, 'tabular');
        const sorted = fieldOf(schema, collection, query.sort.replace(/^-/, ''));
        expect(query.sort === '' ? primaryKeyOf(schema, collection) === null : sorted !== null).toBe(true);
        expect(query.page >= 1 && query.limit >= 1 && query.limit <= 1000).toBe(true);
      },
    ),
  );
});
