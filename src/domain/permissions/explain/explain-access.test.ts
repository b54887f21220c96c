import fc from 'fast-check';
import {
  collection,
  decimalField,
  hashField,
  integerField,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { ExplainedNode } from '../../filters';
import { hasFilteredFields } from '../../filters/evaluation/evaluate-filter';
import { filter, item } from '../../filters/evaluation/filter-arbitraries.fixtures';
import type { Item } from '../../items';
import { schemaOf } from '../../schema';
import { testUser } from '../current-user.fixtures';
import {
  type Access,
  type AccessQuestion,
  ACTIONS,
  appMinimumOf,
  checkedPaths,
  coversField,
  denied,
  explainAccess,
  itemDenied,
  type Permission,
  wholeValues,
} from '..';

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name'), hashField('secret')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('status'),
    integerField('words'),
    decimalField('price'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles' } }),
  ]),
  collection('directus_presets', {}, [primaryKey(), stringField('user'), stringField('role')]),
]);
const schema = schemaOf(collections, fields, relations);
const NOW = Date.UTC(2026, 0, 1);

const rule = (more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const question = (more: Partial<AccessQuestion> = {}): AccessQuestion => ({
  schema,
  role: { id: 'r', admin: false, app: true },
  permissions: [],
  user: 'u',
  collection: 'articles',
  item: null,
  now: NOW,
  ...more,
});

const actionOf = (asked: AccessQuestion, action: string) => {
  const found = explainAccess(asked).find((each) => each.action === action);
  if (found === undefined) throw new Error(`No ${action}`);
  return found;
};

const verdict = (asked: AccessQuestion, action = 'read') => {
  const { verdict: given, reason } = actionOf(asked, action);
  return [given, reason];
};

const accessOf = ({ role, permissions, collection: name }: AccessQuestion): Access => {
  const minimum = ACTIONS.flatMap((action) => appMinimumOf({ collection: name, action }, role.app) ?? []);
  return {
    user: testUser(role.admin),
    permissions: [...permissions, ...minimum.map((grant) => ({ ...grant, id: null, role: role.id }))],
  };
};

const hasUnread = (node: ExplainedNode): boolean =>
  node.kind === 'condition' ? node.value === undefined : node.parts.some(hasUnread);

const permission = fc.record({
  action: fc.constantFrom('read', 'update', 'delete'),
  permissions: fc.option(filter, { freq: 5 }),
  fields: fc.constantFrom(null, ['*'], ['status'], ['words', 'price']),
});

const asked = fc
  .record({
    permissions: fc.array(permission, { maxLength: 3 }),
    item,
    admin: fc.nat(9).map((one) => one === 0),
    isPresets: fc.boolean(),
  })
  .map(({ permissions, item: given, admin, isPresets }) => {
    const name = isPresets ? 'directus_presets' : 'articles';
    return question({
      role: { id: 'r', admin, app: true },
      permissions: permissions.map((each, index) => rule({ ...each, id: index + 1, collection: name })),
      collection: name,
      item: given,
    });
  });

test('decides as the application does, for random permissions and items', () => {
  fc.assert(
    fc.property(asked, (each) => {
      const access = accessOf(each);
      for (const { action, verdict: given, filter: rules, sources } of explainAccess(each)) {
        if (action === 'create') {
          expect(given).toBe(denied(access, each.collection, action) === false ? 'allowed' : 'denied');
          continue;
        }
        const refused = itemDenied(schema, access, each.collection, action, each.item ?? {}, NOW) !== false;
        if (given === 'denied') expect(refused || !hasFilteredFields(rules ?? {}, each.item ?? {})).toBe(true);
        if (given === 'allowed') expect(refused).toBe(false);
        if (given === 'depends') expect(sources.some(({ tree }) => tree !== null && hasUnread(tree))).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

test('one of the sources that count decides, for random permissions and items', () => {
  fc.assert(
    fc.property(asked, (each) => {
      for (const { action, verdict: given, sources } of explainAccess(each)) {
        if (action === 'create' || sources.length === 0) continue;
        const results = sources
          .filter(({ counts }) => counts)
          .map(({ tree, filter: rules }) =>
            Object.keys(rules ?? {}).length === 0 ? 'met' : (tree?.result ?? 'unknown'),
          );
        const isAllowed = results.includes('met') || results.every((result) => result === 'ignored');
        if (given === 'allowed') expect(isAllowed).toBe(true);
        if (given === 'denied') expect(results).toContain('not_met');
        if (given === 'denied') expect(results).not.toContain('met');
        if (given === 'depends') expect(results).toContain('unknown');
      }
    }),
    { numRuns: 2000 },
  );
});

test('lists the fields that may be used as the application does', () => {
  fc.assert(
    fc.property(asked, (each) => {
      const access = accessOf(each);
      for (const { action, fields: names } of explainAccess(each)) {
        for (const name of names.allowed) expect(coversField(access, each.collection, action, name)).toBe(true);
        for (const name of names.refused) expect(coversField(access, each.collection, action, name)).toBe(false);
        expect(names.allowed.length + names.refused.length).toBe(schema.fields.get(each.collection)?.length);
      }
    }),
    { numRuns: 300 },
  );
});

const DRAFTS = rule({ permissions: { status: { _eq: 'draft' } } });
const OWN = rule({ permissions: { author: { _eq: '$CURRENT_USER' } } });

test('names what decides', () => {
  expect(verdict(question({ role: { id: 'r', admin: true, app: true } }))).toEqual(['allowed', 'administrator']);
  expect(verdict(question())).toEqual(['denied', 'no_permission']);
  expect(verdict(question({ permissions: [rule()] }))).toEqual(['allowed', 'every_item']);
  expect(verdict(question({ permissions: [DRAFTS] }))).toEqual(['depends', 'some_items']);
  expect(verdict(question({ permissions: [DRAFTS], item: { status: 'draft' } }))).toEqual(['allowed', 'rule_met']);
  expect(verdict(question({ permissions: [DRAFTS], item: { status: 'live' } }))).toEqual(['denied', 'rule_not_met']);
  expect(verdict(question({ permissions: [DRAFTS], item: {} }))).toEqual(['depends', 'rule_unknown']);
});

test('a rule about the user is not known until one is chosen; the public role has none', () => {
  const item = { author: 'u' };
  expect(verdict(question({ permissions: [OWN], item }))).toEqual(['allowed', 'rule_met']);
  expect(verdict(question({ permissions: [OWN], item, user: null }))).toEqual(['depends', 'rule_unknown']);
  const open = { role: { id: null, admin: false, app: false }, permissions: [{ ...OWN, role: null }] };
  expect(verdict(question({ ...open, item, user: null }))).toEqual(['denied', 'rule_not_met']);
});

test('a related item that was read as an object is compared by its key, and decimals as numbers', () => {
  const permissions = [rule({ permissions: { _and: [{ author: { _eq: 3 } }, { price: { _gt: 9 } }] } })];
  const item = { author: { id: 3, name: 'Ines' }, price: '10.00' };
  expect(verdict(question({ permissions, item }))).toEqual(['allowed', 'rule_met']);
});

test('the app minimum is a source of its own', () => {
  const asks = question({ collection: 'directus_presets', item: { user: 'u', role: null } });
  expect(actionOf(asks, 'update').sources).toMatchObject([{ kind: 'app_minimum', id: null, counts: true }]);
  expect(verdict(asks, 'update')).toEqual(['allowed', 'rule_met']);
  expect(verdict({ ...asks, role: { ...asks.role, app: false } }, 'update')).toEqual(['denied', 'no_permission']);
});

test('a stored rule without conditions does not widen the app minimum', () => {
  const stored = rule({ collection: 'directus_presets', action: 'update' });
  const asks = question({ collection: 'directus_presets', permissions: [stored], item: { user: 'v' } });
  expect(verdict(asks, 'update')).toEqual(['denied', 'rule_not_met']);
  expect(actionOf(asks, 'update').sources.map(({ counts }) => counts)).toEqual([false, true]);
});

test('without app access the first permission applies alone', () => {
  const role = { id: 'r', admin: false, app: false };
  const permissions = [DRAFTS, rule({ id: 2 })];
  expect(verdict(question({ role, permissions, item: { status: 'live' } }))).toEqual(['denied', 'rule_not_met']);
});

test('a validation that cannot be evaluated refuses every write', () => {
  const permissions = [rule({ action: 'create', validation: { status: { _unheard: 1 } } })];
  expect(verdict(question({ permissions }), 'create')).toEqual(['denied', 'validation_unusable']);
});

test('a rule of too many levels decides nothing', () => {
  let deep = { status: { _eq: 'a' } } as object;
  for (let level = 0; level < 100_000; level += 1) deep = { _and: [deep] };
  const permissions = [rule({ permissions: deep as Permission['permissions'] })];
  const asks = question({ permissions, item: { status: 'a' } });
  expect(verdict(asks)).toEqual(['depends', 'rule_too_deep']);
  expect(checkedPaths(schema, 'articles', explainAccess(asks))).toEqual([]);
});

test('the paths of the rules are read, except those whose values are masked or do not exist', () => {
  const permissions = [
    rule({ permissions: { _or: [{ status: { _eq: 'a' } }, { author: { secret: { _eq: 'x' } } }] } }),
    rule({ id: 2, action: 'update', permissions: { author: { name: { _eq: 'I' } }, gone: { _eq: 1 } } }),
    rule({ id: 3, action: 'delete', permissions: { author: { articles: { words: { _gt: 3 } } } } }),
  ];
  const actions = explainAccess(question({ permissions }));
  expect(checkedPaths(schema, 'articles', actions)).toEqual(['status', 'author.name', 'author.articles.words']);
});

test('a list that may go on is not known', () => {
  const many = Array.from({ length: 100 }, () => ({ words: 1 }));
  const short = [{ words: 1 }];
  expect(wholeValues({ tags: many, author: { articles: many, name: 'I' }, parts: short })).toEqual({
    author: { name: 'I' },
    parts: short,
  });
});

test('a related item that a rule compares is read with its key, and compared by it', () => {
  const permissions = [rule({ permissions: { author: { _eq: 7 } } })];
  const asks = (author: Item[string]) => question({ permissions, item: { author } });
  expect(checkedPaths(schema, 'articles', explainAccess(asks(null)))).toEqual(['author.id']);
  expect(verdict(asks({ id: 7, name: 'I' }))).toEqual(verdict(asks(7)));
  expect(verdict(asks({ id: 8 }))).toEqual(['denied', 'rule_not_met']);
  expect(verdict(asks({ name: 'I' }))[0]).toBe('depends');
});

test('an exact number that is no number is compared as the text that it is', () => {
  const permissions = [rule({ permissions: { price: { _eq: 5 } } })];
  const asks = (price: string) => question({ permissions, item: { price } });
  expect(verdict(asks('5.00'))[0]).toBe(verdict(question({ permissions, item: { price: 5 } }))[0]);
  expect(verdict(asks('many'))).toEqual(['denied', 'rule_not_met']);
});
