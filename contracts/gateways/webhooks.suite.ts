import { strict as assert } from 'node:assert';
import type { JsonObject } from '../../src/kernel';
import { LABELS, PREFIX } from '../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const WEBHOOKS = 'directus_webhooks';

/** Inactive, so that it is never called. */
const hook = (more: JsonObject = {}): JsonObject => ({
  name: `${PREFIX}hook`,
  method: 'POST',
  url: 'https://hooks.example/x',
  status: 'inactive',
  data: true,
  actions: ['create', 'update'],
  collections: [LABELS],
  ...more,
});

const HOOKS: readonly JsonObject[] = [
  { id: 940_001, ...hook() },
  { id: 940_002, ...hook({ data: false }) },
];

const set = async (target: Target, who: 'administrator' | 'editor' | 'anonymous' = 'administrator') => {
  await target.stage.onlyWebhooks(HOOKS);
  return (await target.as(who)).items;
};

const found = async (target: Target): Promise<readonly unknown[]> => {
  const { items } = await target.as('administrator');
  const query = { fields: ['id'], filter: { name: { _starts_with: PREFIX } }, sort: ['id'] };
  return (await valueOf(items.list(WEBHOOKS, query))).map(({ id }) => id);
};

const invalid = (type: string, ...fields: readonly string[]) => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: fields.map((field) => ({ field, code: 'FAILED_VALIDATION', type, details: {} })),
});

/** Webhooks are items of a system collection. */
export const webhooksSuite = defineSuite('webhooks', {
  'a webhook is read with all its fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(WEBHOOKS, 940_001)), HOOKS[0]);
  },
  'a webhook is created with defaults for the fields that are not given': async (target) => {
    const items = await set(target);
    const { id, ...made } = await valueOf(
      items.create(WEBHOOKS, { name: `${PREFIX}new`, status: 'inactive', actions: ['delete'], collections: [LABELS] }),
    );
    assert.equal(typeof id, 'number');
    assert.deepEqual(made, hook({ name: `${PREFIX}new`, url: null, actions: ['delete'] }));
  },
  'a webhook without a name or actions is refused with FAILED_VALIDATION': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.create(WEBHOOKS, {})), invalid('required', 'name', 'actions'));
    assert.deepEqual(await refusalOf(items.update(WEBHOOKS, 940_001, { name: null })), invalid('nnull', 'name'));
  },
  'one or several webhooks are updated, and an unknown one is refused with ITEM_NOT_FOUND': async (target) => {
    const items = await set(target);
    assert.deepEqual((await valueOf(items.update(WEBHOOKS, 940_001, { actions: ['delete'] })))['actions'], ['delete']);
    const changed = await valueOf(items.updateMany(WEBHOOKS, [940_001, 940_002], { method: 'GET' }));
    assert.deepEqual(
      changed.map(({ method }) => method),
      ['GET', 'GET'],
    );
    assert.equal((await refusalOf(items.update(WEBHOOKS, 999_999_999, { method: 'GET' }))).code, 'ITEM_NOT_FOUND');
  },
  'webhooks are searched, and several are deleted at once by a list of keys': async (target) => {
    const items = await set(target);
    const query = { fields: ['id'], search: `${PREFIX}HOOK`, sort: ['id'] };
    assert.deepEqual(await valueOf(items.list(WEBHOOKS, query)), [{ id: 940_001 }, { id: 940_002 }]);
    await valueOf(items.remove(WEBHOOKS, '940001,940002'));
    assert.deepEqual(await found(target), [940_001, 940_002], 'keys with commas are no list to the platform');
    await valueOf(items.removeMany(WEBHOOKS, [940_001, 940_002]));
    assert.deepEqual(await found(target), []);
  },
  'a user who is not an administrator and an anonymous caller are refused with FORBIDDEN': async (target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const items = await set(target, who);
      assert.deepEqual(await refusalOf(items.list(WEBHOOKS, {})), FORBIDDEN);
      assert.deepEqual(await refusalOf(items.read(WEBHOOKS, 940_001)), FORBIDDEN);
      assert.deepEqual(await refusalOf(items.create(WEBHOOKS, hook())), FORBIDDEN);
      assert.deepEqual(await refusalOf(items.update(WEBHOOKS, 940_001, { method: 'GET' })), FORBIDDEN);
      assert.deepEqual(await refusalOf(items.removeMany(WEBHOOKS, [940_001])), FORBIDDEN);
    }
    assert.deepEqual(await found(target), [940_001, 940_002]);
  },
});
