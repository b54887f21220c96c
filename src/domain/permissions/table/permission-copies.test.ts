import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { JsonObject } from '../../../kernel';
import { schemaOf } from '../../schema';
import {
  type CopyPlace,
  type Permission,
  permissionCopies,
  type PermissionCopy,
  type PermissionRules,
  risksOfCopies,
} from '..';

const sample = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('status'),
    manyToOne('author', { to: 'people' }),
  ]),
  collection('pages', {}, [primaryKey(), stringField('title'), stringField('status')]),
  collection('old', null, [primaryKey()]),
  collection('directus_users', {}, [primaryKey(), stringField('email')]),
  collection('directus_presets', {}, []),
  collection('directus_fields', {}, []),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const FULL: PermissionRules = { fields: ['*'], permissions: null, validation: null, presets: null };

const TITLE: PermissionRules = { ...FULL, fields: ['title'] };

const stored = (role: string | null, name: string, rules: PermissionRules): Permission => ({
  id: 5,
  role,
  collection: name,
  action: 'read',
  ...rules,
});

const LIMITED = { admin_access: false, app_access: false };

const copyOf = (
  rules: PermissionRules | null,
  place: CopyPlace,
  permissions: readonly Permission[] = [],
  flags = LIMITED,
): PermissionCopy => {
  const [copy] = permissionCopies(schema, { action: 'read', rules }, [place], permissions, () => flags);
  if (copy === undefined) throw new Error('No copy');
  return copy;
};

const PAGES: CopyPlace = { role: 'r', collection: 'pages' };

test('a place without a permission gets it, and allows more', () => {
  expect(copyOf(TITLE, PAGES)).toMatchObject({
    isNeeded: true,
    denied: null,
    before: { level: 'none' },
    after: { level: 'custom' },
    rules: TITLE,
    allowsMore: true,
    allowsLess: false,
    createsEntry: false,
  });
});

test('a place that means the same is left out', () => {
  const same = { ...FULL, permissions: {}, presets: {} };
  expect(copyOf(FULL, PAGES, [stored('r', 'pages', same)])).toMatchObject({
    isNeeded: false,
    denied: null,
    allowsMore: false,
    allowsLess: false,
  });
});

test.each<[string, Partial<PermissionRules>, Partial<PermissionRules>, boolean, boolean]>([
  ['fewer fields', {}, { fields: ['title'] }, false, true],
  ['more fields', { fields: ['title'] }, { fields: ['status', 'title'] }, true, false],
  ['other fields', { fields: ['title'] }, { fields: ['status'] }, true, true],
  ['a rule where there was none', {}, { permissions: { status: { _eq: 'a' } } }, false, true],
  ['no rule any more', { permissions: { status: { _eq: 'a' } } }, {}, true, false],
  ['another rule', { permissions: { status: { _eq: 'a' } } }, { permissions: { status: { _eq: 'b' } } }, true, true],
  ['another validation', { validation: { status: { _eq: 'a' } } }, {}, true, false],
  ['other presets only', {}, { presets: { status: 'a' } }, false, false],
])('says whether more or less is allowed than before: %s', (_title, was, will, allowsMore, allowsLess) => {
  const copy = copyOf({ ...FULL, ...will }, PAGES, [stored('r', 'pages', { ...FULL, ...was })]);
  expect([copy.isNeeded, copy.allowsMore, copy.allowsLess]).toEqual([true, allowsMore, allowsLess]);
});

test('leaves out and names the fields and presets that the collection does not have', () => {
  const rules = { ...FULL, fields: ['author', 'title'], presets: { author: 1, status: 'a' } };
  expect(copyOf(rules, PAGES)).toMatchObject({
    denied: null,
    missing: ['author'],
    rules: { fields: ['title'], presets: { status: 'a' } },
  });
  expect(copyOf({ ...FULL, presets: { author: 1 } }, PAGES).rules).toEqual(FULL);
});

