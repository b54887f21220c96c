import { strict as assert } from 'node:assert';
import { ARTICLES } from '../platform/content-model';
import { ROLES } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

/** Permissions that the server grants to every role with app access. */
const GRANTED = [
  ['directus_activity', 'read', 'create'],
  ['directus_collections', 'read'],
  ['directus_fields', 'read'],
  ['directus_permissions', 'read'],
  ['directus_presets', 'read', 'create', 'update', 'delete'],
  ['directus_relations', 'read'],
  ['directus_roles', 'read'],
  ['directus_settings', 'read'],
  ['directus_users', 'read'],
].flatMap(([collection, ...actions]) => actions.map((action) => `${action} ${collection}`));

const rulesOf = async (target: Target, who: 'administrator' | 'editor') =>
  valueOf((await target.as(who)).permissions.listForRole(ROLES.editors));

export const permissionsSuite = defineSuite('permissions', {
  'the stored permissions of a role are returned with all their fields': async (target) => {
    const rules = (await rulesOf(target, 'editor')).filter(({ collection }) => collection === ARTICLES);
    assert.deepEqual(rules.map(({ action }) => action).sort(), ['create', 'read', 'update']);
    const { id, ...update } = rules.find(({ action }) => action === 'update') ?? { id: null };
    assert.equal(typeof id, 'number');
    assert.deepEqual(
      { ...update, limit: null },
      {
        role: ROLES.editors,
        collection: ARTICLES,
        action: 'update',
        fields: ['title'],
        permissions: { status: { _eq: 'draft' } },
        validation: { title: { _contains: 'e' } },
        presets: null,
        limit: null,
      },
    );
    assert.deepEqual(rules.find(({ action }) => action === 'create')?.presets, { status: 'draft', words: 1 });
  },
  'the permissions of the role of the caller include those granted by app access': async (target) => {
    const granted = (await rulesOf(target, 'editor')).filter(({ collection }) => collection !== ARTICLES);
    assert.deepEqual(granted.map(({ action, collection }) => `${action} ${collection}`).sort(), [...GRANTED].sort());
    assert.ok(granted.every(({ id, role }) => id === null && role === ROLES.editors));
  },
  'the permissions of the caller are those of their role': async (target) => {
    const { permissions } = await target.as('editor');
    assert.deepEqual(await valueOf(permissions.listMine()), await rulesOf(target, 'editor'));
  },
  'the permissions of another role do not include those granted by app access': async (target) => {
    const collections = (await rulesOf(target, 'administrator')).map(({ collection }) => collection);
    assert.deepEqual([...new Set(collections)], [ARTICLES]);
  },
  'the permissions of all roles contain those of each': async (target) => {
    const all = await valueOf((await target.as('administrator')).permissions.listAll());
    const ofEditors = all.filter(({ role }) => role === ROLES.editors);
    assert.deepEqual(ofEditors, await rulesOf(target, 'administrator'));
  },
  'an anonymous caller is refused with FORBIDDEN': async (target) => {
    const { permissions } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(permissions.listForRole(ROLES.editors)), FORBIDDEN);
  },
});
