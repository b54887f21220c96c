import fc from 'fast-check';
import type { JsonObject } from '../../../kernel';
import type { Permission } from '../permission';
import { type AccessRisk, accessRisks, type ReviewedRole, RISK_KINDS } from './risks';

const role = (id: string, flags: Partial<ReviewedRole> = {}): ReviewedRole => ({
  id,
  admin_access: false,
  app_access: false,
  enforce_tfa: false,
  ...flags,
});

const may = (role: string | null, cell: string, more: Partial<Permission> = {}): Permission => {
  const [collection = '', action = ''] = cell.split('.');
  const rest = { fields: ['*'], permissions: null, validation: null, presets: null };
  return { id: 1, role, collection, action, ...rest, ...more };
};

const NONE: ReadonlyMap<string, number> = new Map();

const told = ({ kind, role, cell, fields, users }: AccessRisk): string =>
  [
    kind,
    role ?? 'public',
    cell === null ? '' : `${cell.collection}.${cell.action}`,
    fields.join('+'),
    users === 0 ? '' : users,
  ]
    .filter((part) => part !== '')
    .join(' ');

const risks = (permissions: readonly Permission[], roles = [role('editors')], withoutTfa = NONE): readonly string[] =>
  accessRisks(roles, permissions, withoutTfa).map(told);

test.each(['create', 'update', 'delete'])('the public role may %s', (action) => {
  expect(risks([may(null, `articles.${action}`, { fields: null })])).toEqual([
    `public_writes public articles.${action}`,
  ]);
});

test('the public role may read, which is no risk but for addresses and secrets of users', () => {
  expect(risks([may(null, 'articles.read'), may(null, 'directus_users.read', { fields: ['first_name'] })])).toEqual([]);
  expect(risks([may(null, 'directus_users.read', { fields: ['id', 'email', 'token'] })])).toEqual([
    'public_reads_users public directus_users.read email+token',
  ]);
  expect(risks([may(null, 'directus_users.read')])).toEqual([
    'public_reads_users public directus_users.read email+token+password+tfa_secret',
  ]);
  expect(risks([may(null, 'directus_users.read', { fields: null })])).toEqual([]);
});

test('a role may write roles and permissions, or the role of users', () => {
  expect(
    risks([
      may('editors', 'directus_roles.update', { fields: ['name'] }),
      may('editors', 'directus_permissions.read'),
      may('editors', 'directus_permissions.delete', { fields: null }),
      may('editors', 'directus_users.update', { permissions: { id: { _eq: '$CURRENT_USER' } } }),
      may('editors', 'directus_users.create', { fields: ['email', 'role'] }),
      may('editors', 'directus_users.delete'),
      may('editors', 'directus_users.update', { fields: ['email'] }),
      may('editors', 'directus_users.update', { fields: null }),
    ]),
  ).toEqual([
    'changes_access editors directus_roles.update',
    'changes_access editors directus_permissions.delete',
    'changes_access editors directus_users.update role',
    'changes_access editors directus_users.create role',
  ]);
});

test.each<[JsonObject | null, boolean]>([
  [null, true],
  [{}, true],
  [{ status: { _eq: 'active' } }, true],
  [{ id: { _eq: 'user-1' } }, true],
  [{ id: null }, true],
  [{ _or: [{ id: { _eq: '$CURRENT_USER' } }, { id: { _null: false } }] }, true],
  [{ _and: [7, { role: { _null: false } }] }, true],
  [{ id: { _eq: '$CURRENT_USER' } }, false],
  [{ _and: [{ status: { _eq: 'active' } }, { id: { _eq: '$CURRENT_USER' } }] }, false],
])('a role that may read users where %j reads the tokens of others: %p', (permissions, expected) => {
  const found = risks([may('editors', 'directus_users.read', { permissions, fields: ['email', 'token'] })]);
  expect(found).toEqual(expected ? ['reads_tokens editors directus_users.read token'] : []);
});

test('a role that may not read secrets reads no tokens', () => {
  expect(risks([may('editors', 'directus_users.read', { fields: ['email'] })])).toEqual([]);
});

