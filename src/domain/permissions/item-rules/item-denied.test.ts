import fc from 'fast-check';
import { bigIntegerField, collection, decimalField, stringField, world } from '../../../../fixtures/builders';
import type { Json, JsonObject } from '../../../kernel';
import { hasFilteredFields } from '../../filters/evaluation/evaluate-filter';
import { emptySchema, schemaOf } from '../../schema';
import { fieldDenied, itemDenied, itemGate, presetValues, resolvePermission, type Access, type Permission } from '..';
import { testUser } from '../current-user.fixtures';

const NOW = Date.UTC(2026, 10, 21);

const permission = (more: Partial<Permission>): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action: 'update',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const allowed = (...filters: readonly (JsonObject | null)[]): Access => ({
  user: testUser(false),
  permissions: filters.map((filter) => permission({ permissions: filter })),
});

test.each<[JsonObject, JsonObject, 'item_not_covered' | false]>([
  [{}, {}, false],
  [{ status: { _eq: 'draft' } }, { status: 'draft' }, false],
  [{ status: { _eq: 'draft' } }, { status: 'published' }, 'item_not_covered'],
  [{ owner: { _eq: '$CURRENT_USER' } }, { owner: 'u' }, false],
  [{ owner: { _eq: '$CURRENT_USER' } }, { owner: 'x' }, 'item_not_covered'],
  [{ team: { _in: 'x,$CURRENT_ROLE' } }, { team: 'r' }, false],
  [{ from: { _lte: '$NOW' } }, { from: '2026-11-20T00:00:00Z' }, false],
  [{ from: { _lte: '$NOW' } }, { from: '2026-11-22T00:00:00Z' }, 'item_not_covered'],
  [{ featured: { _eq: 'true' } }, { featured: true }, false],
  [{ featured: { _eq: 'true' } }, { featured: false }, 'item_not_covered'],
  [{ author: { team: { name: { _eq: 'Desk' } } } }, { author: { team: { name: 'Desk' } } }, false],
  [{ author: { team: { name: { _eq: 'Desk' } } } }, { author: { team: { name: 'Wire' } } }, 'item_not_covered'],
  [{ author: { name: { _eq: 'Ann' } } }, { author: null }, 'item_not_covered'],
  [{ tags: { name: { _eq: 'a' } } }, { tags: [{ name: 'b' }, { name: 'a' }] }, false],
  [{ _or: [{ status: { _eq: 'a' } }, { owner: { _null: true } }] }, { status: 'b', owner: null }, false],
  [{ _and: [{ status: { _eq: 'a' } }, { owner: { _null: true } }] }, { status: 'b', owner: null }, 'item_not_covered'],
])('%j evaluated on %j', (filter, item, answer) => {
  expect(itemDenied(emptySchema, allowed(filter), 'articles', 'update', item, NOW)).toBe(answer);
});

test('denies every item without a permission', () => {
  expect(itemDenied(emptySchema, allowed({}), 'articles', 'delete', {}, NOW)).toBe('not_allowed');
  expect(itemDenied(emptySchema, allowed({}), 'authors', 'update', {}, NOW)).toBe('not_allowed');
});

test('combines several permissions; an empty filter allows everything, null is ignored', () => {
  const either = allowed({ status: { _eq: 'a' } }, { status: { _eq: 'b' } });
  expect(itemDenied(emptySchema, either, 'articles', 'update', { status: 'b' }, NOW)).toBe(false);
  expect(itemDenied(emptySchema, either, 'articles', 'update', { status: 'c' }, NOW)).toBe('item_not_covered');
  expect(
    itemDenied(emptySchema, allowed({ status: { _eq: 'a' } }, {}), 'articles', 'update', { status: 'c' }, NOW),
  ).toBe(false);
  expect(
    itemDenied(emptySchema, allowed({ status: { _eq: 'a' } }, null), 'articles', 'update', { status: 'c' }, NOW),
  ).toBe('item_not_covered');
  expect(itemDenied(emptySchema, allowed(null, null), 'articles', 'update', { status: 'c' }, NOW)).toBe(false);
});

test.each<[JsonObject, JsonObject]>([
  [{ status: { _eq: 'a' } }, {}],
  [{ author: { name: { _eq: 'Ann' } } }, { author: 7 }],
  [{ tags: { name: { _eq: 'a' } } }, { tags: [1, 2] }],
  [{ _or: [{ status: { _eq: 'a' } }, { n: 1 }] }, { n: 2 }],
])('passes an item without the filtered fields: %j on %j', (filter, item) => {
  expect(hasFilteredFields(filter, item)).toBe(false);
  expect(itemDenied(emptySchema, allowed(filter), 'articles', 'update', item, NOW)).toBe(false);
});

test('passes every item for empty conditions', () => {
  expect(hasFilteredFields({ _and: 'x', _or: ['y'], author: {} }, { author: 1 })).toBe(true);
});

test('combines fields and presets of several permissions', () => {
  const access: Access = {
    user: testUser(false),
    permissions: [
      permission({ fields: ['title'], presets: { status: 'draft' } }),
      permission({ fields: ['body'], presets: { owner: '$CURRENT_USER' } }),
      permission({ fields: null, action: 'create' }),
    ],
  };
  expect(fieldDenied(access, 'articles', 'update', 'title')).toBe(false);
  expect(fieldDenied(access, 'articles', 'update', 'body')).toBe(false);
  expect(fieldDenied(access, 'articles', 'update', 'slug')).toBe('field_not_covered');
  expect(fieldDenied(access, 'articles', 'create', 'title')).toBe('field_not_covered');
  expect(fieldDenied(access, 'articles', 'delete', 'title')).toBe('not_allowed');
  expect(presetValues(access, 'articles', 'update', NOW)).toEqual({ status: 'draft', owner: 'u' });
  expect(presetValues(access, 'articles', 'create', NOW)).toEqual({});
  expect(presetValues(access, 'articles', 'read', NOW)).toEqual({});
  expect(presetValues({ ...access, user: testUser(true) }, 'articles', 'update', NOW)).toEqual({});
});

