import type { Role } from '../../domain/users';
import { directoryPaths, directoryRef, foundRoles, rolePath } from './directory';

const role = (name: string): Role => ({ id: name, name, description: null, icon: null, admin_access: false });

test('the list of a role is locked to it, and a new user gets it', () => {
  expect(directoryRef('e1')).toEqual({ collection: 'directus_users', lockedFilter: { role: { _eq: 'e1' } } });
  const paths = directoryPaths('e1');
  expect([paths.list, paths.newItem, paths.item('ines')]).toEqual([
    '/users/roles/e1',
    '/users/roles/e1/+',
    '/users/ines',
  ]);
});

test('the directory has all users', () => {
  expect(directoryRef(null)).toEqual({ collection: 'directus_users' });
  const paths = directoryPaths(null);
  expect([paths.list, paths.newItem]).toEqual(['/users', '/users/+']);
});

test('a role is one segment of a path, whatever its key', () =>
  expect(rolePath('a/b?c')).toBe('/users/roles/a%2Fb%3Fc'));

test('finds roles by a part of the name', () => {
  const roles = [role('Editors'), role('Photo desk'), role('Chief editors')];
  const found = (query: string) => foundRoles(roles, query, 'en-US').map(({ name }) => name);
  expect(found(' EDIT')).toEqual(['Editors', 'Chief editors']);
  expect(found('')).toHaveLength(3);
  expect(found('x')).toEqual([]);
});
