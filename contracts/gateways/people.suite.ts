import { strict as assert } from 'node:assert';
import type { PrimaryKey } from '../../src/domain/items';
import { ARTICLES } from '../platform/content-model';
import { GUESTS, NEW_ROLE, PEOPLE, ROLES } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, valueOf } from './suite';

export const usersSuite = defineSuite('users', {
  '`me` returns an administrator with the access flags of the role': async (target) => {
    const administrator = await valueOf((await target.as('administrator')).users.me());
    assert.deepEqual([administrator.id, administrator.email], [PEOPLE.administrator.id, PEOPLE.administrator.email]);
    assert.deepEqual(
      [administrator.first_name, administrator.last_name, administrator.language],
      ['Ada', 'Admin', 'en-US'],
    );
    assert.equal(administrator.role?.name, 'Contract administrators');
    assert.deepEqual([administrator.role?.admin_access, administrator.role?.app_access], [true, true]);
  },
  '`me` returns a user with few permissions too': async (target) => {
    const editor = await valueOf((await target.as('editor')).users.me());
    assert.deepEqual([editor.id, editor.theme], [PEOPLE.editor.id, 'auto']);
    assert.deepEqual([editor.role?.id, editor.role?.admin_access], [ROLES.editors, false]);
  },
  '`me` fails for an anonymous caller with INVALID_CREDENTIALS': async (target) => {
    const refused = { status: 401, code: 'INVALID_CREDENTIALS', fields: [] };
    assert.deepEqual(await refusalOf((await target.as('anonymous')).users.me()), refused);
  },
  '`updateMe` returns the updated user to an administrator': async (target) => {
    const { users } = await target.as('administrator');
    assert.equal((await valueOf(users.updateMe({ theme: 'dark' }))).theme, 'dark');
    const { theme, role } = await valueOf(users.updateMe({ theme: 'auto' }));
    assert.deepEqual([theme, role?.name], ['auto', 'Contract administrators']);
  },
  '`updateMe` stores language and theme, which `me` returns afterwards': async (target) => {
    const { users } = await target.as('administrator');
    const before = await valueOf(users.me());
    await valueOf(users.updateMe({ language: 'de-DE' }));
    await valueOf(users.updateMe({ theme: 'light' }));
    const { language, theme } = await valueOf((await target.as('administrator')).users.me());
    assert.deepEqual([language, theme], ['de-DE', 'light']);
    await valueOf(users.updateMe({ language: before.language, theme: before.theme }));
  },
  '`updateMe` is refused without the permission to update and for an anonymous caller': async (target) => {
    assert.deepEqual(await refusalOf((await target.as('editor')).users.updateMe({ theme: 'dark' })), FORBIDDEN);
    assert.equal(
      (await refusalOf((await target.as('anonymous')).users.updateMe({ theme: 'dark' }))).code,
      'INVALID_CREDENTIALS',
    );
  },
  '`updateMe` with a secret of the second factor is refused with INVALID_PAYLOAD': async (target) => {
    const { users } = await target.as('administrator');
    assert.deepEqual(await refusalOf(users.updateMe({ tfa_secret: 'x' })), {
      status: 400,
      code: 'INVALID_PAYLOAD',
      fields: [],
    });
  },
  '`trackPage` stores the last page without an update permission, but not for an anonymous caller': async (target) => {
    const { users } = await target.as('editor');
    await valueOf(users.trackPage('/collections/contract'));
    assert.deepEqual(await refusalOf(users.trackPage('')), { status: 400, code: 'INVALID_PAYLOAD', fields: [] });
    assert.equal((await refusalOf((await target.as('anonymous')).users.trackPage('/x'))).code, 'INVALID_CREDENTIALS');
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read('directus_users', PEOPLE.editor.id, ['last_page'])), {
      last_page: '/collections/contract',
    });
  },
});

const CONTRACT_ROLES: readonly string[] = Object.values(ROLES);