test.each<[string, Partial<PermissionRules>, string, readonly string[]]>([
  ['rules on missing fields', { permissions: { author: { name: { _eq: 'a' } } } }, 'missing_fields', ['author.name']],
  [
    'validation of missing fields',
    { validation: { _and: [{ author: { _null: true } }] } },
    'missing_fields',
    ['author'],
  ],
  ['none of its fields', { fields: ['author'] }, 'no_fields', ['author']],
])('is not possible with %s', (_title, rules, denied, missing) => {
  expect(copyOf({ ...FULL, ...rules }, PAGES)).toMatchObject({ isNeeded: false, denied, missing, allowsMore: false });
});

test('a rule of too many levels is not possible, and not followed', () => {
  let deep: JsonObject = { title: { _eq: 'a' } };
  for (let level = 0; level < 20_000; level += 1) deep = { author: deep };
  expect(copyOf({ ...FULL, permissions: deep }, PAGES)).toMatchObject({ isNeeded: false, denied: 'too_deep' });
});

test('a table of the database gets its entry first', () => {
  expect(copyOf(FULL, { role: 'r', collection: 'old' }).createsEntry).toBe(true);
  expect(copyOf(null, { role: 'r', collection: 'old' }).createsEntry).toBe(false);
});

test('nothing is copied to an administrator', () => {
  const flags = { admin_access: true, app_access: true };
  expect(copyOf(TITLE, PAGES, [], flags)).toMatchObject({ isNeeded: false, denied: 'administrator' });
});

test('the absence of a permission is copied, unless the app needs one there', () => {
  expect(copyOf(null, PAGES, [stored('r', 'pages', TITLE)])).toMatchObject({
    isNeeded: true,
    rules: null,
    after: { level: 'none' },
    allowsMore: false,
    allowsLess: true,
  });
  const flags = { ...LIMITED, app_access: true };
  expect(copyOf(null, { role: 'r', collection: 'directus_presets' }, [], flags)).toMatchObject({
    isNeeded: false,
    denied: 'needed_by_app',
  });
  expect(
    copyOf(
      null,
      { role: 'r', collection: 'directus_fields' },
      [stored('r', 'directus_fields', { ...FULL, permissions: { field: { _eq: 'x' } } })],
      flags,
    ),
  ).toMatchObject({ isNeeded: true, after: { source: 'app' } });
});

test('tells what deserves a look only after the copies', () => {
  const roles = [{ id: 'r', admin_access: false, app_access: false, enforce_tfa: false }];
  const before = [stored('r', 'directus_users', TITLE)];
  const rules = { ...FULL, fields: ['token', 'email'] };
  const users = { role: 'r', collection: 'directus_users' };
  const withToken = { ...copyOf(FULL, users, before), rules };
  expect(risksOfCopies(roles, before, [withToken])).toMatchObject([
    { kind: 'reads_tokens', role: 'r', cell: { collection: 'directus_users' } },
  ]);
  expect(risksOfCopies(roles, [stored('r', 'directus_users', rules)], [withToken])).toEqual([]);
  expect(risksOfCopies(roles, before, [{ ...withToken, isNeeded: false }])).toEqual([]);
});

test('a permission without fields allows none, and is replaced where nothing is copied', () => {
  const none = { ...FULL, fields: null };
  expect(copyOf(none, PAGES)).toMatchObject({ denied: null, rules: { fields: null }, isNeeded: true });
  expect(copyOf(none, PAGES, [stored('r', 'pages', TITLE)])).toMatchObject({ allowsMore: false, allowsLess: true });
});

test('what is taken away, and what was known before, deserves no look', () => {
  const roles = [{ id: 'r', admin_access: false, app_access: true, enforce_tfa: false }];
  const users = { role: 'r', collection: 'directus_users' };
  const before = [stored('r', 'directus_users', { ...FULL, fields: ['token'] })];
  expect(risksOfCopies(roles, before, [copyOf(null, users, before)])).toEqual([]);
  const administrators = [{ id: 'r', admin_access: true, app_access: true, enforce_tfa: false }];
  expect(risksOfCopies(administrators, before, [])).toEqual([]);
});
