import { strict as assert } from 'node:assert';
import type { NewPermission } from '../../src/domain/permissions';
import { policiesOfRole } from '../../src/domain/users';
import type { AdminApi } from '../platform/admin-api';
import type { AllGateways } from '../http-gateways';
import { isJsonObject } from '../../src/kernel';
import { codeOf, member, value } from './answers';

interface Servers {
  readonly admin: AdminApi;
  readonly administrator: AllGateways;
  readonly editor: AllGateways;
}

const REVIEWERS = { name: 'Reviewers', admin_access: false, app_access: false };

const rule = (policy: string): NewPermission => ({
  role: policy,
  collection: 'walk_articles',
  action: 'read',
  fields: ['id', 'title'],
  permissions: { _and: [{ status: { _eq: 'draft' } }, {}] },
  validation: {},
  presets: { tags: ['a', 'b'], words: null },
});

const create = ({ policies }: AllGateways): Promise<string> => value(policies.create(REVIEWERS));

const roleNamed = async ({ roles }: AllGateways, name: string): Promise<string> =>
  (await value(roles.list())).find((role) => role.name === name)?.id ?? '';

/** What holds for policies, of servers of generation 11. */
export const POLICY_CHECKS: Readonly<Record<string, (servers: Servers) => Promise<void>>> = {
  'policies are listed with their flags, and with the number of their roles and users': async ({ administrator }) => {
    const rows = (await value(administrator.policies.list())).map((each) => [
      each.name,
      each.admin_access,
      each.app_access,
      each.roles,
      each.users,
      each.isPublic,
    ]);
    assert.deepEqual(
      rows.filter(([name]) => name !== '$t:public_label'),
      [
        ['Administrator', true, true, 1, 0, false],
        ['Editors', false, true, 1, 1, false],
      ],
    );
    assert.deepEqual(
      rows.find(([name]) => name === '$t:public_label'),
      ['$t:public_label', false, false, 0, 0, true],
    );
  },
  'a policy is created, changed and deleted, with its permissions': async ({ administrator }) => {
    const id = await create(administrator);
    const { items, permissions, policies } = administrator;
    const changes = { description: 'Read drafts', ip_access: ['10.0.0.1'], enforce_tfa: true };
    await value(items.update('directus_policies', id, changes));
    const { name, ...stored } = await value(policies.read(id));
    assert.deepEqual(
      [name, stored.description, stored.ip_access, stored.enforce_tfa],
      ['Reviewers', 'Read drafts', ['10.0.0.1'], true],
    );
    await value(permissions.create(rule(id)));
    await value(items.remove('directus_policies', id));
    assert.equal(await codeOf(policies.read(id)), 'FORBIDDEN');
    assert.deepEqual(await value(permissions.listForRole(id)), []);
  },
  'the rules of a policy come back as they were written, and stay as they are when others change': async ({
    administrator,
    admin,
  }) => {
    const id = await create(administrator);
    const { permissions, items } = administrator;
    const [written] = await value(permissions.createMany([rule(id)]));
    assert.deepEqual(await value(permissions.listForRole(id)), [{ ...rule(id), id: written?.id }]);
    const path = `/permissions/${written?.id ?? 0}`;
    const before = await admin.get(path);
    await value(permissions.update(written?.id ?? 0, { fields: ['*'] }));
    assert.deepEqual(await admin.get(path), { ...(isJsonObject(before) ? before : {}), fields: ['*'] });
    const { id: key, ...read } = await value(permissions.read(written?.id ?? 0));
    assert.deepEqual([key, read], [written?.id, { ...rule(id), fields: ['*'] }]);
    await value(permissions.removeMany([written?.id ?? 0]));
    assert.deepEqual(await value(permissions.listForRole(id)), []);
    await value(items.remove('directus_policies', id));
  },
  'the permissions of the public are those of its policy': async ({ administrator }) => {
    const { permissions, policies } = administrator;
    const open = (await value(policies.list())).find(({ isPublic }) => isPublic);
    const written = await value(permissions.create({ ...rule(open?.id ?? ''), permissions: {}, presets: null }));
    const stored = (await value(permissions.listForRole(null))).filter(({ id }) => id !== null);
    assert.deepEqual(stored, [written]);
    await value(permissions.remove(written.id ?? 0));
  },
  'a policy is attached to a role and a user, and taken from them': async ({ administrator, editor }) => {
    const { policies, items } = administrator;
    const id = await create(administrator);
    const [role, { id: user }] = [await roleNamed(administrator, 'Editors'), await value(editor.users.me())];
    await value(policies.attach(id, 'role', role));
    await value(policies.attach(id, 'user', user));
    const holders = await value(policies.holders(id));
    assert.deepEqual(
      holders.map((each) => each.role?.name ?? each.user?.email).toSorted(),
      ['Editors', 'walk-editor@example.com'].toSorted(),
    );
    const { roles, users, isPublic } = await value(policies.read(id));
    assert.deepEqual([roles, users, isPublic], [1, 1, false]);
    await value(policies.detach(holders.map((each) => each.id)));
    assert.deepEqual(await value(policies.holders(id)), []);
    await value(items.remove('directus_policies', id));
  },
  'a role has the policies of its parents': async ({ administrator, admin }) => {
    const parent = await roleNamed(administrator, 'Editors');
    const child = String(member(await admin.post('/roles', { name: 'Juniors', parent }), 'id'));
    const found = policiesOfRole(child, await value(administrator.policies.roles()));
    assert.deepEqual(
      found.map(({ role, policies }) => [role.name, policies.length]),
      [
        ['Juniors', 0],
        ['Editors', 1],
      ],
    );
    await value(administrator.items.remove('directus_roles', child));
  },
  'the last administrator keeps the policy that makes them one': async ({ administrator }) => {
    const { policies, items } = administrator;
    const all = await value(policies.list());
    const id = all.find(({ admin_access }) => admin_access)?.id ?? '';
    const holders = await value(policies.holders(id));
    const refused = [
      await codeOf(policies.detach(holders.map((each) => each.id))),
      await codeOf(items.update('directus_policies', id, { admin_access: false })),
      await codeOf(items.remove('directus_policies', id)),
    ];
    assert.deepEqual(refused, Array(3).fill('UNPROCESSABLE_CONTENT'));
  },
  'an editor reads no policy': async ({ editor }) => {
    assert.equal(await codeOf(editor.policies.list()), 'FORBIDDEN');
  },
};
