import { EDITOR, editor, libraryPlatform, staff, STAFF } from '../../../testing/library';
import { PUBLIC } from '../../accountability';

test('somebody with app access reads themselves and their role', () => {
  expect(libraryPlatform().users(editor).me(['id', 'email', 'password', 'role.name', 'role.admin_access'])).toEqual({
    id: EDITOR,
    email: 'ed@example.com',
    password: '**********',
    role: { name: 'Editors', admin_access: false },
  });
});

test('somebody who may not even read themselves learns their id', () => {
  expect(libraryPlatform().users(staff).me(['*', 'role.*'])).toEqual({ id: STAFF });
});

test('the public is nobody', () => {
  expect(() => libraryPlatform().users(PUBLIC).me([])).toThrow('Invalid user credentials.');
});

test('the last page is noted without a permission, other changes need one', () => {
  const users = libraryPlatform().users(editor);
  users.trackPage({ last_page: '/collections/books' });
  expect(users.me(['last_page'])).toEqual({ last_page: '/collections/books' });
  expect(() => users.trackPage({})).toThrow('"last_page" key is required.');
  expect(() => users.updateMe({ first_name: 'Ed' }, [])).toThrow("You don't have permission to access this.");
});
