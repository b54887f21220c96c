import fc from 'fast-check';
import type { Json } from '../../kernel';
import { moduleBarEntries, navigationGroups } from './role-navigation';

test('reads internal paths and web URLs of a module bar', () => {
  expect(
    moduleBarEntries([
      { name: ' Articles ', icon: 'article', link: '/collections/articles' },
      { name: 'Website', link: 'https://northlight.example' },
    ]),
  ).toEqual([
    { name: 'Articles', icon: 'article', link: '/collections/articles', external: false },
    { name: 'Website', icon: 'link', link: 'https://northlight.example/', external: true },
  ]);
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', '//evil.test', 'data:text/html,x', '/logout', 'articles', ''])(
  '%j leads nowhere',
  (link) => {
    expect(moduleBarEntries([{ name: 'Entry', link }])).toBeNull();
  },
);

test('returns null without valid entries', () => {
  for (const list of [
    null,
    'articles',
    {},
    [],
    [null],
    [7],
    [{ name: 'x' }],
    [{ link: '/collections' }],
    [{ name: ' ', link: '/collections' }],
  ]) {
    expect(moduleBarEntries(list)).toBeNull();
  }
});

test('reads the groups of a role', () => {
  expect(
    navigationGroups([
      {
        group_name: ' Editorial ',
        accordion: 'start_open',
        collections: [{ collection: 'articles' }, 'authors', { collection: 'articles' }],
      },
      { group_name: 'Places', accordion: 'closed', collections: [{ collection: 'places' }] },
    ]),
  ).toEqual([
    { name: 'Editorial', accordion: 'start_open', collections: ['articles', 'authors'] },
    { name: 'Places', accordion: 'closed', collections: ['places'] },
  ]);
});

test('reads what the form of a role stores for closed groups', () => {
  expect(navigationGroups([{ group_name: 'x', accordion: 'start_collapsed', collections: ['tags'] }])).toEqual([
    { name: 'x', accordion: 'closed', collections: ['tags'] },
  ]);
});

test('accepts a group without a name or with an unknown accordion', () => {
  expect(navigationGroups([{ group_name: 7, accordion: 'sideways', collections: ['tags'] }])).toEqual([
    { name: '', accordion: 'always_open', collections: ['tags'] },
  ]);
});

test.each<[Json]>([
  [null],
  ['articles'],
  [{}],
  [[]],
  [[null, 7, 'articles']],
  [[{ collections: 'articles' }]],
  [[{ group_name: 'x', collections: [null, 7, {}] }]],
])('returns null for %j as groups', (list) => expect(navigationGroups(list)).toBeNull());

test('decodes any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (list) => {
      const groups = navigationGroups(list as Json);
      expect(groups === null || groups.every(({ collections }) => collections.length > 0)).toBe(true);
    }),
  );
});

test.each([
  '[{"__proto__":{"name":"x","link":"/collections"}}]',
  '[{"__proto__":{"collections":["tags"]}}]',
  '[{"collections":[{"__proto__":{"collection":"tags"}}]}]',
])('reads own members only: %s', (text) => {
  const list = JSON.parse(text) as Json;
  expect([moduleBarEntries(list), navigationGroups(list)]).toEqual([null, null]);
});

test('skips invalid entries between valid ones, however many', () => {
  const entries = Array.from({ length: 10_000 }, (_, index) =>
    index % 2 === 0 ? { name: index, link: '/a' } : { name: 'x', link: '/a', collections: ['a', 7], more: [] },
  );
  expect(moduleBarEntries(entries)).toHaveLength(5_000);
  expect(navigationGroups(entries)?.[0]).toEqual({ name: '', accordion: 'always_open', collections: ['a'] });
});
