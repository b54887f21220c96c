import type { Access, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { commentDenied, commentEditDenied, commentTextDenied, postDenied, type Comment } from '.';

const NOW = Date.UTC(2026, 10, 21);

const permission = (action: string, permissions: Permission['permissions'] = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'directus_activity',
  action,
  fields: ['*'],
  permissions,
  validation: null,
  presets: null,
});

const may = (...permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });

const by = (id: string | null): Comment => ({
  id: 7,
  comment: 'Well said',
  timestamp: '2026-11-21T08:00:00',
  collection: 'articles',
  item: '1',
  user: id === null ? null : { id, email: null, first_name: null, last_name: null, avatar: null },
});

test('requires a non-empty and changed text', () => {
  expect(commentTextDenied('', null)).toBe('comment_empty');
  expect(commentTextDenied(' \n', 'Before')).toBe('comment_empty');
  expect(commentTextDenied('Before', 'Before')).toBe('comment_unchanged');
  expect(commentTextDenied('After', 'Before')).toBe(false);
  expect(commentTextDenied('New', null)).toBe(false);
});

test('allows posting with the permission of app access', () => {
  expect(postDenied(may(permission('create')))).toBe(false);
  expect(postDenied(may())).toBe('not_allowed');
  expect(postDenied({ user: testUser(true), permissions: [] })).toBe(false);
});

test('needs permissions for editing and deleting, even for the author', () => {
  expect(commentDenied(may(permission('create')), 'update', by('u'), NOW)).toBe('not_allowed');
  expect(commentDenied(may(permission('update')), 'update', by('x'), NOW)).toBe(false);
  expect(commentDenied(may(permission('update')), 'delete', by('u'), NOW)).toBe('not_allowed');
  expect(commentDenied({ user: testUser(true), permissions: [] }, 'delete', by('x'), NOW)).toBe(false);
});

test('allows a rule that covers own comments only', () => {
  const own = may(permission('delete', { _and: [{ user: { _eq: '$CURRENT_USER' } }, { action: { _eq: 'comment' } }] }));
  expect(commentDenied(own, 'delete', by('u'), NOW)).toBe(false);
  expect(commentDenied(own, 'delete', by('x'), NOW)).toBe('comment_not_covered');
  expect(commentDenied(own, 'delete', by(null), NOW)).toBe('comment_not_covered');
});

test('allows editing own comments only, with the permission', () => {
  const admin: Access = { user: testUser(true), permissions: [] };
  expect(commentEditDenied(admin, by('u'), NOW)).toBe(false);
  expect(commentEditDenied(admin, by('x'), NOW)).toBe('comment_of_others');
  expect(commentEditDenied(admin, by(null), NOW)).toBe('comment_of_others');
  expect(commentEditDenied({ user: null, permissions: [] }, by(null), NOW)).toBe('comment_of_others');
  expect(commentEditDenied(may(permission('create')), by('u'), NOW)).toBe('not_allowed');
});
