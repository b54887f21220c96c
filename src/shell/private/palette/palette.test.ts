import { paletteGroups, parseSearch } from './palette.rules';

const entry = (title: string, more: { readonly alias?: string; readonly danger?: boolean } = {}) => ({
  id: title,
  title,
  icon: 'box',
  ...more,
});

const groups = [
  {
    id: 'collections',
    entries: ['Articles', 'Author articles', 'Café tables', 'Particles'].map((title) => entry(title)),
  },
  {
    id: 'actions',
    isAction: true,
    entries: [
      entry('Delete items', { danger: true }),
      entry('Sign out'),
      entry('New item', { alias: 'Articles' }),
      entry('Export the items'),
    ],
  },
];

const found = (text: string) =>
  paletteGroups(groups, parseSearch(text)).map(({ id, entries }) => [id, ...entries.map(({ title }) => title)]);

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
  const arabic = [{ id: 'collections', entries: [entry('مقالات', { alias: 'articles' })] }];
  expect(paletteGroups(arabic, parseSearch('art'))[0]?.entries).toEqual([
    { ...entry('مقالات', { alias: 'articles' }), matches: [] },
  ]);
});

test('shows the first entries of each group without a search text, destructive actions last', () => {
  expect(found(' ')).toEqual([
    ['collections', 'Articles', 'Author articles', 'Café tables', 'Particles'],
    ['actions', 'Sign out', 'New item', 'Export the items', 'Delete items'],
  ]);
});

test('a destructive action is last, however well it matches', () => {
  expect(found('items')).toEqual([['actions', 'Export the items', 'Delete items']]);
});

test('a text that begins with > finds actions only, and shows all of them without a further text', () => {
  expect(found('> art')).toEqual([['actions', 'New item']]);
  const many = [{ id: 'actions', isAction: true, entries: Array.from({ length: 12 }, (_, at) => entry(`A ${at}`)) }];
  expect(paletteGroups(many, parseSearch('>'))[0]?.entries).toHaveLength(12);
  expect(paletteGroups(many, parseSearch('a'))[0]?.entries).toHaveLength(8);
  expect(
    paletteGroups([{ ...many[0], entries: many[0]?.entries ?? [], isLong: true }], parseSearch('a'))[0]?.entries,
  ).toHaveLength(12);
});

test('entries carry the parts of the title that match', () => {
  expect(paletteGroups(groups, parseSearch('art'))[0]?.entries.map(({ matches }) => matches)).toEqual([
    [[0, 3]],
    [[7, 10]],
    [[1, 4]],
  ]);
});
