import fc from 'fast-check';
import { parseScope, scopeColumns, scopeOf, scopeText, type Scope } from './preset';

test('a user takes precedence over a role, and neither means global', () => {
  expect(scopeOf({ user: 'u', role: 'r' })).toEqual({ kind: 'user', id: 'u' });
  expect(scopeOf({ user: null, role: 'r' })).toEqual({ kind: 'role', id: 'r' });
  expect(scopeOf({ user: null, role: null })).toEqual({ kind: 'all' });
});

test.each<[string, Scope | null]>([
  ['all', { kind: 'all' }],
  ['role_a_b', { kind: 'role', id: 'a_b' }],
  ['user_1', { kind: 'user', id: '1' }],
  ['role_', null],
  ['role', null],
  ['roles_1', null],
  ['team_1', null],
  ['', null],
])('%j', (text, scope) => {
  expect(parseScope(text)).toEqual(scope);
});

const scope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant<Scope>({ kind: 'all' }),
  fc.record({ kind: fc.constantFrom('role' as const, 'user' as const), id: fc.string({ minLength: 1 }) }),
);

test('restores a scope from its text and from its columns', () => {
  fc.assert(
    fc.property(scope, (one) => {
      expect(parseScope(scopeText(one))).toEqual(one);
      expect(scopeOf(scopeColumns(one))).toEqual(one);
    }),
  );
});
