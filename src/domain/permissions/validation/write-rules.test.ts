import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import { ruleViolations, validationErrors, type Access, type Permission } from '..';
import { testUser } from '../current-user.fixtures';

const NOW = Date.UTC(2026, 10, 21);

const permission = (validation: JsonObject | null, more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action: 'update',
  fields: ['*'],
  permissions: null,
  validation,
  presets: null,
  ...more,
});

const access = (...permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });

const wrong = (type: string | null, details: JsonObject = {}, field = 'v') => ({
  field,
  code: 'FAILED_VALIDATION',
  type,
  details,
});

const errorsOf = (condition: JsonObject, value: Json) =>
  validationErrors(access(permission({ v: condition })), 'articles', 'update', { v: value }, NOW);

test.each<[JsonObject, Json, Json, object]>([
  [{ _eq: 'ab' }, 'ab', 'x', wrong('eq', { valid: 'ab' })],
  [{ _eq: 5 }, 5, '5', wrong('eq', { valid: 5 })],
  [{ _eq: 'true' }, true, 'true', wrong('eq', { valid: true })],
  [{ _eq: '$CURRENT_USER' }, 'u', null, wrong('eq', { valid: 'u' })],
  [{ _eq: '' }, '', 'x', wrong('empty')],
  [{ _neq: 'ab' }, null, 'ab', wrong('neq', { invalid: 'ab' })],
  [{ _in: ['ab', 5] }, 5, '5', wrong('in', { valid: ['ab', 5] })],
  [{ _in: 'ab,5' }, '5', 5, wrong('in', { valid: ['ab', '5'] })],
  [{ _in: ['ab'] }, 'ab', 'x', wrong('eq', { valid: 'ab' })],
  [{ _in: 5 }, 5, 6, wrong('eq', { valid: 5 })],
  [{ _nin: ['ab', 'x'] }, 'y', 'x', wrong('nin', { invalid: ['ab', 'x'] })],
  [{ _nin: ['ab'] }, 'y', 'ab', wrong('neq', { invalid: 'ab' })],
  [{ _null: true }, null, '', wrong('null')],
  [{ _nnull: true }, '', null, wrong('nnull')],
  [{ _empty: true }, '', null, wrong('empty')],
  [{ _nempty: true }, null, '', wrong('nempty')],
  [{ _contains: 'a' }, 'cab', 'A', wrong('contains', { substring: 'a' })],
  [{ _contains: 'a' }, 'a', '', wrong(null)],
  [{ _ncontains: 'a' }, 'A', 'cab', wrong('ncontains', { substring: 'a' })],
  [{ _ncontains: 'a' }, 'x', '', wrong(null)],
  [{ _starts_with: 'a' }, 'ab', 'ba', wrong(null)],
  [{ _nstarts_with: 'a' }, 'ba', 'ab', wrong(null)],
  [{ _ends_with: 'a' }, 'ba', null, wrong(null)],
  [{ _nends_with: 'a' }, 'ab', 'ba', wrong(null)],
  [{ _gt: 5 }, 6, 5, wrong('gt', { valid: 5 })],
  [{ _gt: '5' }, '6', 4, wrong('gt', { valid: 5 })],
  [{ _gt: 5 }, 6, 'abc', wrong(null)],
  [{ _gt: 5 }, 6, '', wrong(null)],
  [{ _gt: 5 }, 6, null, wrong(null)],
  [{ _gte: 5 }, 5, 4, wrong('gte', { valid: 5 })],
  [{ _lt: 5 }, 4, 5, wrong('lt', { valid: 5 })],
  [{ _lte: 5 }, 5, 6, wrong('lte', { valid: 5 })],
  [{ _gt: '$NOW' }, NOW + 1, NOW, wrong('gt', { valid: NOW })],
  [{ _gt: '$NOW' }, NOW + 1, '2090-01-01', wrong(null)],
  [{ _between: [1, 10] }, 5, 1, wrong('gt', { valid: 1 })],
  [{ _between: [1, 10] }, 5, 10, wrong('lt', { valid: 10 })],
  [{ _nbetween: [10, 1] }, 5, 0, wrong('gt', { valid: 1 })],
  [{ _contains: 'a', _eq: 'x' }, 'a', 'x', wrong('contains', { substring: 'a' })],
])('%j accepts %j and rejects %j', (condition, good, bad, error) => {
  expect(errorsOf(condition, good)).toEqual([]);
  expect(errorsOf(condition, bad)).toEqual([error]);
});

test('reports both bounds of a not-between condition', () => {
  expect(errorsOf({ _nbetween: [1, 10] }, 5)).toEqual([wrong('lt', { valid: 1 }), wrong('gt', { valid: 10 })]);
  expect(errorsOf({ _in: [] }, 'anything')).toEqual([]);
  expect(errorsOf({ _nin: [] }, 'anything')).toEqual([]);
});

