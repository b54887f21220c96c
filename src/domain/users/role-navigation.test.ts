import fc from 'fast-check';
import type { Json } from '../../kernel';
import { moduleBarEntries, navigationGroups } from './role-navigation';

test('a role has a module bar of its own: paths inside, and web addresses', () => {
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

test('what is no list of entries changes nothing', () => {
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

test('a role has groups of its own in the navigation', () => {
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

test('a group without a name or of an unknown kind is still a group', () => {
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
])('%j is no list of groups', (list) => expect(navigationGroups(list)).toBeNull());

test('whatever it is, it is read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (list) => {
      const groups = navigationGroups(list as Json);
      expect(groups === null || groups.every(({ collections }) => collections.length > 0)).toBe(true);
    }),
  );
});
