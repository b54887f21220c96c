import type { CurrentUser } from '../users';
import { coversField, denied, nobody, type Access } from './access';

const person = (admin: boolean): CurrentUser => ({
  id: 'u',
  first_name: null,
  last_name: null,
  email: null,
  language: null,
  theme: null,
  role: { id: 'r', name: 'Role', admin_access: admin, app_access: true },
});

const editor: Access = {
  user: person(false),
  permissions: [
    { id: 1, role: 'r', collection: 'articles', action: 'read', fields: ['*'], permissions: null, validation: null, presets: null },
    { id: 2, role: 'r', collection: 'articles', action: 'update', fields: ['title'], permissions: null, validation: null, presets: null },
    { id: 3, role: 'r', collection: 'articles', action: 'create', fields: null, permissions: null, validation: null, presets: null },
  ],
};

test('an administrator may do everything, with no rule at all', () => {
  const admin = { user: person(true), permissions: [] };
  expect(denied(admin, 'articles', 'delete')).toBe(false);
  expect(coversField(admin, 'articles', 'update', 'anything')).toBe(true);
});

test('others may do what a rule says, and the answer carries the reason', () => {
  expect(denied(editor, 'articles', 'update')).toBe(false);
  expect(denied(editor, 'articles', 'delete')).toBe('not_allowed');
  expect(denied(editor, 'authors', 'read')).toBe('not_allowed');
  expect(denied(nobody, 'articles', 'read')).toBe('not_allowed');
});

test('fields are all, listed, or none', () => {
  expect(coversField(editor, 'articles', 'read', 'body')).toBe(true);
  expect(coversField(editor, 'articles', 'update', 'title')).toBe(true);
  expect(coversField(editor, 'articles', 'update', 'body')).toBe(false);
  expect(coversField(editor, 'articles', 'create', 'title')).toBe(false);
});
