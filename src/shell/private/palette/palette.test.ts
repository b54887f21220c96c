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

test('the better something fits the earlier it stands', () => {
  expect(found('art')).toEqual([
    ['collections', 'Articles', 'Author articles', 'Particles'],
    ['actions', 'New item'],
  ]);
});

test('every word has to fit, and neither accents nor case matter', () => {
  expect(found('TABLES cafe')).toEqual([['collections', 'Café tables']]);
  expect(found('sign in')).toEqual([]);
});

test('a collection is found by its key in every language', () => {
  const arabic = [{ id: 'collections', title: 'Collections', entries: [{ ...entry('مقالات'), alias: 'articles' }] }];
  expect(paletteGroups(arabic, 'art')).toEqual(arabic);
});

test('before anybody types there is a little of everything', () => {
  expect(found(' ')).toEqual([
    ['collections', 'Articles', 'Author articles', 'Café tables', 'Particles'],
    ['actions', 'Sign out', 'New item'],
  ]);
});
