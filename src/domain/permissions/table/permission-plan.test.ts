import fc from 'fast-check';
import { collection, primaryKey, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import {
  ACTIONS,
  APP_ACCESS_PERMISSIONS,
  appMinimumOf,
  checkedFields,
  afterCall,
  isLossy,
  permissionPlan,
  rulesAtLevel,
  rulesOf,
  hasTabValue,
  accessLevelOf,
  availableLevels,
  permissionsOfNewRole,
  permissionTable,
  permissionTabs,
  recommendedPermissions,
  systemReset,
  effectiveLevel,
  storedFields,
  type PermissionCell,
  type CellTarget,
  type Permission,
  type PermissionPlan,
} from '..';

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

const cellOf = (found: Permission | null): PermissionCell => ({
  role: 'r',
  collection: 'articles',
  action: 'read',
  record: found,
  isUnmanaged: false,
});

/** What is stored once a plan has been carried out. */
const carriedOut = (before: readonly Permission[], plan: PermissionPlan): readonly Permission[] =>
  plan.reduce(
    (stored, call) =>
      afterCall(
        stored,
        call,
        call.kind === 'create'
          ? call.permissions.map((created, index) => ({ ...created, id: 100 + index }))
          : stored.flatMap((each) =>
              call.kind === 'update' && each.id === call.id ? [{ ...each, ...call.changes }] : [],
            ),
      ),
    before,
  );

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

const sample = world('sample', [
  collection('articles', {}, [primaryKey()]),
  collection('old', null, []),
  collection('directus_users', {}, []),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('a cell set to a level has it, and a second time nothing is sent', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 3 }), fc.constantFrom('none', 'all', 'custom'), (found, level) => {
      const before = found.map((each, index) => ({ ...each, id: index + 1, action: 'read' }));
      const [first] = before;
      const rules = rulesAtLevel(first === undefined ? null : rulesOf(first), level);
      const targets = [{ collection: 'articles', action: 'read', rules } as const];
      const stored = carriedOut(before, permissionPlan(schema, 'r', before, targets));
      expect(stored).toHaveLength(rules === null ? 0 : 1);
      expect(stored.map(rulesOf)).toEqual(rules === null ? [] : [rules]);
      const kept = level === 'custom' && first !== undefined;
      expect(accessLevelOf(stored[0] ?? null)).toBe(kept ? accessLevelOf(first) : level);
      expect(permissionPlan(schema, 'r', stored, targets)).toEqual([]);
    }),
  );
});

const FULL = { fields: ['*'], permissions: null, validation: null, presets: null };
const at = (action: (typeof ACTIONS)[number], rules: CellTarget['rules'], name = 'articles'): CellTarget => ({
  collection: name,
  action,
  rules,
});

test('gives before it takes away, each in one request', () => {
  const stored = [
    { ...plain, fields: ['title'] },
    { ...plain, id: 5, action: 'update' },
  ];
  const targets = [at('update', null), at('read', FULL), at('create', FULL), at('delete', FULL)];
  expect(permissionPlan(schema, 'r', stored, targets)).toEqual([
    {
      kind: 'create',
      permissions: [
        { role: 'r', collection: 'articles', action: 'create', ...FULL },
        { role: 'r', collection: 'articles', action: 'delete', ...FULL },
      ],
    },
    { kind: 'update', id: 4, changes: FULL },
    { kind: 'delete', ids: [5] },
  ]);
  expect(permissionPlan(schema, 'r', [], [at('read', null)])).toEqual([]);
  expect(permissionPlan(schema, 'x', [plain], [at('read', null)])).toEqual([]);
});

test('creates the metadata of an unmanaged table first, once, and only to store something', () => {
  const [meta, ...rest] = permissionPlan(schema, null, [], [at('read', FULL, 'old'), at('update', FULL, 'old')]);
  expect(meta).toEqual({ kind: 'create_meta', collection: 'old', meta: {} });
  expect(rest.map(({ kind }) => kind)).toEqual(['create']);
  expect(permissionPlan(schema, null, [], [at('read', null, 'old')])).toEqual([]);
  expect(permissionPlan(schema, null, [], [at('read', FULL, 'gone')]).map(({ kind }) => kind)).toEqual(['create']);
});

test('takes over the answers of requests', () => {
  const changed = { ...plain, fields: ['title'] };
  const other = { ...plain, id: 9 };
  expect(afterCall([plain], { kind: 'create_meta', collection: 'old', meta: {} }, [])).toEqual([plain]);
  expect(afterCall([plain, other], { kind: 'update', id: 4, changes: {} }, [changed])).toEqual([changed, other]);
});

test('what takes rights away or replaces rules can be undone', () => {
  const custom = { ...FULL, fields: ['title'] };
  expect(isLossy(null, FULL)).toBe(false);
  expect(isLossy(FULL, { ...FULL })).toBe(false);
  expect(isLossy(FULL, null)).toBe(true);
  expect(isLossy(FULL, custom)).toBe(true);
  expect(isLossy(custom, FULL)).toBe(true);
  expect(isLossy(FULL, { ...FULL, permissions: {} })).toBe(false);
});

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
  expect(systemReset('r', stored, 'minimum')).toEqual([at('read', null, 'directus_files')]);
  expect(systemReset('r', [], 'minimum')).toEqual([]);
  const targets = systemReset(
    'r',
    [...stored, { ...plain, id: 7, collection: 'directus_roles', action: 'delete' }],
    'recommended',
  );
  const kept = carriedOut(stored, permissionPlan(schema, 'r', stored, targets));
  expect(kept.filter(({ id }) => id === 6 || id === 4)).toHaveLength(2);
  expect(targets.filter(({ rules }) => rules === null)).toEqual([at('delete', null, 'directus_roles')]);
  expect(targets.filter(({ rules }) => rules !== null)).toHaveLength(recommendedPermissions('r').length);
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
