import { strict as assert } from 'node:assert';
import { recommendedPermissions, type NewPermission } from '../../src/domain/permissions';
import { AUTHORS, LABELS } from '../platform/content-model';
import { ROLES } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const role = ROLES.administrators;

const rule = (more: Partial<NewPermission> = {}): NewPermission => ({
  role,
  collection: AUTHORS,
  action: 'read',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const set = async (target: Target, who: 'administrator' | 'editor' | 'anonymous' = 'administrator') => {
  await target.stage.onlyPermissions([
    { ...rule(), id: 930_001 },
    { ...rule({ action: 'update' }), id: 930_002 },
    { ...rule({ role: null, collection: LABELS }), id: 930_003 },
  ]);
  return (await target.as(who)).permissions;
};

/** The stored permissions of the contracts' collections for a role. */
const stored = async (target: Target, of: string | null): Promise<readonly (number | null)[]> =>
  (await valueOf((await target.as('administrator')).permissions.listForRole(of)))
    .filter(({ id, collection }) => id !== null && [AUTHORS, LABELS].includes(collection))
    .map(({ id }) => id);

const required = (field: string) => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: [{ field, code: 'FAILED_VALIDATION', type: 'required', details: {} }],
});

export const permissionsWritingSuite = defineSuite('writing permissions', {
  'a created permission is returned and can be read': async (target) => {
    const permissions = await set(target);
    const custom = rule({
      action: 'create',
      fields: ['name'],
      permissions: { name: { _contains: 'e' } },
      validation: { name: { _nnull: true } },
      presets: { name: '$CURRENT_USER' },
    });
    const { id, ...made } = await valueOf(permissions.create(custom));
    assert.deepEqual(made, custom);
    assert.deepEqual(await valueOf(permissions.read(Number(id))), { id, ...custom });
  },
  'several permissions are created and returned in the given order': async (target) => {
    const permissions = await set(target);
    const rules = [rule({ action: 'create' }), rule({ action: 'delete', fields: null })];
    const made = await valueOf(permissions.createMany(rules));
    assert.deepEqual(
      made.map(({ id: _id, ...rest }) => rest),
      rules,
    );
    assert.deepEqual(await valueOf(permissions.createMany([])), []);
  },
  'when one of several permissions cannot be created, none is': async (target) => {
    const permissions = await set(target);
    const dangling = rule({ action: 'delete', role: 'nowhere' });
    const refused = await refusalOf(permissions.createMany([rule({ action: 'create' }), dangling]));
    assert.deepEqual(refused, { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] });
    assert.deepEqual(await stored(target, role), [930_001, 930_002]);
  },
  'a permission without a collection or an action is refused with FAILED_VALIDATION': async (target) => {
    const { items } = await target.as('administrator');
    assert.deepEqual(
      await refusalOf(items.create('directus_permissions', { role, action: 'read' })),
      required('collection'),
    );
    assert.deepEqual(
      await refusalOf(items.create('directus_permissions', { role, collection: AUTHORS })),
      required('action'),
    );
  },
  'the recommended permissions of a role are created at once': async (target) => {
    const permissions = await set(target);
    const rules = recommendedPermissions(role);
    const made = await valueOf(permissions.createMany(rules));
    assert.deepEqual(
      made.map(({ collection, action }) => [collection, action]),
      rules.map(({ collection, action }) => [collection, action]),
    );
    await valueOf(permissions.removeMany(made.flatMap(({ id }) => id ?? [])));
  },
  'an update changes only the given fields of a permission': async (target) => {
    const permissions = await set(target);
    const { id: _id, ...changed } = await valueOf(permissions.update(930_001, { fields: ['name'], validation: {} }));
    assert.deepEqual(changed, rule({ fields: ['name'], validation: {} }));
    assert.equal((await valueOf(permissions.update(930_001, { fields: null }))).fields, null);
    assert.deepEqual(
      (await valueOf(permissions.update(930_001, { fields: ['*'], permissions: { id: { _eq: 1 } } }))).permissions,
      {
        id: { _eq: 1 },
      },
    );
  },
  'a permission that does not exist cannot be read or updated, and deleting it succeeds': async (target) => {
    const permissions = await set(target);
    assert.equal((await refusalOf(permissions.read(999_999_999))).code, 'ITEM_NOT_FOUND');
    assert.equal((await refusalOf(permissions.update(999_999_999, { fields: null }))).code, 'ITEM_NOT_FOUND');
    await valueOf(permissions.remove(999_999_999));
  },
  'one or several permissions are deleted, and unknown ids are ignored': async (target) => {
    const permissions = await set(target);
    await valueOf(permissions.remove(930_001));
    assert.deepEqual(await stored(target, role), [930_002]);
    await valueOf(permissions.removeMany([930_002, 930_003, 999_999_999]));
    await valueOf(permissions.removeMany([]));
    assert.deepEqual([...(await stored(target, role)), ...(await stored(target, null))], []);
  },
  'the permissions of the public role are listed separately and take effect at once': async (target) => {
    await target.stage.labels([{ id: 'open', name: 'Open' }]);
    await set(target);
    assert.deepEqual(await stored(target, null), [930_003]);
    const { items } = await target.as('anonymous');
    assert.equal((await valueOf(items.read(LABELS, 'open')))['name'], 'Open');
    await target.stage.onlyPermissions([]);
    assert.deepEqual(await refusalOf(items.read(LABELS, 'open')), FORBIDDEN);
  },
  'only an administrator writes permissions and reads those of other roles': async (target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const permissions = await set(target, who);
      assert.deepEqual(await refusalOf(permissions.create(rule({ action: 'create' }))), FORBIDDEN);
      assert.deepEqual(await refusalOf(permissions.createMany([rule({ action: 'create' })])), FORBIDDEN);
      assert.deepEqual(await refusalOf(permissions.update(930_001, { fields: null })), FORBIDDEN);
      assert.deepEqual(await refusalOf(permissions.remove(930_001)), FORBIDDEN);
      assert.deepEqual(await refusalOf(permissions.removeMany([930_001])), FORBIDDEN);
    }
    const { permissions: editor } = await target.as('editor');
    assert.deepEqual(await valueOf(editor.listForRole(role)), []);
    assert.deepEqual(await valueOf(editor.listForRole(null)), []);
    assert.equal((await refusalOf(editor.read(930_001))).code, 'ITEM_NOT_FOUND');
    const { permissions: anonymous } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(anonymous.read(930_001)), FORBIDDEN);
    assert.deepEqual(await stored(target, role), [930_001, 930_002]);
  },
});
