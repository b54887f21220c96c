import {
  collectionPath,
  draftItemPath,
  itemPath,
  newItemPath,
  type NewItemState,
  prefillFromState,
  resumePath,
  systemPagePath,
} from './paths';

test('itemPath leads to the list for a key that browsers remove from addresses', () => {
  for (const key of ['', '.', '..']) expect(itemPath('articles', key)).toBe('/collections/articles');
  expect(itemPath('articles', '...')).toBe('/collections/articles/...');
});

test('draftItemPath leads to the drawer of a field, and to the page of any other item', () => {
  expect(draftItemPath('directus_fields', 'tags.+')).toBe('/settings/data-model/tags/%2B');
  expect(draftItemPath('directus_fields', 'press.notes.name')).toBe('/settings/data-model/press.notes/name');
  expect(draftItemPath('tags', 'a.b')).toBe('/collections/tags/a.b');
});

test('itemPath encodes keys, and writes a lone surrogate as U+FFFD', () => {
  expect(itemPath('articles', 'a/b')).toBe('/collections/articles/a%2Fb');
  expect(itemPath('articles', 'a\uD800👍')).toBe('/collections/articles/a%EF%BF%BD%F0%9F%91%8D');
});

test('paths of system collections with pages of their own lead there', () => {
  expect(collectionPath('directus_users')).toBe('/users');
  expect(resumePath('directus_users', 'draft-1')).toBe('/users?go-on=draft-1');
  expect(newItemPath('directus_webhooks')).toBe('/settings/webhooks/+');
  expect(systemPagePath('directus_webhooks', '+')).toBe('/settings/webhooks/+');
  expect(systemPagePath('directus_activity', null)).toBe('/activity');
  expect(systemPagePath('directus_roles', null)).toBe('/settings/roles');
  expect(systemPagePath('directus_presets', '+')).toBe('/settings/presets/+');
  expect(systemPagePath('directus_permissions', null)).toBeNull();
  expect(systemPagePath('articles', '1')).toBeNull();
});

test('prefillFromState returns the plain values of the router state', () => {
  const state: NewItemState = { values: { starts_at: '2026-11-17T09:00:00', seats: 12, open: true } };
  expect(prefillFromState(state)).toEqual(state.values);
});

test.each([
  null,
  undefined,
  'values',
  7,
  [],
  {},
  { values: null },
  { values: 'x' },
  { values: ['x'] },
  { from: '/login' },
])('prefillFromState returns {} for %j', (state) => {
  expect(prefillFromState(state)).toEqual({});
});

test('prefillFromState drops nested values, null and undefined', () => {
  expect(prefillFromState({ values: { a: { b: 1 }, c: [1], d: null, e: undefined, f: 'kept' } })).toEqual({
    f: 'kept',
  });
});

test('prefillFromState reads own members only', () => {
  expect(prefillFromState(JSON.parse('{"__proto__":{"values":{"a":1}}}'))).toEqual({});
  const values = prefillFromState(JSON.parse('{"values":{"__proto__":"x","constructor":"y"}}'));
  expect([Object.keys(values), Object.getPrototypeOf(values)]).toEqual([
    ['__proto__', 'constructor'],
    Object.prototype,
  ]);
});
