import { isPasswordAllowed } from './password-policy';

test.each([
  ['/^.{8,}$/', 'short', false],
  ['/^.{8,}$/', 'long enough', true],
  ['^.{8,}$', 'short', false],
  ['/[/', 'short', true],
  ['', 'short', true],
  [null, 'short', true],
  ['/^.{8,}$/', '', true],
  ['/^.{8,}$/', null, true],
])('with the policy %j the password %j is allowed: %j', (policy, password, allowed) =>
  expect(isPasswordAllowed(policy, password)).toBe(allowed),
);
