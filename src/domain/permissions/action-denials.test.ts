import {
  collection,
  hashField,
  presentationField,
  stringField,
  stringKey,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import type { ToMany } from '../items';
import { emptySchema, schemaOf, type Collection, type CollectionMeta } from '../schema';
import {
  archiveDenied,
  createRelatedDenied,
  editItemDenied,
  editRelatedDenied,
  editRowDenied,
  fieldsWithoutToken,
  filterContext,
  inviteDenied,
  isRoleRemovable,
  anonymousAccess,
  permissionFor,
  removeRelatedDenied,
  reorderRelatedDenied,
  revisionsDenied,
  saveDenied,
  selectRelatedDenied,
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

const rows: ToMany = {
  collection: 'tags',
  primaryKey: 'id',
  updateKey: 'id',
  foreignKey: 'parent',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
};
const links: ToMany = {
  ...rows,
  collection: 'link',
  junction: { field: 'tag', collection: 'tags', collectionField: null, allowed: [] },
};
const blocks: ToMany = {
  ...links,
  junction: { field: 'item', collection: null, collectionField: 'kind', allowed: ['tags'] },
};

/** Permissions such as 'tags.update', or 'tags.update:title,parent' with fields. */
const holding = (...names: readonly string[]): Access =>
  may(
    ...names.map((name) => {
      const [on = '', action = '', fields = '*'] = name.split(/[.:]/);
      return permission(on, action as Action, { fields: fields.split(',') });
    }),
  );

test.each([
  ['many-to-many', links, ['link.create', 'tags.create'], ['link.create']],
  ['many-to-any', blocks, ['link.create', 'tags.create'], ['link.create']],
  ['one-to-many', rows, ['tags.update', 'tags.create'], ['tags.update']],
  ['many-to-one', null, ['tags.create'], []],
] as const)('%s: creating takes %j, selecting %j', (_kind, list, create, select) => {
  const target = { related: 'tags', list };
  for (const [needed, ask] of [
    [create, createRelatedDenied],
    [select, selectRelatedDenied],
  ] as const) {
    expect(ask(holding(...needed), target)).toBe(false);
    expect(ask(admin, target)).toBe(false);
    for (const missing of needed) {
      expect(ask(holding(...needed.filter((name) => name !== missing)), target)).toBe('not_allowed');
    }
  }
});

// Observed (9.0.0-rc.83): what a nested write refuses with FORBIDDEN, and what it takes.
test('created rows need the fields by which they belong to the item', () => {
  const create = (list: ToMany, fields: string) =>
    createRelatedDenied(holding(`${list.collection}.create:${fields}`, 'tags.update', 'tags.create'), {
      related: 'tags',
      list,
    });
  expect(createRelatedDenied(holding('tags.create:name', 'tags.update'), { related: 'tags', list: rows })).toBe(
    'field_not_covered',
  );
  expect(createRelatedDenied(holding('tags.create:parent', 'tags.update'), { related: 'tags', list: rows })).toBe(
    false,
  );
  expect([create(links, 'parent'), create(links, 'tag'), create(links, 'parent,tag')]).toEqual([
    'field_not_covered',
    'field_not_covered',
    false,
  ]);
  expect([create(blocks, 'parent,item'), create(blocks, 'parent,item,kind')]).toEqual(['field_not_covered', false]);
});

test('a row is linked or edited with its key and the foreign key, which count as written', () => {
  const link = (fields: string) =>
    selectRelatedDenied(holding(`tags.update:${fields}`), { related: 'tags', list: rows });
  expect([link('parent'), link('id'), link('id,parent')]).toEqual(['field_not_covered', 'field_not_covered', false]);
  expect(editRowDenied(holding('tags.update:id,parent'), rows, ['name'])).toBe('field_not_covered');
  expect(editRowDenied(holding('tags.update:id,parent,name'), rows, ['name'])).toBe(false);
  expect(editRowDenied(holding('tags.read'), rows)).toBe('not_allowed');
});

test('where the keys differ in name, the name of the key of the item counts as written, too', () => {
  const shelves: ToMany = { ...rows, updateKey: 'code' };
  expect(editRowDenied(holding('tags.update:id,parent'), shelves)).toBe('field_not_covered');
  expect(editRowDenied(holding('tags.update'), shelves)).toBe(false);
  expect(editRowDenied(admin, { ...rows, updateKey: null })).toBe('edited_apart');
  expect(editRelatedDenied(admin, emptySchema, { ...rows, updateKey: null })).toBe('edited_apart');
});

test('an item behind a junction needs the key, the links of the junction row, and the key of the item', () => {
  const { collections, fields, relations } = world('w', [
    collection('tags', {}, [stringKey('code'), stringField('name')]),
    collection('keyless', {}, [stringField('name')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const edit = (list: ToMany, junction: string, related: string, of: string | null = null) =>
    editRelatedDenied(holding(`link.update:${junction}`, ...(related === '' ? [] : [related])), schema, list, of);
  expect(edit(links, 'id,parent,tag', 'tags.update:code')).toBe(false);
  expect(edit(links, 'id,parent,tag', 'tags.update:name')).toBe('field_not_covered');
  expect(edit(links, 'id,parent,tag', '')).toBe('not_allowed');
  expect(edit(links, 'id,parent', 'tags.update')).toBe('field_not_covered');
  expect(edit(links, 'parent,tag', 'tags.update')).toBe('field_not_covered');
  expect(edit(blocks, 'id,parent,item', 'tags.update', 'tags')).toBe('field_not_covered');
  expect(edit(blocks, 'id,parent,item,kind', 'tags.update', 'tags')).toBe(false);
  expect(edit(blocks, 'id,parent,item,kind', '', 'tags')).toBe('not_allowed');
  expect(edit(blocks, 'id,parent,item,kind', '')).toBe(false);
  expect(edit(blocks, '*', 'keyless.update', 'keyless')).toBe(false);
  expect(editRelatedDenied(holding('tags.update:id,parent'), schema, rows)).toBe(false);
  expect(editItemDenied(holding('tags.update:code'), schema, 'tags')).toBe(false);
  expect(editItemDenied(holding('tags.update:name'), schema, 'tags')).toBe('field_not_covered');
});

test('removing needs the foreign key only, or the permission to delete', () => {
  expect(removeRelatedDenied(holding('tags.update:parent'), rows)).toBe(false);
  expect(removeRelatedDenied(holding('tags.update:id,name', 'tags.delete'), rows)).toBe('field_not_covered');
  const deleted: ToMany = { ...rows, removal: 'delete' };
  expect(removeRelatedDenied(holding('tags.delete'), deleted)).toBe(false);
  expect(removeRelatedDenied(holding('tags.update'), deleted)).toBe('not_allowed');
});

test('reordering needs the sort field besides what every edit of a row needs', () => {
  expect(reorderRelatedDenied(holding('tags.update:id,parent,sort'), rows)).toBe(false);
  expect(reorderRelatedDenied(holding('tags.update:id,parent'), rows)).toBe('field_not_covered');
  expect(reorderRelatedDenied(holding('tags.update:sort'), rows)).toBe('field_not_covered');
  expect(reorderRelatedDenied(holding('tags.update:id,parent'), { ...rows, sortField: null })).toBe(false);
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
