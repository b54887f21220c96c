import type { Item } from '../../../../domain/items';
import type { JsonObject } from '../../../../kernel';
import { violations } from './rule';

const found = (rules: JsonObject, payload: Item) =>
  violations(rules, payload).map(({ message, extensions: { field: _field, ...rest } }) => ({ message, ...rest }));

const PAYLOAD: Item = { title: 'ab', n: 5 };

/** Messages and details as recorded from a real server. */
test.each<[JsonObject, object]>([
  [{ title: { _eq: 'Q' } }, { message: '"title" must be [Q]', type: 'eq', valid: 'Q' }],
  [{ n: { _eq: '5' } }, { message: '"n" must be [5]', type: 'eq', valid: '5' }],
  [{ title: { _neq: 'ab' } }, { message: '"title" contains an invalid value', type: 'neq', invalid: 'ab' }],
  [{ title: { _contains: 'AB' } }, { message: '"title" must contain [AB]', type: 'contains', substring: 'AB' }],
  [{ title: { _ncontains: 'b' } }, { message: `"title" can't contain [b]`, type: 'ncontains', substring: 'b' }],
  [{ title: { _starts_with: 'Q' } }, { message: '"title" with value "ab" fails to match the starts_with pattern' }],
  [{ title: { _nstarts_with: 'a' } }, { message: '"title" with value "ab" matches the inverted starts_with pattern' }],
  [{ title: { _ends_with: 'Q' } }, { message: '"title" with value "ab" fails to match the ends_with pattern' }],
  [{ title: { _nends_with: 'b' } }, { message: '"title" with value "ab" matches the inverted ends_with pattern' }],
  [{ title: { _in: 'Q,R' } }, { message: '"title" must be one of [Q, R]', type: 'in', valid: ['Q', 'R'] }],
  [
    { title: { _nin: ['ab', 'R'] } },
    { message: '"title" contains an invalid value', type: 'nin', invalid: ['ab', 'R'] },
  ],
  [{ n: { _gt: '100' } }, { message: '"n" must be greater than 100', type: 'gt', valid: 100 }],
  [{ n: { _gte: 100 } }, { message: '"n" must be greater than or equal to 100', type: 'gte', valid: 100 }],
  [{ n: { _lt: 1 } }, { message: '"n" must be less than 1', type: 'lt', valid: 1 }],
  [{ n: { _lte: 1 } }, { message: '"n" must be less than or equal to 1', type: 'lte', valid: 1 }],
  [{ title: { _null: true } }, { message: '"title" must be [null]', type: 'null' }],
  [{ title: { _empty: true } }, { message: '"title" must be []', type: 'empty' }],
  [{ n: { _between: [100, 200] } }, { message: '"n" must be greater than 100', type: 'gt', valid: 100 }],
])('%j reports the violation', (rules, violation) => {
  expect(found(rules, PAYLOAD)).toEqual([violation]);
});

test.each<[JsonObject, Item]>([
  [{ title: { _nnull: true } }, { n: 1 }],
  [{ title: { _eq: 'x' } }, {}],
  [{ title: { _nempty: true } }, { title: 'a' }],
  [{ n: { _gt: 1, _lt: 3 } }, { n: 5 }],
  [{ n: { _nbetween: [10, 1] } }, { n: 5 }],
  [{ _or: [{ title: { _eq: 'a' } }, { n: { _eq: 1 } }] }, { title: 'b', n: 1 }],
])('%j finds no violation in %j', (rules, payload) => {
  expect(violations(rules, payload)).toEqual([]);
});

test('a malformed rule rejects everything', () => {
  expect(() => violations({ title: { _bogus: 1 } }, {})).toThrow('An unexpected error occurred.');
  expect(() => violations({ at: { _gt: '2026-01-01' } }, { at: '2026-02-01T10:00:00' })).toThrow(
    'An unexpected error occurred.',
  );
});

test('reports a value that is neither number nor text', () => {
  expect(found({ n: { _gt: 1 } }, { n: 'abc' })).toEqual([{ message: '"n" must be a number' }]);
  expect(found({ n: { _gt: 1 } }, { n: null })).toEqual([{ message: '"n" must be a number' }]);
  expect(found({ title: { _contains: 'a' } }, { title: null })).toEqual([{ message: '"title" must be a string' }]);
});

test("reports every violation of an 'and', and those of an 'or' when all its rules fail", () => {
  const both = [{ title: { _eq: 'Q' } }, { n: { _eq: 99 } }];
  const complaints = ['"title" must be [Q]', '"n" must be [99]'];
  expect(violations({ _and: both }, PAYLOAD).map(({ message }) => message)).toEqual(complaints);
  expect(violations({ _or: both }, PAYLOAD).map(({ message }) => message)).toEqual(complaints);
  expect(violations({ n: { _nbetween: [1, 10] } }, PAYLOAD)).toHaveLength(2);
});
