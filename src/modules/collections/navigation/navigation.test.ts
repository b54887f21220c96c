import { collection, world } from '../../../../fixtures/builders';
import type { Bookmark, Preset } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import { collectionsIn, navigationEntries, type NavigationInput } from './navigation.rules';

const names = ['articles', 'authors', 'tags'];
const model = world('sample', [
  ...names.map((name) => collection(name, {}, [])),
  collection('links', { hidden: true }, []),
  collection('directus_users', {}, []),
]);
const schema = schemaOf(model.collections, [], []);

const bookmark = (id: number, of: string, name: string): Bookmark => ({
  id,
  collection: of,
  name,
  scope: { kind: 'all' },
  isForOthers: false,
  preset: { id } as Preset,
});

const wish: NavigationInput = { schema, locale: 'en-US', list: null, bookmarks: [], showHidden: false, query: '' };
const shown = (more: Partial<NavigationInput>) => {
  const { groups, hidden, bookmarks, searchable, hiding } = navigationEntries({ ...wish, ...more });
  const keys = (collections: readonly { readonly collection: string }[]) =>
    collections.map(({ collection: key }) => key);
  return {
    groups: groups.map(({ name, accordion, nodes }) => [name, accordion, ...collectionsIn(nodes)]),
    hidden: keys(hidden),
    bookmarks: bookmarks.map(({ name }) => name),
    searchable,
    hiding,
  };
};

test('lists collections by name, hidden ones on request', () => {
  expect(shown({})).toEqual({
    groups: [[null, 'always_open', ...names]],
    hidden: [],
    bookmarks: [],
    searchable: false,
    hiding: true,
  });
  expect(shown({ showHidden: true }).hidden).toEqual(['links']);
});

test('uses the groups of the role; listed collections are not hidden', () => {
  const list = [
    {
      group_name: 'Writing',
      accordion: 'closed',
      collections: [{ collection: 'tags' }, { collection: 'links' }, { collection: 'gone' }],
    },
    { group_name: 'Nothing', accordion: 'closed', collections: ['gone', 'directus_users'] },
    { group_name: ' ', accordion: 'closed', collections: ['articles'] },
  ];
  expect(shown({ list, showHidden: true })).toMatchObject({
    groups: [
      ['Writing', 'closed', 'tags', 'links'],
      [null, 'always_open', 'articles'],
    ],
    hidden: [],
    hiding: false,
  });
});

test.each([[[{ group_name: 'Nothing', collections: ['gone'] }]], ['nonsense'], [[null]]])(
  'with %j all collections stay',
  (list) => {
    expect(shown({ list: list as NavigationInput['list'] }).groups).toEqual([[null, 'always_open', ...names]]);
  },
);

test('omits bookmarks of invisible collections', () => {
  const bookmarks = [bookmark(1, 'tags', 'Mine'), bookmark(2, 'gone', 'Gone'), bookmark(3, 'directus_users', 'People')];
  expect(shown({ bookmarks }).bookmarks).toEqual(['Mine']);
});

test('searches names, keys and bookmarks', () => {
  const bookmarks = [bookmark(1, 'tags', 'Author list'), bookmark(2, 'tags', 'Other')];
  expect(shown({ query: ' AUTHOR', bookmarks, showHidden: true })).toEqual({
    groups: [[null, 'always_open', 'authors']],
    hidden: [],
    bookmarks: ['Author list'],
    searchable: true,
    hiding: true,
  });
  expect(shown({ query: 'nowhere' }).groups).toEqual([]);
});

test('is searchable with more than twenty entries', () => {
  const many = (count: number) => Array.from({ length: count }, (_, id) => bookmark(id, 'tags', `B${id}`));
  expect([17, 18].map((count) => shown({ bookmarks: many(count) }).searchable)).toEqual([false, true]);
  expect(shown({ bookmarks: many(17), showHidden: true }).searchable).toBe(true);
});

test('finds collections in folders, and all that is in a folder by its name', () => {
  const nested = schemaOf(model.collections, [], [], {
    folders: [
      { folder: 'writing', icon: null, color: null, hidden: false, translations: null },
      { folder: 'attic', icon: null, color: null, hidden: true, translations: null },
    ],
    places: new Map([
      ['articles', { group: 'writing', sort: null, collapse: 'open' }],
      ['authors', { group: 'writing', sort: null, collapse: 'open' }],
      ['tags', { group: 'attic', sort: null, collapse: 'open' }],
    ]),
  });
  const found = (query: string) => shown({ schema: nested, query }).groups;
  expect(found('auth')).toEqual([[null, 'always_open', 'authors']]);
  expect(found('writing')).toEqual([[null, 'always_open', 'articles', 'authors']]);
  expect(found('attic')).toEqual([]);
  expect(shown({ schema: nested, showHidden: true }).hidden).toEqual(['links', 'tags']);
});
