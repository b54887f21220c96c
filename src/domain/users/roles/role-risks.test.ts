import type { Item, PlannedWrite } from '../../items';
import { invalidIpEntries, ipEntryKind, roleWriteRisks, type RoleWriteContext } from './role-risks';

const edit = (edits: Item): PlannedWrite => ({ kind: 'edit', edits });
const DELETE: PlannedWrite = { kind: 'delete' };

const ines = { id: 'ines', role: { id: 'admins' } };

const OWN: RoleWriteContext = {
  role: 'admins',
  self: ines,
  adminRoles: ['admins', 'owners'],
  administrators: [
    { id: 'ines', role: 'admins' },
    { id: 'bo', role: 'owners' },
  ],
};

const LAST: RoleWriteContext = {
  ...OWN,
  adminRoles: ['admins'],
  administrators: [{ id: 'ines', role: 'admins' }],
};

const EDITORS: RoleWriteContext = { ...OWN, role: 'editors' };

test.each<[string, PlannedWrite, readonly string[]]>([
  ['a deletion', DELETE, ['role_own_delete']],
  ['without administrator access', edit({ admin_access: false }), ['role_own_admin']],
  ['without app access', edit({ app_access: false }), ['role_own_app']],
  ['with allowed addresses', edit({ ip_access: ['10.0.0.1'] }), ['role_own_ip']],
  ['without allowed addresses', edit({ ip_access: [] }), []],
  ['with hostile addresses', edit({ ip_access: [7, null] }), []],
  ['without the own user', edit({ users: { create: [], update: [], delete: ['ines'] } }), ['role_own_left']],
  ['with the own user detached', edit({ users: { update: [{ id: 'ines', role: null }] } }), ['role_own_left']],
  ['with another name', edit({ name: 'Desk', users: { update: [{ id: 'ines', title: 'x' }] } }), []],
  ['with users of any shape', edit({ users: { update: 7, delete: [7, { id: 'other' }] } }), []],
  ['with users as a list', edit({ users: ['ines'] }), []],
])('the own role: %s', (_name, write, risks) => {
  expect(roleWriteRisks(write, OWN)).toEqual({ refused: null, risks });
});

test('another role: only what it means for the project', () => {
  expect(roleWriteRisks(DELETE, EDITORS)).toEqual({ refused: null, risks: [] });
  expect(roleWriteRisks(edit({ app_access: false, admin_access: false, ip_access: ['10.0.0.1'] }), EDITORS)).toEqual({
    refused: null,
    risks: [],
  });
  expect(roleWriteRisks(edit({ users: { update: [{ id: 'ines', role: 'editors' }] } }), EDITORS).risks).toEqual([
    'role_own_moved',
  ]);
  expect(roleWriteRisks(DELETE, { ...EDITORS, self: null })).toEqual({ refused: null, risks: [] });
});

test('the last role with administrator access is neither deleted nor loses it', () => {
  expect(roleWriteRisks(DELETE, LAST)).toEqual({
    refused: 'last_admin_role_delete',
    risks: ['role_own_delete', 'role_last_administrator'],
  });
  expect(roleWriteRisks(edit({ admin_access: false }), LAST)).toEqual({
    refused: 'last_admin_role_access',
    risks: ['role_own_admin', 'role_last_administrator'],
  });
  expect(roleWriteRisks(edit({ name: 'Desk' }), LAST)).toEqual({ refused: null, risks: [] });
});

test('no administrator remains after the last one has left the role', () => {
  const write = edit({ users: { delete: ['ines'] } });
  expect(roleWriteRisks(write, LAST).risks).toEqual(['role_own_left', 'role_last_administrator']);
  expect(roleWriteRisks(write, OWN).risks).toEqual(['role_own_left']);
  const moved = edit({ users: { update: [{ id: 'ines', role: 'editors' }] } });
  expect(roleWriteRisks(moved, { ...LAST, role: 'editors' }).risks).toEqual([
    'role_own_moved',
    'role_last_administrator',
  ]);
  expect(
    roleWriteRisks(edit({ ...(moved.kind === 'edit' ? moved.edits : {}), admin_access: true }), {
      ...LAST,
      role: 'editors',
    }).risks,
  ).toEqual(['role_own_moved']);
});

test('without known administrators only the own access counts', () => {
  expect(roleWriteRisks(DELETE, { ...OWN, administrators: [] }).risks).toEqual(['role_own_delete']);
});

test.each([
  ['10.0.0.1', 'address'],
  ['255.255.255.255', 'address'],
  ['256.0.0.1', 'invalid'],
  ['10.0.0', 'invalid'],
  ['10.0.0.01', 'invalid'],
  ['::1', 'address'],
  ['2001:db8::8a2e:370:7334', 'address'],
  ['2001:db8::/32', 'range'],
  ['10.0.0.0/8', 'range'],
  ['10.0.0.0/8/8', 'invalid'],
  ['10.0.0.0/x', 'invalid'],
  ['10.0.0.1-10.0.0.9', 'range'],
  ['10.0.0.1-9', 'invalid'],
  ['gggg::1', 'invalid'],
  ['localhost', 'invalid'],
  ['', 'invalid'],
])('the allowed address %j is %p', (entry, kind) => expect(ipEntryKind(entry)).toBe(kind));

test('ranges are warned about, and other texts are named', () => {
  expect(roleWriteRisks(edit({ ip_access: ['10.0.0.0/8'] }), EDITORS).risks).toEqual(['role_ip_range']);
  expect(invalidIpEntries(['10.0.0.1', 'desk', 7, '10.0.0.0/8'])).toEqual(['desk']);
  expect(invalidIpEntries(null)).toEqual([]);
});
