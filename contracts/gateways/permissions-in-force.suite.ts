import { strict as assert } from 'node:assert';
import { filter, firstValueFrom, of, take } from 'rxjs';
import { PermissionChanges, RolePermissions } from '../../src/application/access';
import { type Operator, OPERATORS } from '../../src/domain/filters';
import type { Item, PrimaryKey } from '../../src/domain/items';
import {
  type AccessLevel,
  type Action,
  ACTIONS,
  anonymousAccess,
  type CellTarget,
  checkedPaths,
  explainAccess,
  type ExplainedAction,
  type PermissionRules,
  rulesAtLevel,
  wholeValues,
} from '../../src/domain/permissions';
import type { Schema } from '../../src/domain/schema';
import { type Call, type Json, type JsonObject, succeed, valueOf as dataOf } from '../../src/kernel';
import type { AllGateways } from '../http-gateways';
import { ARTICLES, AUTHORS } from '../platform/content-model';
import { GUESTS, NEW_ROLE, PEOPLE } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, schemaNow, type Target, valueOf } from './suite';

const GUEST = 'c0de0000-0000-4000-8000-0000000000f1';
const NEW_ROLE_KEY = 'c0de0000-0000-4000-8000-0000000000f2';
const PASSWORD = 'contract-guest-password';

/** A role with the table of its permissions, and a user of it who has signed in. */
interface Tried {
  readonly role: string;
  readonly schema: Schema;
  readonly admin: AllGateways;
  readonly guest: AllGateways;
  readonly table: RolePermissions;
}

const newRole = async (target: Target): Promise<Tried> => {
  const { admin: api } = target.stage;
  await target.stage.noGuests();
  await target.stage.onlyPermissions([]);
  await api.empty('/roles', { name: { _eq: NEW_ROLE } });
  const admin = await target.as('administrator');
  const role = NEW_ROLE_KEY;
  await api.post('/roles', { id: role, name: NEW_ROLE, admin_access: false, app_access: true });
  await api.post('/users', { id: GUEST, email: GUESTS[0], password: PASSWORD, role, status: 'active' });
  const browser = target.browser();
  const { access_token: token } = await valueOf(browser.auth.login({ email: GUESTS[0], password: PASSWORD }));
  const schema = await schemaNow(admin);
  const table = new RolePermissions(role, {
    permissions: admin.permissions,
    roles: admin.roles,
    editing: admin.schemaEditing,
    schema: { schema, schema$: of(schema), load: () => succeed(undefined) },
    access: { access: anonymousAccess, load: () => succeed(undefined) },
    changes: new PermissionChanges(),
    notifications: { showFailure: () => undefined },
  });
  await firstValueFrom(table.stored$.pipe(filter((stored) => stored.kind === 'ready')));
  return { role, schema, admin, guest: browser.holding(token), table };
};

/** Changes cells as the interface does, and waits until they are saved. */
const set = async ({ table }: Tried, targets: readonly CellTarget[]): Promise<void> => {
  const done = firstValueFrom(table.done$.pipe(take(1)));
  table.change(targets);
  await done;
};

/** What the application shows for an item: its values are read as the administrator. */
const shown = async (
  { role, schema, admin, table }: Tried,
  collection: string,
  key: PrimaryKey | null,
): Promise<readonly ExplainedAction[]> => {
  const stored = dataOf(await firstValueFrom(table.stored$));
  const explain = (item: Item | null) =>
    explainAccess({
      schema,
      role: { id: role, admin: false, app: stored?.appAccess === true },
      permissions: stored?.permissions ?? [],
      user: GUEST,
      collection,
      item,
      now: Date.now(),
    });
  if (key === null) return explain(null);
  const fields = checkedPaths(schema, collection, explain(null));
  return explain(wholeValues(await valueOf(admin.items.read(collection, key, ['id', ...fields]))));
};

const isAllowed = (actions: readonly ExplainedAction[], action: Action): boolean => {
  const verdict = actions.find((each) => each.action === action)?.verdict;
  if (verdict !== 'allowed' && verdict !== 'denied') throw new Error(`${action} is explained as ${String(verdict)}`);
  return verdict === 'allowed';
};

/** Whether a call was done: the answer may be refused where the written item cannot be read. */
const outcome = async (call: Call<unknown>): Promise<'done' | 'refused'> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Right') return 'done';
  const { left } = result;
  if (left.kind === 'api' && (left.code === 'FORBIDDEN' || left.code === 'ITEM_NOT_FOUND')) return 'refused';
  throw new Error(`The call failed otherwise: ${JSON.stringify(left)}`);
};

const DRAFT = 1;
const LIVE = 2;
const ARTICLE_ROWS: readonly JsonObject[] = [
  { id: DRAFT, title: 'A draft', status: 'draft', words: 5 },
  { id: LIVE, title: 'In print', status: 'live', words: 50 },
];

const CUSTOM: PermissionRules = {
  fields: ['id', 'title', 'status'],
  permissions: { status: { _eq: 'draft' } },
  validation: { title: { _contains: 'e' } },
  presets: { words: 7 },
};