export const rolesSuite = defineSuite('roles', {
  'an administrator lists all roles, sorted by name': async (target) => {
    const roles = await valueOf((await target.as('administrator')).roles.list());
    assert.deepEqual(
      roles
        .filter(({ id }) => CONTRACT_ROLES.includes(id))
        .map(({ name, description, icon }) => [name, description, icon]),
      [
        ['Contract administrators', 'May do everything', 'verified'],
        ['Contract editors', 'May see and change drafts', 'edit'],
      ],
    );
    assert.ok(roles.length > 2, 'the platform has a role of its own');
  },
  'a user with few permissions lists only their own role': async (target) => {
    const roles = await valueOf((await target.as('editor')).roles.list());
    assert.deepEqual(
      roles.map(({ id }) => id),
      [ROLES.editors],
    );
  },
  'the overview counts the users of each role, as far as the caller may read them': async (target) => {
    const roles = await valueOf((await target.as('administrator')).roles.overview());
    assert.equal(roles.find(({ id }) => id === ROLES.administrators)?.users, 1);
    assert.ok((roles.find(({ id }) => id === ROLES.editors)?.users ?? 0) >= 4);
    const seen = await valueOf((await target.as('editor')).roles.overview());
    assert.deepEqual(
      seen.map(({ id, users }) => [id, users]),
      [[ROLES.editors, 1]],
    );
  },
  'a role is read with its users, and an inaccessible one is refused with FORBIDDEN': async (target) => {
    const { users, ...role } = await valueOf((await target.as('administrator')).roles.read(ROLES.editors));
    assert.ok(users.includes(PEOPLE.editor.id));
    assert.deepEqual(role, {
      id: ROLES.editors,
      name: 'Contract editors',
      description: 'May see and change drafts',
      icon: 'edit',
      admin_access: false,
      app_access: true,
      enforce_tfa: false,
      ip_access: [],
      module_list: null,
      collection_list: null,
    });
    assert.deepEqual(await refusalOf((await target.as('administrator')).roles.read('no-such-role')), FORBIDDEN);
    assert.deepEqual(await refusalOf((await target.as('editor')).roles.read(ROLES.administrators)), FORBIDDEN);
  },
  '`me` returns the navigation groups of the role': async (target) => {
    const { items } = await target.as('administrator');
    const collection_list = [
      { group_name: 'Writing', accordion: 'start_open', collections: [{ collection: ARTICLES }] },
    ];
    await valueOf(items.update('directus_roles', ROLES.editors, { collection_list }));
    assert.deepEqual((await valueOf((await target.as('editor')).users.me())).role?.collection_list, collection_list);
    await valueOf(items.update('directus_roles', ROLES.editors, { collection_list: null }));
    assert.equal((await valueOf((await target.as('editor')).users.me())).role?.collection_list, null);
  },
  'a role is created, updated and deleted, and deleting it suspends its users': async (target) => {
    const { roles, items } = await target.as('administrator');
    const id = await valueOf(roles.create({ name: NEW_ROLE, app_access: true, admin_access: false }));
    await valueOf(items.update('directus_roles', id, { ip_access: ['10.0.0.1'], description: 'For a while' }));
    const { name, ip_access, description, users } = await valueOf(roles.read(id));
    assert.deepEqual(
      { name, ip_access, description, users },
      { name: NEW_ROLE, ip_access: ['10.0.0.1'], description: 'For a while', users: [] },
    );
    await target.stage.noGuests();
    const guest = (await valueOf(items.create('directus_users', { email: GUESTS[0], role: id })))['id'] as PrimaryKey;
    assert.deepEqual((await valueOf(roles.read(id))).users, [guest]);
    await valueOf(items.remove('directus_roles', id));
    assert.deepEqual(await valueOf(items.read('directus_users', guest, ['role', 'status'])), {
      role: null,
      status: 'suspended',
    });
    assert.deepEqual(await refusalOf(roles.read(id)), FORBIDDEN);
    await target.stage.noGuests();
  },
  'a role without a name is refused with FAILED_VALIDATION': async (target) => {
    const { items } = await target.as('administrator');
    const nameless = await refusalOf(items.create('directus_roles', {}));
    assert.deepEqual(
      [nameless.code, nameless.fields.map(({ field, type }) => [field, type])],
      ['FAILED_VALIDATION', [['name', 'required']]],
    );
    assert.equal(
      (await refusalOf(items.update('directus_roles', ROLES.editors, { name: null }))).code,
      'FAILED_VALIDATION',
    );
  },
  'a user without permissions for roles is refused with FORBIDDEN on create, update and delete': async (target) => {
    const { roles, items } = await target.as('editor');
    assert.deepEqual(
      await refusalOf(roles.create({ name: NEW_ROLE, app_access: true, admin_access: true })),
      FORBIDDEN,
    );
    assert.deepEqual(await refusalOf(items.update('directus_roles', ROLES.editors, { admin_access: true })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.remove('directus_roles', ROLES.editors)), FORBIDDEN);
  },
  'deleting all roles with admin access is refused with UNPROCESSABLE_ENTITY': async (target) => {
    const { items } = await target.as('administrator');
    const query = { filter: { admin_access: { _eq: true } }, fields: ['id'], limit: -1 };
    const keys = (await valueOf(items.list('directus_roles', query))).map(({ id }) => id as PrimaryKey);
    const refused = { status: 422, code: 'UNPROCESSABLE_ENTITY', fields: [] };
    assert.deepEqual(await refusalOf(items.removeMany('directus_roles', keys)), refused);
  },
});