test.each<[JsonObject | null, boolean]>([
  [null, false],
  [{}, false],
  [{ _or: [] }, true],
  [{ _and: [] }, true],
  [{ _and: [{ _or: [] }, {}] }, true],
  [{ _or: [{ status: { _eq: 'x' } }, {}] }, true],
  [{ _or: [{ status: { _eq: 'x' } }] }, false],
  [{ _and: [{ _or: [] }, { status: { _eq: 'x' } }] }, false],
  [{ _and: [], status: { _eq: 'x' } }, false],
  [{ _and: {} }, false],
  [{ _or: [null] }, false],
  [{ status: [] }, false],
])('the rule %j allows everything by mistake: %p', (rule, expected) => {
  const found = (cell: string, more: Partial<Permission>) => risks([may('editors', cell, more)]).length > 0;
  expect(found('articles.read', { permissions: rule })).toBe(expected);
  expect(found('articles.delete', { permissions: rule })).toBe(expected);
  expect(found('articles.create', { validation: rule })).toBe(expected);
  expect(found('articles.update', { validation: rule })).toBe(expected);
  expect(found('articles.create', { permissions: rule })).toBe(false);
  expect(found('articles.read', { validation: rule })).toBe(false);
});

test('a role with app access and nothing to read', () => {
  const apps = [
    role('apps', { app_access: true }),
    role('api'),
    role('admins', { app_access: true, admin_access: true }),
  ];
  expect(risks([], apps)).toEqual(['nothing_readable apps']);
  expect(risks([may('apps', 'articles.read', { fields: null })], apps)).toEqual(['nothing_readable apps']);
  expect(risks([may('apps', 'directus_files.read')], apps)).toEqual(['nothing_readable apps']);
  expect(risks([may('apps', 'articles.create')], apps)).toEqual(['nothing_readable apps']);
  expect(risks([may('apps', 'articles.read', { fields: ['id'] })], apps)).toEqual([]);
});

test('administrators without a second factor, where another role needs one', () => {
  const admins = role('admins', { admin_access: true });
  const users = new Map([
    ['admins', 2],
    ['editors', 5],
  ]);
  expect(risks([], [admins, role('editors', { enforce_tfa: true })], users)).toEqual([
    'administrators_without_tfa admins 2',
  ]);
  expect(risks([], [admins, role('editors', { enforce_tfa: true })])).toEqual([]);
  expect(risks([], [admins, role('editors')], users)).toEqual([]);
  expect(risks([], [{ ...admins, enforce_tfa: true }, role('editors')], users)).toEqual([]);
});

test('permissions of administrators, of unknown roles, implied ones and unknown actions are no risks', () => {
  const admins = role('admins', { admin_access: true });
  expect(
    risks(
      [
        may('admins', 'directus_roles.update'),
        may('deleted', 'directus_roles.update'),
        may('editors', 'directus_roles.update', { id: null }),
        may('editors', 'directus_roles.explain'),
      ],
      [admins, role('editors')],
    ),
  ).toEqual([]);
});

test('the findings are in the order of their kinds, for any rules', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(null, 'editors'), fc.object())), (rules) => {
      const permissions = rules.map(([who, rule]) =>
        may(who, 'directus_users.read', { permissions: JSON.parse(JSON.stringify(rule)) as JsonObject }),
      );
      const kinds = accessRisks([role('editors')], permissions, NONE).map(({ kind }) => RISK_KINDS.indexOf(kind));
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    }),
  );
});

test('rules of any depth are no obstacle, and too deep ones not taken for rules about the own account', () => {
  const deep = Array.from({ length: 100_000 }).reduce<JsonObject>((inner) => ({ _and: [inner] }), {});
  expect(risks([may('editors', 'directus_users.read', { permissions: deep })])).toContain(
    'reads_tokens editors directus_users.read token+password+tfa_secret',
  );
  expect(risks([may(null, 'articles.update', { permissions: deep, validation: deep })])).toEqual([
    'public_writes public articles.update',
  ]);
});