/** Makes the calls of an action for an item as the guest, and tells by the rows whether it was done. */
const attempt = async ({ guest, admin }: Tried, action: Action, key: number): Promise<boolean> => {
  const { items } = guest;
  const titleOf = async (): Promise<Json> => {
    const rows = await valueOf(admin.items.list(ARTICLES, { filter: { id: { _eq: key } }, fields: ['id', 'title'] }));
    return rows[0]?.['title'] ?? null;
  };
  switch (action) {
    case 'read': {
      const single = await outcome(items.read(ARTICLES, key, ['id']));
      const list = await firstValueFrom(items.list(ARTICLES, { fields: ['id'], limit: -1 }));
      assert.equal(list._tag === 'Right' && list.right.some(({ id }) => id === key), single === 'done');
      return single === 'done';
    }
    case 'create': {
      const count = () => valueOf(admin.items.total(ARTICLES));
      const before = await count();
      await outcome(items.create(ARTICLES, { title: 'Made here' }, ['id']));
      return (await count()) > before;
    }
    case 'update':
      await outcome(items.update(ARTICLES, key, { title: `Changed ${key}e` }, ['id']));
      return (await titleOf()) === `Changed ${key}e`;
    case 'delete':
      await outcome(items.remove(ARTICLES, key));
      return (await titleOf()) === null;
  }
};

const LEVELS: readonly AccessLevel[] = ['none', 'all', 'custom'];

const rulesFor = (level: AccessLevel): PermissionRules | null =>
  level === 'custom' ? CUSTOM : rulesAtLevel(null, level);

/** An operand for the words of `OPERATOR_ROWS` by which each operator separates them; texts for those of text. */
const OPERANDS: Readonly<Record<Operator, readonly [string, Json]>> = {
  _eq: ['words', 5],
  _neq: ['words', 5],
  _contains: ['slug', 'b'],
  _ncontains: ['slug', 'b'],
  _starts_with: ['slug', 'ab'],
  _nstarts_with: ['slug', 'ab'],
  _ends_with: ['slug', 'c'],
  _nends_with: ['slug', 'c'],
  _in: ['words', [5, 50]],
  _nin: ['words', [5, 50]],
  _gt: ['words', 5],
  _gte: ['words', 50],
  _lt: ['words', 50],
  _lte: ['words', 5],
  _null: ['words', true],
  _nnull: ['words', true],
  _empty: ['slug', true],
  _nempty: ['slug', true],
  _between: ['words', [5, 50]],
  _nbetween: ['words', [5, 50]],
};

const OPERATOR_ROWS: readonly JsonObject[] = [
  { id: 1, title: 'One', slug: 'abc', words: 5 },
  { id: 2, title: 'Two', slug: 'bcd', words: 50 },
  { id: 3, title: 'Three', slug: '', words: 500 },
  { id: 4, title: 'Four', slug: null, words: null },
  { id: 5, title: 'Five', slug: 'xyc', words: -1 },
];

const keysSeenBy = async ({ guest }: Tried): Promise<readonly Json[]> =>
  (await valueOf(guest.items.list(ARTICLES, { fields: ['id'], limit: -1, sort: ['id'] }))).map(({ id }) => id ?? null);

/** Sets the rule for reading articles, and compares what is shown for each with what the guest reads. */
const compareRead = async (
  tried: Tried,
  permissions: JsonObject,
  keys: readonly number[],
): Promise<readonly Json[]> => {
  const rules: PermissionRules = { fields: ['*'], permissions, validation: null, presets: null };
  await set(tried, [{ collection: ARTICLES, action: 'read', rules }]);
  const expected: number[] = [];
  for (const key of keys) if (isAllowed(await shown(tried, ARTICLES, key), 'read')) expected.push(key);
  assert.deepEqual(await keysSeenBy(tried), expected, JSON.stringify(permissions));
  return expected;
};

