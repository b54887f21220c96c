import { isPasswordAllowed, userAccess, userDisplay, userName, type UserSummary } from './user';

test('displays a user by name, picture, or both', () => {
  const user: UserSummary = { id: 'u', first_name: 'Ines', last_name: null, email: null, avatar: { id: 'f' } };
  expect(userDisplay(user, 'both', true)).toEqual({ name: { text: 'Ines' }, avatar: { file: 'f', circle: true } });
  expect(userDisplay({ ...user, avatar: null }, 'avatar', false)).toEqual({
    name: null,
    avatar: { file: null, circle: false },
  });
  expect(userDisplay({ ...user, first_name: null }, 'name', false)).toEqual({ name: { text: null }, avatar: null });
});

test('returns both names, else the first name, else the email', () => {
  expect(userName({ first_name: 'Ines', last_name: 'Halloran', email: 'i@x.example' })).toBe('Ines Halloran');
  expect(userName({ first_name: 'Ines', last_name: null, email: 'i@x.example' })).toBe('Ines');
  expect(userName({ first_name: null, last_name: 'Halloran', email: 'i@x.example' })).toBe('i@x.example');
  expect(userName({ first_name: '', last_name: '', email: null })).toBeNull();
});

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

test('policies of the user decide before the role; without both nothing is allowed', () => {
  const role = { id: 'r', name: 'R', admin_access: true, app_access: true, module_list: null, collection_list: null };
  const none = { admin_access: false, app_access: false };
  const own = { admin_access: false, app_access: true };
  expect(userAccess({ role })).toEqual({ admin_access: true, app_access: true });
  expect(userAccess({ role, ownAccess: own })).toEqual(own);
  expect(userAccess({ role: null })).toEqual(none);
});
