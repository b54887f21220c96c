import { strict as assert } from 'node:assert';
import type { Item, PrimaryKey } from '../../src/domain/items';
import { sessionEnded, uploadCall } from '../../src/kernel';
import { MARK } from '../platform/library';
import { GUESTS, PEOPLE, ROLES } from '../platform/people';
import { note } from '../platform/pictures';
import { defineSuite, failureOf, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const USERS = 'directus_users';
const [FIRST, SECOND] = GUESTS;
const PAYLOAD = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };

const taken = (details: Item = {}) => ({
  status: 400,
  code: 'RECORD_NOT_UNIQUE',
  fields: [{ field: 'email', code: 'RECORD_NOT_UNIQUE', type: null, details: { collection: USERS, ...details } }],
});

const guest = async (target: Target, more: Item = {}): Promise<PrimaryKey> => {
  await target.stage.noGuests();
  const { items } = await target.as('administrator');
  return (await valueOf(items.create(USERS, { email: FIRST, password: 'guessed', role: ROLES.editors, ...more })))[
    'id'
  ] as PrimaryKey;
};

export const directorySuite = defineSuite('user management', {
  'invited users are created with the status `invited`, the given role and no password': async (target) => {
    await target.stage.noGuests();
    const { users, items } = await target.as('administrator');
    await valueOf(users.invite(GUESTS, ROLES.editors));
    const found = await valueOf(
      items.list(USERS, {
        filter: { email: { _in: GUESTS } },
        fields: ['email', 'role', 'status', 'password'],
        sort: ['email'],
      }),
    );
    assert.deepEqual(
      found,
      GUESTS.map((email) => ({ email, role: ROLES.editors, status: 'invited', password: null })),
    );
    assert.deepEqual(await refusalOf(users.invite([FIRST], ROLES.editors)), taken());
  },
  'an invitation with one invalid address or role creates no user': async (target) => {
    await target.stage.noGuests();
    const { users, items } = await target.as('administrator');
    assert.deepEqual(await refusalOf(users.invite([FIRST, PEOPLE.editor.email, SECOND], ROLES.editors)), taken());
    assert.deepEqual(await refusalOf(users.invite([FIRST, 'nowhere'], ROLES.editors)), PAYLOAD);
    assert.deepEqual(await refusalOf(users.invite([FIRST], 'editors')), PAYLOAD);
    assert.equal(
      (await refusalOf(users.invite([FIRST], 'c0de0000-0000-4000-8000-0000000000ff'))).code,
      'INVALID_FOREIGN_KEY',
    );
    assert.deepEqual(await valueOf(items.list(USERS, { filter: { email: { _in: GUESTS } } })), []);
  },
  'a user without the permission to create users is refused with FORBIDDEN on an invitation': async (target) => {
    await target.stage.noGuests();
    assert.deepEqual(await refusalOf((await target.as('editor')).users.invite([FIRST], ROLES.editors)), FORBIDDEN);
  },
  'a password is returned masked and cannot be filtered by its value': async (target) => {
    const key = await guest(target);
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read(USERS, key, ['password', 'tfa_secret', 'token'])), {
      password: '**********',
      tfa_secret: null,
      token: null,
    });
    assert.deepEqual(await valueOf(items.list(USERS, { filter: { password: { _eq: 'guessed' } } })), []);
    await valueOf(items.update(USERS, key, { password: null }));
    assert.deepEqual(await valueOf(items.read(USERS, key, ['password'])), { password: null });
  },
  'the uniqueness of email addresses is case-insensitive': async (target) => {
    const key = await guest(target);
    const { items } = await target.as('administrator');
    assert.deepEqual(await refusalOf(items.create(USERS, { email: FIRST.toUpperCase() })), taken({ invalid: FIRST }));
    assert.deepEqual(
      await refusalOf(items.update(USERS, key, { email: PEOPLE.editor.email.toUpperCase() })),
      taken({ invalid: PEOPLE.editor.email }),
    );
    await valueOf(items.update(USERS, key, { email: FIRST.toUpperCase() }));
    assert.deepEqual(await refusalOf(items.updateMany(USERS, [key, PEOPLE.suspended.id], { email: SECOND })), taken());
    await valueOf(items.remove(USERS, key));
  },
  'only an active user can sign in, and an access token is valid again after reactivation': async (target) => {
    const key = await guest(target);
    const { items } = await target.as('administrator');
    const credentials = { email: FIRST, password: 'guessed' };
    const browser = target.browser();
    const held = browser.holding((await valueOf(browser.auth.login(credentials))).access_token);
    for (const status of ['draft', 'invited', 'archived', 'suspended', 'resting']) {
      await valueOf(items.update(USERS, key, { status }));
      const code = status === 'suspended' ? 'USER_SUSPENDED' : 'INVALID_CREDENTIALS';
      assert.deepEqual(await refusalOf(browser.auth.login(credentials)), { status: 401, code, fields: [] }, status);
      assert.equal((await refusalOf(browser.auth.login({ ...credentials, password: 'wrong' }))).code, code, status);
    }
    await valueOf(items.update(USERS, key, { status: 'active' }));
    assert.equal((await valueOf(held.users.me())).id, key);
  },
  'a static token authenticates an active user only': async (target) => {
    const key = await guest(target, { token: 'contract-static-token' });
    const { items } = await target.as('administrator');
    const { users } = target.browser().holding('contract-static-token');
    assert.equal((await valueOf(users.me())).id, key);
    await valueOf(items.update(USERS, key, { status: 'archived' }));
    assert.deepEqual(await failureOf(users.me()), sessionEnded);
    await valueOf(items.remove(USERS, key));
  },
  'the secret of the second factor can be set on create, but not on update': async (target) => {
    const key = await guest(target, { tfa_secret: 'JBSWY3DPEHPK3PXP' });
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read(USERS, key, ['tfa_secret'])), { tfa_secret: '**********' });
    assert.deepEqual(await refusalOf(items.update(USERS, key, { tfa_secret: null })), PAYLOAD);
    assert.deepEqual(await refusalOf(items.updateMany(USERS, [key], { tfa_secret: 'x' })), PAYLOAD);
  },
  'several users are updated and deleted at once by an administrator only': async (target) => {
    const key = await guest(target);
    const { items } = await target.as('administrator');
    const changed = await valueOf(items.updateMany(USERS, [key, PEOPLE.suspended.id], { title: 'Writer' }));
    assert.deepEqual(
      new Set(changed.map(({ id, title }) => `${String(id)} ${String(title)}`)),
      new Set([`${key} Writer`, `${PEOPLE.suspended.id} Writer`]),
    );
    const editor = await target.as('editor');
    assert.deepEqual(await refusalOf(editor.items.updateMany(USERS, [key], { title: 'x' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(editor.items.removeMany(USERS, [key])), FORBIDDEN);
    await valueOf(items.removeMany(USERS, [key]));
    assert.deepEqual(await refusalOf(items.read(USERS, key, ['id'])), FORBIDDEN);
  },
  'a static token is answered in clear where it is requested, and left out of writes that name their fields': async (
    target,
  ) => {
    const key = await guest(target, { token: 'contract-clear-token' });
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read(USERS, key, ['token'])), { token: 'contract-clear-token' });
    assert.deepEqual(await valueOf(items.update(USERS, key, { title: 'Writer' }, ['title', 'status'])), {
      title: 'Writer',
      status: 'active',
    });
    assert.deepEqual(await valueOf(items.updateMany(USERS, [key], { title: null }, ['title'])), [{ title: null }]);
    await target.stage.noGuests();
    assert.deepEqual(
      await valueOf(items.create(USERS, { email: FIRST, token: 'contract-clear-token' }, ['email', 'status'])),
      { email: FIRST, status: 'active' },
    );
    assert.deepEqual(await valueOf(items.createMany(USERS, [{ email: SECOND }], ['email'])), [{ email: SECOND }]);
    await target.stage.noGuests();
  },
  'a filter tells whether a user has a static token, without the token': async (target) => {
    const key = await guest(target);
    const { items } = await target.as('administrator');
    const withToken = () =>
      valueOf(
        items.list(USERS, {
          fields: ['id'],
          filter: { _and: [{ id: { _eq: key } }, { token: { _nnull: true } }] },
          limit: 1,
        }),
      );
    assert.deepEqual(await withToken(), []);
    await valueOf(items.update(USERS, key, { token: 'contract-filter-token' }));
    assert.deepEqual(await withToken(), [{ id: key }]);
    await valueOf(items.update(USERS, key, { token: null }));
    assert.deepEqual(await withToken(), []);
  },
  'other active administrators are found by the flag of their role': async (target) => {
    const { items } = await target.as('administrator');
    const others = (id: PrimaryKey, status: string) =>
      valueOf(
        items.list(USERS, {
          fields: ['id'],
          filter: {
            _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: status } }, { id: { _neq: id } }],
          },
          limit: -1,
        }),
      );
    const { id } = PEOPLE.administrator;
    assert.ok((await others(PEOPLE.editor.id, 'active')).some((row) => row['id'] === id));
    assert.ok(!(await others(id, 'active')).some((row) => row['id'] === id));
    assert.deepEqual(await others(id, 'no such status'), []);
  },
  'a user who has uploaded a file cannot be deleted': async (target) => {
    const key = await guest(target);
    const { items, files } = await target.as('administrator');
    const { id } = await valueOf(uploadCall(files.upload(note('guest.txt', 'of a guest'), { location: MARK })));
    await valueOf(items.update('directus_files', id, { uploaded_by: key }));
    assert.deepEqual(await refusalOf(items.remove(USERS, key)), {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      fields: [],
    });
    await valueOf(items.remove('directus_files', id));
    await valueOf(items.remove(USERS, key));
  },
  'deleting all administrators is refused with UNPROCESSABLE_ENTITY, for an editor too': async (target) => {
    const { items } = await target.as('administrator');
    const administrators = await valueOf(
      items.list(USERS, { filter: { role: { admin_access: { _eq: true } } }, fields: ['id'], limit: -1 }),
    );
    const keys = administrators.map(({ id }) => id as PrimaryKey);
    const refused = { status: 422, code: 'UNPROCESSABLE_ENTITY', fields: [] };
    assert.deepEqual(await refusalOf((await target.as('editor')).items.removeMany(USERS, keys)), refused);
    assert.deepEqual(await refusalOf(items.removeMany(USERS, keys)), refused);
  },
});
