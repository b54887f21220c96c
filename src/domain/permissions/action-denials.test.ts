import { collection, hashField, presentationField, stringField, uuidKey, world } from '../../../fixtures/builders';
import { emptySchema, schemaOf, type Collection, type CollectionMeta } from '../schema';
import {
  archiveDenied,
  fieldsWithoutToken,
  filterContext,
  inviteDenied,
  isRoleRemovable,
  anonymousAccess,
  permissionFor,
  replaceContentDenied,
  revisionsDenied,
  saveDenied,
  type Access,
  type Action,
  type Permission,
} from '.';
import { testUser } from './current-user.fixtures';

const NOW = 0;

const permission = (collection: string, action: Action, more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'r',
  collection,
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const may = (...permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });
const admin: Access = { user: testUser(true), permissions: [] };

const table = (meta: Partial<CollectionMeta> | null): Collection => {
  const [made] = collection('articles', meta, []).collections ?? [];
  if (made === undefined) throw new Error('No collection was made');
  return made;
};

test('saveDenied needs update and a covered item, or create for a new one', () => {
  const access = may(permission('articles', 'update', { permissions: { status: { _eq: 'draft' } } }));
  expect(saveDenied(emptySchema, access, 'articles', { status: 'draft' }, NOW)).toBe(false);
  expect(saveDenied(emptySchema, access, 'articles', { status: 'live' }, NOW)).toBe('item_not_covered');
  expect(saveDenied(emptySchema, access, 'articles', null, NOW)).toBe('not_allowed');
  expect(saveDenied(emptySchema, may(permission('articles', 'create')), 'articles', null, NOW)).toBe(false);
});

test('archiveDenied needs update on the archive field', () => {
  const archive = table({ archive_field: 'status', archive_value: 'archived' });
  expect(archiveDenied(may(permission('articles', 'update')), archive)).toBe(false);
  expect(archiveDenied(may(permission('articles', 'update', { fields: ['status'] })), archive)).toBe(false);
  expect(archiveDenied(may(permission('articles', 'update', { fields: ['title'] })), archive)).toBe(
    'field_not_covered',
  );
  expect(archiveDenied(may(), archive)).toBe('not_allowed');
  expect(archiveDenied(admin, table({}))).toBe('no_archive_field');
});

test('revisionsDenied needs tracking and read permission', () => {
  const reader = may(permission('directus_revisions', 'read'));
  expect(revisionsDenied(reader, table({ accountability: 'all' }))).toBe(false);
  expect(revisionsDenied(admin, table({ accountability: 'all' }))).toBe(false);
  expect(revisionsDenied(reader, table({ accountability: 'activity' }))).toBe('not_tracked');
  expect(revisionsDenied(admin, table(null))).toBe('not_tracked');
  expect(revisionsDenied(may(), table({ accountability: 'all' }))).toBe('not_allowed');
});

test('inviteDenied needs creating users and reading roles', () => {
  const both = [permission('directus_users', 'create'), permission('directus_roles', 'read')] as const;
  expect(inviteDenied(admin)).toBe(false);
  expect(inviteDenied(may(...both))).toBe(false);
  expect(inviteDenied(may(both[0]))).toBe('not_allowed');
  expect(inviteDenied(may(both[1]))).toBe('not_allowed');
});

test('replaceContentDenied needs to update every field that the server writes', () => {
  const fields = ['storage', 'title', 'filename_download', 'type', 'uploaded_by'];
  const mayUpdate = (allowed: readonly string[]) =>
    replaceContentDenied(may({ ...permission('directus_files', 'update'), fields: allowed }));
  expect(replaceContentDenied(admin)).toBe(false);
  expect(replaceContentDenied(may())).toBe('not_allowed');
  expect(mayUpdate(['*'])).toBe(false);
  expect(mayUpdate(fields)).toBe(false);
  for (const missing of fields) expect(mayUpdate(fields.filter((field) => field !== missing))).not.toBe(false);
});

test('resolves dynamic values to null for anonymous access', () => {
  expect(filterContext(anonymousAccess, 5)).toEqual({ user: null, role: null, now: 5 });
  expect(filterContext(admin, 5)).toEqual({ user: 'u', role: 'r', now: 5 });
});

test('finds a permission by collection and action', () => {
  const access = may(permission('articles', 'read'));
  expect(permissionFor(access, 'articles', 'read')).toBe(access.permissions[0]);
  expect(permissionFor(access, 'articles', 'update')).toBeNull();
});

test('does not remove the first two roles', () => {
  expect(['1', '2', '3', 'de12a3fe'].map(isRoleRemovable)).toEqual([false, false, true, true]);
});

const usersSchema = (token = stringField('token')) => {
  const { collections, fields, relations } = world('w', [
    collection('directus_users', {}, [
      uuidKey(),
      stringField('email'),
      hashField('password'),
      presentationField('divider', 'presentation-divider', {}),
      token,
    ]),
    collection('notes', {}, [uuidKey(), stringField('token')]),
  ]);
  return schemaOf(collections, fields, relations);
};
const schemaOfUsers = usersSchema();
const reader = (fields: readonly string[]): Access => may(permission('directus_users', 'read', { fields }));
const requested = (access: Access, fields?: readonly string[]) =>
  fieldsWithoutToken(schemaOfUsers, access, 'directus_users', fields);

test('all fields are named without the token', () => {
  expect(requested(admin)).toEqual(['id', 'email', 'password']);
  expect(requested(admin, ['*', 'role.name', 'email'])).toEqual(['id', 'email', 'password', 'role.name']);
  expect(requested(admin, ['email', 'token'])).toEqual(['email']);
});

test('only fields that the user may read are named', () => {
  expect(requested(reader(['email', 'token']))).toEqual(['email']);
});

test('a request that yields no token stays as it is', () => {
  expect(requested(admin, ['email'])).toBeNull();
  expect(requested(reader(['email']))).toBeNull();
  expect(requested(anonymousAccess)).toBeNull();
  expect(fieldsWithoutToken(schemaOfUsers, admin, 'notes')).toBeNull();
  const masking = usersSchema(stringField('token', { special: ['conceal'] }));
  expect(fieldsWithoutToken(masking, admin, 'directus_users')).toBeNull();
});
