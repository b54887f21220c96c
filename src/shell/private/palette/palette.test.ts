import { paletteGroups } from './palette.rules';

const entry = (title: string, note?: string) => ({ id: title, title, icon: 'box', note });

const groups = [
  {
    id: 'collections',
    title: 'Collections',
    entries: ['Articles', 'Author articles', 'Café tables', 'Particles'].map((title) => entry(title)),
  },
  { id: 'actions', title: 'Actions', entries: [entry('Sign out'), entry('New item', 'Articles')] },
];

const found = (text: string) =>
  paletteGroups(groups, text).map(({ id, entries }) => [id, ...entries.map(({ title }) => title)]);

test('sorts entries by how well they match', () => {
  expect(found('art')).toEqual([
    ['collections', 'Articles', 'Author articles', 'Particles'],
    ['actions', 'New item'],
  ]);
});

test('requires every word to match, and ignores accents and case', () => {
  expect(found('TABLES cafe')).toEqual([['collections', 'Café tables']]);
  expect(found('sign in')).toEqual([]);
});

test('finds a collection by its key whatever the language', () => {
  const arabic = [{ id: 'collections', title: 'Collections', entries: [{ ...entry('مقالات'), alias: 'articles' }] }];
  expect(paletteGroups(arabic, 'art')).toEqual(arabic);
});

test('shows the first entries of each group without a search text', () => {
  expect(found(' ')).toEqual([
    ['collections', 'Articles', 'Author articles', 'Café tables', 'Particles'],
    ['actions', 'Sign out', 'New item'],
  ]);
});
