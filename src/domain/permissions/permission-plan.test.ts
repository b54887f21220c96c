import fc from 'fast-check';
import { collection, primaryKey, world } from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import {
  ACTIONS,
  APP_ACCESS_PERMISSIONS,
  appMinimumOf,
  checkedFields,
  customise,
  grantAll,
  hasTabValue,
  accessLevelOf,
  availableLevels,
  permissionsOfNewRole,
  permissionTable,
  permissionTabs,
  recommendedPermissions,
  resetSystemPermissions,
  revokeAll,
  effectiveLevel,
  storedFields,
  type PermissionCell,
  type NewPermission,
  type Permission,
  type PermissionPlan,
} from '.';

const record = fc.record<Permission>({
  id: fc.integer({ min: 1, max: 9 }),
  role: fc.constant('r'),
  collection: fc.constant('articles'),
  action: fc.constantFrom(...ACTIONS),
  fields: fc.option(fc.array(fc.constantFrom('*', 'title', 'body'), { maxLength: 2 })),
  permissions: fc.option(fc.constantFrom({}, { status: { _eq: 'draft' } })),
  validation: fc.option(fc.constantFrom({}, { title: { _nempty: true } })),
  presets: fc.option(fc.constantFrom({}, { status: 'draft' })),
});

const cellOf = (found: Permission | null, isUnmanaged = false): PermissionCell => ({
  role: 'r',
  collection: 'articles',
  action: 'read',
  record: found,
  isUnmanaged,
});

/** What is stored in a cell once a plan has been carried out. */
const after = (plan: PermissionPlan, before: Permission | null): NewPermission | null =>
  plan.reduce<NewPermission | null>((stored, call) => {
    switch (call.kind) {
      case 'create_meta':
        return stored;
      case 'create':
        return call.permissions[0] ?? null;
      case 'update':
        return stored === null ? null : { ...stored, ...call.changes };
      case 'delete':
        return null;
    }
  }, before);

const plain: Permission = {
  id: 4,
  role: 'r',
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
};

test("returns 'none' without a record, 'all' without restrictions, otherwise 'custom'", () => {
  expect(accessLevelOf(null)).toBe('none');
  expect(accessLevelOf(plain)).toBe('all');
  expect(accessLevelOf({ ...plain, fields: ['title'] })).toBe('custom');
  expect(accessLevelOf({ ...plain, fields: null })).toBe('custom');
  expect(accessLevelOf({ ...plain, permissions: { id: { _eq: 1 } } })).toBe('custom');
  expect(accessLevelOf({ ...plain, validation: { id: { _eq: 1 } } })).toBe('custom');
  const filled: Permission = { ...plain, presets: { status: 'draft' } };
  expect(accessLevelOf(filled)).toBe('all');
});

test('grantAll leads to all, revokeAll to none, and both are idempotent', () => {
  fc.assert(
    fc.property(fc.option(record), fc.boolean(), (found, isUnmanaged) => {
      const cell = cellOf(found, isUnmanaged);
      const full = after(grantAll([cell]), found);
      expect(accessLevelOf(full)).toBe('all');
      expect(accessLevelOf(after(revokeAll([cell]), found))).toBe('none');
      expect(grantAll([cellOf(full === null ? null : { ...full, id: 5 })])).toEqual([]);
      expect(accessLevelOf(after(customise(cell), found))).toBe(found === null ? 'custom' : accessLevelOf(found));
    }),
  );
});

test('creates missing records, resets restricted ones, deletes by id', () => {
  const custom = { ...plain, id: 7, fields: ['title'] };
  expect(grantAll([cellOf(custom), { ...cellOf(null), action: 'create' }])).toEqual([
    {
      kind: 'create',
      permissions: [
        {
          role: 'r',
          collection: 'articles',
          action: 'create',
          fields: ['*'],
          permissions: null,
          validation: null,
          presets: null,
        },
      ],
    },
    { kind: 'update', id: 7, changes: { fields: ['*'], permissions: null, validation: null } },
  ]);
  expect(revokeAll([cellOf(custom), cellOf(plain), cellOf(null)])).toEqual([{ kind: 'delete', ids: [7, 4] }]);
  expect(revokeAll([cellOf(null), cellOf({ ...plain, id: null })])).toEqual([]);
});

test('creates collection metadata for an unmanaged table first', () => {
  expect(customise(cellOf(null, true))).toEqual([
    { kind: 'create_meta', collection: 'articles', meta: {} },
    {
      kind: 'create',
      permissions: [
        {
          role: 'r',
          collection: 'articles',
          action: 'read',
          fields: null,
          permissions: null,
          validation: null,
          presets: null,
        },
      ],
    },
  ]);
  expect(customise(cellOf(plain, true))).toEqual([]);
});

