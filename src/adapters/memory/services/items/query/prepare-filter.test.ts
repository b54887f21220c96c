import type { Filter } from '../../../../../domain/filters';
import { admin, errorOf } from '../../../../testing/library';
import { museumPlatform } from '../../../../testing/museum';
import { SQL_NULL } from './filter-input';

const stops = (filter: Filter): readonly unknown[] =>
  museumPlatform()
    .items('stops', admin)
    .list({ fields: ['id'], filter, sort: ['id'] })
    .map(({ id }) => id);

test.each<[Filter, readonly number[]]>([
  [{ 'item:halls': { name: { _eq: 'East' } } }, [2]],
  [{ 'item:paintings': { labels: { text: { _eq: 'x' } } } }, []],
  [{ 'item:halls': { _and: [] } }, [1, 2]],
  [{ tour: { _and: [{ id: { _eq: 1 } }] } }, []],
  [{ tour: { stops: { id: { _unheard: 1 } } } }, [1, 2]],
  [{ _or: [{ id: { _eq: 1 } }, { tour: { stops: { id: { _unheard: 1 } } } }] }, [1]],
  [{ collection: { _gt: true } }, [1, 2]],
  [{ item: { _eq: 'true' } }, [2]],
  [{ tour: { _or: 1 } }, [1, 2]],
  [{ tour: { _or: 'x' } }, []],
  [{ tour: { _eq: SQL_NULL } }, []],
  [{ tour: { _neq: SQL_NULL } }, [1, 2]],
  [{ tour: { _lte: SQL_NULL } }, []],
  [{ id: { _nbetween: [SQL_NULL, 1] } }, [2]],
])('%j finds %j', (filter, found) => {
  expect(stops(filter)).toEqual(found);
});

test.each<[Filter, RegExp]>([
  [{ 'item:halls': { _and: [{ name: { _eq: 'East' } }] } }, /no such column: stops.item:halls/],
  [{ item: { name: { _eq: 'East' } } }, /^400 INVALID_QUERY/],
  [{ tour: { _or: {} } }, /^500 INTERNAL_SERVER_ERROR/],
  [{ _and: [{ unheard: { _eq: 1 } }, { id: { name: { _eq: 1 } } }] }, /^400 INVALID_QUERY/],
  [{ _and: [{ id: { name: { _eq: 1 } } }, { id: {} }] }, /^500 INTERNAL_SERVER_ERROR Cannot convert/],
  [{ _and: [{ unheard: { _eq: 1 } }, { id: { _eq: 1 } }] }, /no such column: stops.unheard/],
  [{ unheard: { _eq: 1 }, id: { name: { _eq: 1 } } }, /^400 INVALID_QUERY/],
  [{ _and: [SQL_NULL] }, /^500 INTERNAL_SERVER_ERROR/],
  [{ _or: [SQL_NULL] }, /^500 INTERNAL_SERVER_ERROR/],
  [{ id: { _between: SQL_NULL } }, /^500 INTERNAL_SERVER_ERROR/],
])('rejects %j', (filter, message) => {
  expect(errorOf(() => stops(filter))).toMatch(message);
});

const copies = (filter: Filter): readonly unknown[] =>
  museumPlatform()
    .items('paintings', admin)
    .list({ fields: ['id'], filter, sort: ['id'] });

const copyOf = (times: number, condition: Filter): Filter =>
  Array.from({ length: times }).reduce<Filter>((inner) => ({ copyOf: inner }), condition);

test.each<[string, readonly Filter[]]>([
  ['the second and the third', [copyOf(2, { _eq: 1 }), copyOf(3, { _eq: 1 })]],
  ['the third and the second', [copyOf(3, { _eq: 1 }), copyOf(2, { _eq: 1 })]],
  ['all, up to the third', [copyOf(1, { _eq: 1 }), copyOf(2, { _eq: 1 }), copyOf(3, { _eq: 1 })]],
  ['a key and a field behind it', [copyOf(2, { _eq: 1 }), copyOf(2, { title: { _eq: 'x' } })]],
  [
    'a key and a field of another collection behind it',
    [{ copyOf: { hall: 1 } }, { copyOf: { hall: { name: 'East' } } }],
  ],
])('rejects paths where one leads on through the end of another: %s', (_, parts) => {
  const message = /^500 INTERNAL_SERVER_ERROR SQLITE_ERROR: no such column: \[object Object\]\.(copyOf|hall)/;
  expect(errorOf(() => copies({ _or: parts }))).toMatch(message);
  expect(errorOf(() => copies({ _and: [{ _or: [parts[0]] }, ...parts.slice(1)] } as Filter))).toMatch(message);
});

test.each<[string, readonly Filter[]]>([
  ['the first and the third', [copyOf(1, { _eq: 1 }), copyOf(3, { _eq: 1 })]],
  ['the second twice', [copyOf(2, { _eq: 1 }), copyOf(2, { _eq: 2 })]],
  ['paths that end at the primary key', [1, 2, 3, 4, 5].map((times) => copyOf(times, { id: { _eq: 1 } }))],
])('takes paths of which none leads through the end of another: %s', (_, parts) => {
  expect(copies({ _or: parts } as Filter)).toEqual(expect.any(Array));
});