const operand = fc.oneof(
  fc.constantFrom('$CURRENT_USER', '$CURRENT_ROLE', '$NOW', 'true', 'x'),
  fc.array(fc.constantFrom('$CURRENT_USER', '$NOW', 'y')),
);
const condition = fc.dictionary(fc.constantFrom('_eq', '_in', '_nin', '_gt', '_between'), operand, { maxKeys: 2 });
const { filter } = fc.letrec<{ filter: JsonObject }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    fc.dictionary(fc.constantFrom('owner', 'team', 'from', 'author'), fc.oneof(condition, tie('filter')), {
      maxKeys: 3,
    }),
    fc.record({ _and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ _or: fc.array(tie('filter'), { maxLength: 3 }) }),
  ) as fc.Arbitrary<JsonObject>,
}));

test('leaves no dynamic value in a resolved permission', () => {
  fc.assert(
    fc.property(filter, fc.option(fc.uuid()), (rule, user) => {
      const resolved = resolvePermission(permission({ permissions: rule, validation: rule, presets: rule }), {
        user,
        role: 'r',
        now: NOW,
      });
      expect(JSON.stringify(resolved)).not.toContain('$');
    }),
  );
  expect(resolvePermission(permission({}), { user: null, role: null, now: NOW })).toEqual(permission({}));
});

test('never denies an administrator', () => {
  fc.assert(
    fc.property(filter, fc.dictionary(fc.constantFrom('owner', 'team'), fc.string()), (rule, item) => {
      const admin: Access = { user: testUser(true), permissions: [permission({ permissions: rule, fields: null })] };
      expect(itemDenied(emptySchema, admin, 'articles', 'update', item, NOW)).toBe(false);
      expect(fieldDenied(admin, 'articles', 'delete', 'title')).toBe(false);
    }),
  );
});

/** A filter that says nothing opens everything alone and is ignored among others, on the server and so here. */
const telling = fc
  .tuple(
    fc.constantFrom('owner', 'team'),
    fc.constantFrom('_eq', '_neq', '_contains'),
    fc.constantFrom('$CURRENT_USER', 'r', 'x'),
  )
  .map(([field, operator, value]) => ({ [field]: { [operator]: value } }));

test('never denies more with an additional permission', () => {
  const item = fc.dictionary(fc.constantFrom('owner', 'team'), fc.constantFrom('u', 'r', 'x'));
  fc.assert(
    fc.property(telling, fc.array(telling, { maxLength: 3 }), item, (first, more, given) => {
      fc.pre(itemDenied(emptySchema, allowed(first), 'articles', 'update', given, NOW) === false);
      expect(itemDenied(emptySchema, allowed(first, ...more), 'articles', 'update', given, NOW)).toBe(false);
    }),
  );
});

test('caches a gate per rule and context', () => {
  const { permissions } = allowed({ owner: { _eq: '$CURRENT_USER' }, from: { _lt: '$NOW' } });
  const item = { owner: 'u', from: '2026-11-20T00:00:00Z' };
  const ask = (user: string, now: number) =>
    itemDenied(emptySchema, { user: { ...testUser(false), id: user }, permissions }, 'articles', 'update', item, now);
  expect([ask('u', NOW), ask('x', NOW), ask('u', 0), ask('u', NOW)]).toEqual([
    false,
    'item_not_covered',
    'item_not_covered',
    false,
  ]);
});

test('itemGate agrees with itemDenied', () => {
  const access = allowed({ n: { _gt: 3 } });
  const gate = itemGate(emptySchema, access, 'articles', 'update', NOW);
  const items = [1, 2, 3, 4, 5].map((n) => ({ n }));
  expect(items.map(gate)).toEqual(
    items.map((item) => itemDenied(emptySchema, access, 'articles', 'update', item, NOW)),
  );
});

test.each<[JsonObject, Json, false | 'item_not_covered']>([
  [{ price: { _gt: '9' } }, '10.00', false],
  [{ price: { _gt: '9' } }, 10, false],
  [{ price: { _gt: '9' } }, '8.50', 'item_not_covered'],
  [{ price: { _eq: '9.5' } }, '9.50', false],
  [{ price: { _in: '1,9.5' } }, '9.50', false],
  [{ price: { _null: true } }, null, false],
  [{ stock: { _gt: '12345678901234567890' } }, '12345678901234567891', false],
  [{ stock: { _gt: '12345678901234567891' } }, '12345678901234567890', 'item_not_covered'],
  [{ stock: { _lt: '9' } }, '12345678901234567890', 'item_not_covered'],
  [{ code: { _gt: '9' } }, '10', 'item_not_covered'],
])('%j compares the stored %j by the type of its field', (filter, value, answer) => {
  const { collections, fields, relations } = world('shop', [
    collection('articles', {}, [decimalField('price'), bigIntegerField('stock'), stringField('code')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const item = Object.fromEntries(Object.keys(filter).map((field) => [field, value]));
  expect(itemDenied(schema, allowed(filter), 'articles', 'update', item, NOW)).toBe(answer);
});