export const permissionsInForceSuite = defineSuite('permissions in force', {
  'every level of every action allows and refuses what is shown': async (target) => {
    const tried = await newRole(target);
    for (const action of ACTIONS) {
      for (const level of LEVELS) {
        await target.stage.articles(ARTICLE_ROWS);
        await set(
          tried,
          ACTIONS.map((each) => ({
            collection: ARTICLES,
            action: each,
            rules: each === action ? rulesFor(level) : null,
          })),
        );
        for (const key of [DRAFT, LIVE]) {
          const explained = await shown(tried, ARTICLES, key);
          const done = await Promise.all(
            ACTIONS.filter((each) => each !== action).map(async (each) => attempt(tried, each, key)),
          );
          assert.deepEqual(done, [false, false, false], `${action} at ${level} allows another action`);
          assert.equal(
            await attempt(tried, action, key),
            isAllowed(explained, action),
            `${action} at ${level}, item ${key}`,
          );
        }
      }
    }
  },
  'fields that are shown as hidden or read-only are refused, and the others are answered': async (target) => {
    const tried = await newRole(target);
    await target.stage.articles(ARTICLE_ROWS);
    await set(
      tried,
      (['read', 'update'] as const).map((action) => ({ collection: ARTICLES, action, rules: CUSTOM })),
    );
    const [, read, update] = await shown(tried, ARTICLES, DRAFT);
    const { items } = tried.guest;
    assert.deepEqual(
      Object.keys(await valueOf(items.read(ARTICLES, DRAFT))).sort(),
      [...(read?.fields.allowed ?? [])].sort(),
    );
    assert.ok(read?.fields.refused.includes('words'));
    assert.deepEqual(await refusalOf(items.read(ARTICLES, DRAFT, ['id', 'words'])), FORBIDDEN);
    assert.ok(update?.fields.refused.includes('words'));
    assert.deepEqual(await refusalOf(items.update(ARTICLES, DRAFT, { words: 9 })), FORBIDDEN);
  },
  'values are validated and preset as shown': async (target) => {
    const tried = await newRole(target);
    await target.stage.articles([]);
    await set(tried, [
      { collection: ARTICLES, action: 'create', rules: CUSTOM },
      { collection: ARTICLES, action: 'read', rules: rulesFor('all') },
    ]);
    const [create] = await shown(tried, ARTICLES, null);
    assert.deepEqual([create?.validation, create?.presets], [CUSTOM.validation, CUSTOM.presets]);
    const { items } = tried.guest;
    assert.equal((await refusalOf(items.create(ARTICLES, { title: 'Without' }))).code, 'FAILED_VALIDATION');
    assert.equal((await valueOf(items.create(ARTICLES, { title: 'Here' })))['words'], 7);
  },
  'each of the 20 operators lets through the items that are shown': async (target) => {
    const tried = await newRole(target);
    await target.stage.articles(OPERATOR_ROWS);
    const keys = OPERATOR_ROWS.map(({ id }) => Number(id));
    assert.equal(OPERATORS.length, 20);
    for (const operator of OPERATORS) {
      const [field, operand] = OPERANDS[operator];
      const seen = await compareRead(tried, { [field]: { [operator]: operand } }, keys);
      assert.ok(seen.length > 0 && seen.length < keys.length, `${operator} separates nothing`);
    }
  },
  'groups and related items let through the items that are shown': async (target) => {
    const tried = await newRole(target);
    await target.stage.articles([]);
    await target.stage.authors([
      { id: 1, name: 'Ines' },
      { id: 2, name: 'Jo' },
    ]);
    await target.stage.articles(
      OPERATOR_ROWS.map((row) => ({ ...row, author: Number(row['id']) > 3 ? null : Number(row['id']) === 3 ? 2 : 1 })),
    );
    await set(tried, [{ collection: AUTHORS, action: 'read', rules: rulesFor('all') }]);
    const keys = OPERATOR_ROWS.map(({ id }) => Number(id));
    const isInes = { author: { name: { _eq: 'Ines' } } };
    for (const rule of [
      isInes,
      { _or: [isInes, { words: { _lt: 0 } }] },
      { _and: [isInes, { words: { _gt: 5 } }] },
      { _or: [{ author: { _null: true } }, { _and: [isInes, { slug: { _eq: 'abc' } }] }] },
      { author: { articles: { words: { _gt: 100 } } } },
    ])
      await compareRead(tried, rule, keys);
  },
  'the dynamic values stand for the user, the role and the time': async (target) => {
    const tried = await newRole(target);
    await target.stage.articles([
      { id: 1, title: GUEST, published_on: '2001-01-01T00:00:00' },
      { id: 2, title: tried.role, published_on: '2099-01-01T00:00:00' },
      { id: 3, title: 'Other', published_on: null },
    ]);
    const keys = [1, 2, 3];
    assert.deepEqual(await compareRead(tried, { title: { _eq: '$CURRENT_USER' } }, keys), [1]);
    assert.deepEqual(await compareRead(tried, { title: { _in: ['$CURRENT_ROLE', 'Other'] } }, keys), [2, 3]);
    assert.deepEqual(await compareRead(tried, { published_on: { _lt: '$NOW' } }, keys), [1]);
    assert.deepEqual(await compareRead(tried, { published_on: { _gt: '$NOW' } }, keys), [2]);
  },
  'the app minimum lets through what is shown, whatever is stored': async (target) => {
    const tried = await newRole(target);
    const presets = 'directus_presets';
    const { items } = tried.admin;
    const made = await valueOf(
      items.createMany(presets, [
        { user: GUEST, collection: ARTICLES, layout: 'tabular' },
        { user: PEOPLE.editor.id, collection: ARTICLES, layout: 'tabular' },
        { user: null, role: tried.role, collection: ARTICLES, layout: 'tabular' },
      ]),
    );
    for (const { id } of made) {
      const key = Number(id);
      const explained = await shown(tried, presets, key);
      assert.deepEqual(
        [
          await outcome(tried.guest.items.read(presets, key, ['id'])),
          await outcome(tried.guest.items.update(presets, key, { layout: 'cards' }, ['id'])),
          await outcome(tried.guest.items.remove(presets, key)),
        ],
        (['read', 'update', 'delete'] as const).map((each) => (isAllowed(explained, each) ? 'done' : 'refused')),
      );
    }
    await valueOf(
      items.removeMany(
        presets,
        made.map(({ id }) => Number(id)),
      ),
    );
  },
});