test.each<JsonObject>([
  { v: { _gt: '2026-01-01' } },
  { v: { _gt: 'abc' } },
  { v: { _gt: { a: 1 } } },
  { v: { _between: '1,10' } },
  { v: { _nbetween: [1] } },
  { v: { _contains: 5 } },
  { v: { _eq: [1] } },
  { v: { _neq: [1] } },
  { v: { _unheard: 1 } },
  { v: { constructor: 1 } },
  { v: {} },
  { v: 'ab' },
  { v: null },
  { v: { name: { _eq: 'x' } } },
  { _and: {} },
  { _or: null },
  { _and: [{ v: {} }] },
  { _or: [{ _and: [{ v: {} }] }] },
])('returns nothing for %j, which the server cannot evaluate', (validation) => {
  expect(ruleViolations(validation, {})).toBeNull();
  expect(validationErrors(access(permission(validation)), 'articles', 'update', { v: 1 }, NOW)).toEqual([]);
});

const A: JsonObject = { a: { _eq: 'a' } };
const B: JsonObject = { b: { _eq: 'b' } };
const C: JsonObject = { c: { _eq: 'c' } };

const broken = (validation: JsonObject, ...values: readonly string[]) => {
  const [a = 'a', b = 'b', c = 'c'] = values;
  return ruleViolations(validation, { a, b, c })
    ?.map(({ field }) => field)
    .join('');
};

test('evaluates groups', () => {
  expect(broken({ _and: [A, B] }, 'x', 'x')).toBe('ab');
  expect(broken({ _or: [A, B] }, 'x', 'b')).toBe('');
  expect(broken({ _or: [A, B] }, 'x', 'x')).toBe('ab');
  expect(broken({ _or: [{ _and: [A] }, { _or: [B] }] }, 'x', 'x')).toBe('ab');
  expect(broken({ _and: [{ _or: [A, B] }, C] }, 'x', 'b', 'x')).toBe('c');
  expect(broken({ _or: [] }, 'x')).toBe('');
  expect(broken({ _or: [{}] }, 'x')).toBe('');
  expect(broken({ _and: [null] }, 'x')).toBe('');
});

test('counts violations of alternatives as the server does', () => {
  expect(broken({ _or: [{ _and: [A, B] }, C] }, 'x', 'x', 'c')).toBe('ab');
  expect(broken({ _or: [{ _and: [A, B] }, C] }, 'x', 'x', 'x')).toBe('');
});

test('evaluates only the first of group and fields', () => {
  expect(broken({ _and: [A], ...B }, 'x', 'x')).toBe('a');
  expect(broken({ ...B, _and: [A] }, 'x', 'x')).toBe('b');
});

test('ignores fields that are not sent and validates preset values', () => {
  const given = access(permission({ v: { _eq: 'a' } }, { presets: { v: 'x' } }));
  expect(validationErrors(given, 'articles', 'update', {}, NOW)).toEqual([wrong('eq', { valid: 'a' })]);
  expect(validationErrors(given, 'articles', 'update', { v: 'a' }, NOW)).toEqual([]);
  expect(errorsOf({ _eq: 'a' }, 'x')).toHaveLength(1);
  expect(validationErrors(access(permission(A)), 'articles', 'update', { v: 1 }, NOW)).toEqual([]);
});

test('accepts what any permission accepts; an empty rule accepts everything, null is ignored', () => {
  const sent = { a: 'x', b: 'b' };
  const ask = (...validations: readonly (JsonObject | null)[]) =>
    validationErrors(access(...validations.map((each) => permission(each))), 'articles', 'update', sent, NOW).length;
  expect([ask(A), ask(A, B), ask(A, {}), ask(A, null), ask(null), ask()]).toEqual([1, 0, 0, 1, 0, 0]);
});

test('uses the rule of the action, and none for an administrator', () => {
  const { permissions } = access(permission({ v: { _eq: 'a' } }));
  const sent = { v: 'x' };
  expect(validationErrors({ user: testUser(false), permissions }, 'articles', 'create', sent, NOW)).toEqual([]);
  expect(validationErrors({ user: testUser(true), permissions }, 'articles', 'update', sent, NOW)).toEqual([]);
});

test('finds the violations of both rules of a conjunction', () => {
  const rule = fc.constantFrom(A, B, C, { a: { _contains: 'a' } }, { b: { _gt: 3 } });
  const values = fc.record({
    a: fc.constantFrom('a', 'x', null),
    b: fc.constantFrom('b', 5, 1),
    c: fc.constantFrom('c', ''),
  });
  fc.assert(
    fc.property(rule, rule, values, (one, other, payload) => {
      const both = ruleViolations({ _and: [one, other] }, payload);
      expect(both).toEqual([...(ruleViolations(one, payload) ?? []), ...(ruleViolations(other, payload) ?? [])]);
    }),
  );
});
