import type { Json } from '../../../../../kernel';
import { bindCurrentUser, replaceNullWords, SQL_NULL, validateFilter } from './filter-input';

test.each<[Json, string]>([
  [{ title: { _eq: '' } }, `You can't filter for an empty string in "_eq". Use "_empty" or "_nempty" instead`],
  [{ title: '' }, `You can't filter for an empty string in "_eq". Use "_empty" or "_nempty" instead`],
  [
    { writer: { name: { _unheard: '' } } },
    `You can't filter for an empty string in "_unheard". Use "_empty" or "_nempty" instead`,
  ],
  [{ pages: { _in: [] } }, '"_in" has to be an array of values'],
  [{ pages: { _between: 'true' } }, '"_between" has to be an array of values'],
  [{ pages: { _null: 1 } }, '"_null" has to be a boolean'],
  [{ pages: { _empty: [] } }, '"_empty" has to be a boolean'],
  [{ _or: [{ _and: [{ pages: { _gt: [1] } }] }] }, 'The filter value for "_gt" has to be a string, number, or boolean'],
  [{ _or: {} }, '"_or" is no list'],
  [{ _and: [{ _or: ['null'] }] }, 'Invalid filter object'],
])('rejects %j', (filter, message) => {
  expect(() => validateFilter(filter)).toThrow(message);
});

test.each<[Json]>([
  [{}],
  [null],
  [{ pages: { _in: 5 } }],
  [{ pages: { _null: null } }],
  [{ pages: { _null: 'false' } }],
  [{ pages: [] }],
  [{ pages: null }],
  [{ _and: [5, { pages: { _eq: 0 } }] }],
])('accepts %j', (filter) => {
  expect(() => validateFilter(filter)).not.toThrow();
});

test("the word 'null' becomes SQL null anywhere, a JSON null does not", () => {
  const meant = replaceNullWords({
    pages: { _lt: 'null' },
    _or: [{ title: { _eq: null } }, { id: { _in: ['null', 1] } }],
  });
  expect(meant).toEqual({
    pages: { _lt: SQL_NULL },
    _or: [{ title: { _eq: null } }, { id: { _in: [SQL_NULL, 1] } }],
  });
});

const FILTER = {
  _or: [{ owner: { _eq: '$CURRENT_USER' } }, { role: { _in: ['$CURRENT_ROLE', 'x'] } }, { at: { _lt: '$NOW' } }],
};

test('$CURRENT_USER is SQL null for the public, alone and in a list', () => {
  expect(bindCurrentUser(FILTER, { user: null, role: null, now: 0 })).toEqual({
    _or: [{ owner: { _eq: SQL_NULL } }, { role: { _in: [SQL_NULL, 'x'] } }, { at: { _lt: '$NOW' } }],
  });
});

test('$CURRENT_ROLE is SQL null for a user without a role', () => {
  expect(bindCurrentUser(FILTER, { user: 'u', role: null, now: 0 })).toEqual({
    _or: [{ owner: { _eq: '$CURRENT_USER' } }, { role: { _in: [SQL_NULL, 'x'] } }, { at: { _lt: '$NOW' } }],
  });
});

test("leaves the filter unchanged for other users, and the word 'null' always", () => {
  expect(bindCurrentUser(FILTER, { user: 'u', role: 'r', now: 0 })).toBe(FILTER);
  const filter = bindCurrentUser({ owner: { _eq: SQL_NULL } }, { user: null, role: null, now: 0 });
  expect(filter['owner']).toEqual({ _eq: SQL_NULL });
  expect((filter['owner'] as Record<string, unknown>)['_eq']).toBe(SQL_NULL);
});

test('in place of a list, it becomes a list of SQL null', () => {
  const anonymous = { user: null, role: null, now: 0 };
  expect(bindCurrentUser({ role: { _in: '$CURRENT_ROLE' } }, anonymous)).toEqual({ role: { _in: [SQL_NULL] } });
  expect(bindCurrentUser({ role: { _nin: '$CURRENT_ROLE' } }, anonymous)).toEqual({ role: { _nin: [] } });
});