const sample = world('sample', [
  collection('articles', {}, [primaryKey()]),
  collection('old', null, []),
  collection('directus_users', {}, []),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('has a row per collection with the stored record per action', () => {
  const rows = permissionTable(schema, 'r', [
    { ...plain, role: null },
    plain,
    { ...plain, id: 8, action: 'update' },
    { ...plain, id: null, action: 'delete' },
  ]);
  expect(rows.map((row) => [row.collection, row.isSystem])).toEqual([
    ['articles', false],
    ['old', false],
    ['directus_users', true],
  ]);
  expect(rows[0]?.cells.map((cell) => [cell.action, cell.record?.id ?? null, cell.isUnmanaged])).toEqual([
    ['create', null, false],
    ['read', 4, false],
    ['update', 8, false],
    ['delete', null, false],
  ]);
  expect(rows[1]?.cells.every((cell) => cell.isUnmanaged && cell.record === null)).toBe(true);
  expect(permissionTable(schema, null, [{ ...plain, role: null }])[0]?.cells[1]?.record?.role).toBeNull();
  const others = permissionTable(schema, 'r', [
    { ...plain, role: 'x' },
    { ...plain, role: null },
    { ...plain, id: null },
  ]);
  expect(others.flatMap(({ cells }) => cells).filter((cell) => cell.record !== null)).toEqual([]);
});

const users = (action: (typeof ACTIONS)[number]): PermissionCell => ({
  ...cellOf(null),
  collection: 'directus_users',
  action,
});

test('does not offer none for implied permissions', () => {
  expect(APP_ACCESS_PERMISSIONS).toHaveLength(13);
  expect(appMinimumOf(users('read'), true)?.permissions).toEqual({ id: { _eq: '$CURRENT_USER' } });
  expect(appMinimumOf(users('read'), false)).toBeNull();
  expect(appMinimumOf(users('delete'), true)).toBeNull();
  expect(availableLevels(users('read'), true)).toEqual(['all', 'custom']);
  expect(availableLevels(users('read'), false)).toEqual(['all', 'none', 'custom']);
  expect(effectiveLevel(users('read'), true)).toBe('custom');
  expect(effectiveLevel({ ...users('read'), collection: 'directus_fields' }, true)).toBe('all');
  expect(effectiveLevel(users('delete'), true)).toBe('none');
  expect(effectiveLevel({ ...users('read'), record: plain }, true)).toBe('all');
});

test('gives recommended permissions to a new role with app access only', () => {
  const names = permissionsOfNewRole({ id: 'r', app_access: true, admin_access: false }).map(
    ({ collection: name, action }) => `${name}.${action}`,
  );
  expect(names).toEqual([
    ...ACTIONS.map((action) => `directus_files.${action}`),
    ...ACTIONS.map((action) => `directus_folders.${action}`),
    'directus_users.read',
    'directus_users.update',
    'directus_roles.read',
  ]);
  expect(recommendedPermissions('r').filter((given) => accessLevelOf(given) !== 'all')).toEqual([
    expect.objectContaining({ role: 'r', action: 'update', permissions: { id: { _eq: '$CURRENT_USER' } } }),
  ]);
  expect(permissionsOfNewRole({ id: 'r', app_access: true, admin_access: true })).toEqual([]);
  expect(permissionsOfNewRole({ id: 'r', app_access: false, admin_access: false })).toEqual([]);
});

test('resets the stored system permissions of this role only', () => {
  const stored: readonly Permission[] = [
    plain,
    { ...plain, id: 5, collection: 'directus_files' },
    { ...plain, id: 6, collection: 'directus_files', role: 'other' },
    { ...plain, id: null, collection: 'directus_fields' },
  ];
  expect(resetSystemPermissions('r', stored, 'minimum')).toEqual([{ kind: 'delete', ids: [5] }]);
  expect(resetSystemPermissions('r', [], 'minimum')).toEqual([]);
  expect(resetSystemPermissions('r', [plain], 'recommended')).toEqual([
    { kind: 'create', permissions: recommendedPermissions('r') },
  ]);
});

test('shows the tabs that apply to the action', () => {
  expect(ACTIONS.map(permissionTabs)).toEqual([
    ['fields', 'validation', 'presets'],
    ['permissions', 'fields'],
    ['permissions', 'fields', 'validation', 'presets'],
    ['permissions'],
  ]);
  expect(hasTabValue(plain, 'fields')).toBe(true);
  expect(hasTabValue(plain, 'permissions')).toBe(false);
  expect(hasTabValue(plain, 'presets')).toBe(false);
});

test('stores all fields as *, none as null, and round-trips the selection', () => {
  const all = ['id', 'title', 'body'];
  expect(storedFields(all, all)).toEqual(['*']);
  expect(storedFields([], all)).toBeNull();
  expect(storedFields(['gone', 'title'], all)).toEqual(['title', 'gone']);
  fc.assert(
    fc.property(fc.subarray(all), (chosen) => {
      expect(checkedFields(storedFields(chosen, all), all)).toEqual(chosen);
    }),
  );
  expect(storedFields([], [])).toBeNull();
});
