import fc from 'fast-check';
import { collection, primaryKey, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import { ACTIONS, comparePermissions, type ComparedRole, differingSettings, type Permission } from '..';

const sample = world('sample', [
  collection('articles', {}, [primaryKey()]),
  collection('tags', {}, [primaryKey()]),
  collection('directus_files', {}, []),
  collection('directus_fields', {}, []),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const stored = (role: string | null, more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role,
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const side = (
  role: string | null,
  permissions: readonly Permission[],
  more: Partial<ComparedRole> = {},
): ComparedRole => ({
  role,
  admin_access: false,
  app_access: false,
  enforce_tfa: false,
  ip_access: [],
  permissions,
  ...more,
});

const differencesOf = (left: ComparedRole, right: ComparedRole) => comparePermissions(schema, left, right).differences;

test('a permission that only one role has differs by its level', () => {
  const [found, ...others] = differencesOf(side('a', [stored('a')]), side(null, []));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    collection: 'articles',
    action: 'read',
    isSystem: false,
    parts: [],
    left: { level: 'all', source: 'stored' },
    right: { level: 'none', source: null, rules: null },
  });
});

test.each<[string, Partial<Permission>, Partial<Permission>, readonly string[]]>([
  ['empty and missing rules are the same', { permissions: {}, presets: {} }, {}, []],
  ['the order of keys does not matter', { presets: { a: 1, b: 2 } }, { presets: { b: 2, a: 1 } }, []],
  ['the order of fields does not matter', { fields: ['a', 'b', 'a'] }, { fields: ['b', 'a'] }, []],
  ['* covers the fields named beside it', { fields: ['title', '*'] }, { fields: ['*'] }, []],
  ['no fields are the same as none', { fields: [] }, { fields: null }, []],
  ['other fields', { fields: ['a'] }, { fields: ['a', 'b'] }, ['fields']],
  [
    'other rules, validation and presets',
    { permissions: { id: { _eq: 1 } }, validation: { id: { _eq: 1 } }, presets: { id: 1 } },
    { permissions: { id: { _eq: 2 } } },
    ['permissions', 'validation', 'presets'],
  ],
])('compares the meaning of permissions: %s', (_title, one, other, parts) => {
  const found = differencesOf(side('a', [stored('a', one)]), side('b', [stored('b', other)]));
  expect(found.map((each) => each.parts)).toEqual(parts.length === 0 ? [] : [parts]);
});

test('what app access implies counts, and a stored permission replaces it', () => {
  const app = side('a', [], { app_access: true });
  const found = differencesOf(app, side('b', [stored('b', { collection: 'directus_fields' })], {}));
  expect(found.map((each) => `${each.collection}.${each.action}`)).toEqual([]);
  const [fields] = differencesOf(app, side(null, []));
  expect(fields).toMatchObject({
    collection: 'directus_fields',
    isSystem: true,
    left: { source: 'app', level: 'all' },
  });
});

test('an administrator can do everything, whatever is stored', () => {
  const admin = side('a', [stored('a', { fields: ['title'] })], { admin_access: true });
  const found = differencesOf(admin, side('b', [stored('b')]));
  expect(found).toHaveLength(4 * ACTIONS.length - 1);
  expect(new Set(found.map(({ left }) => left.source))).toEqual(new Set(['administrator']));
});

test('counts the equal cells of system collections and of the others', () => {
  const { equal } = comparePermissions(schema, side('a', [stored('a')]), side('b', []));
  expect(equal).toEqual({ system: 8, content: 7 });
});

test('names the settings that differ; addresses are a set', () => {
  expect(
    differingSettings(
      side('a', [], { admin_access: true, ip_access: ['::1', '10.0.0.1'] }),
      side('b', [], { enforce_tfa: true, ip_access: ['10.0.0.1', '::1'] }),
    ),
  ).toEqual(['admin_access', 'enforce_tfa']);
  expect(differingSettings(side('a', [], { ip_access: ['::1'] }), side('b', [], { app_access: true }))).toEqual([
    'app_access',
    'ip_access',
  ]);
});

const permission = (role: string) =>
  fc.record<Permission>({
    id: fc.integer({ min: 1, max: 99 }),
    role: fc.constant(role),
    collection: fc.constantFrom('articles', 'tags', 'directus_files', 'directus_fields'),
    action: fc.constantFrom(...ACTIONS),
    fields: fc.option(fc.array(fc.constantFrom('*', 'title', 'body'), { maxLength: 2 })),
    permissions: fc.option(fc.constantFrom({}, { status: { _eq: 'draft' } })),
    validation: fc.option(fc.constantFrom({}, { title: { _nempty: true } })),
    presets: fc.option(fc.constantFrom({}, { status: 'draft' })),
  });

test('swapped roles have the same differences with their sides swapped, and every cell is counted', () => {
  fc.assert(
    fc.property(
      fc.array(permission('a'), { maxLength: 8 }),
      fc.array(permission('b'), { maxLength: 8 }),
      fc.boolean(),
      (one, other, app_access) => {
        const [left, right] = [side('a', one, { app_access }), side('b', other)];
        const { differences, equal } = comparePermissions(schema, left, right);
        expect(differences.length + equal.system + equal.content).toBe(4 * ACTIONS.length);
        expect(differencesOf(right, left)).toEqual(
          differences.map((each) => ({ ...each, left: each.right, right: each.left })),
        );
        expect(
          differencesOf(
            left,
            side(
              'c',
              one.map((each) => ({ ...each, role: 'c' })),
              { app_access },
            ),
          ),
        ).toEqual([]);
      },
    ),
  );
});
