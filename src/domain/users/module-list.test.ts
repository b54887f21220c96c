import { moduleBarEntries } from './module-list';

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
