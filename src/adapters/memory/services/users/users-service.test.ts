import { EDITOR, editor, libraryPlatform, staff, STAFF } from '../../../testing/library';
import { PUBLIC } from '../../accountability';

test('a user with app access reads themselves and their role', () => {
  expect(libraryPlatform().users(editor).me(['id', 'email', 'password', 'role.name', 'role.admin_access'])).toEqual({
    id: EDITOR,
    email: 'ed@example.com',
    password: '**********',
    role: { name: 'Editors', admin_access: false },
  });
});

test('a user who may not read themselves gets their id', () => {
  expect(libraryPlatform().users(staff).me(['*', 'role.*'])).toEqual({ id: STAFF });
});

test('rejects the public', () => {
  expect(() => libraryPlatform().users(PUBLIC).me([])).toThrow('Invalid user credentials.');
});

test('stores the last page without a permission, other changes need one', () => {
  const users = libraryPlatform().users(editor);
  users.trackPage({ last_page: '/collections/books' });
  expect(users.me(['last_page'])).toEqual({ last_page: '/collections/books' });
  expect(() => users.trackPage({})).toThrow('"last_page" key is required.');
  expect(() => users.updateMe({ first_name: 'Ed' }, [])).toThrow("You don't have permission to access this.");
});
