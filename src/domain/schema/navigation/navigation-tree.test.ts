import fc from 'fast-check';
import { collection, world } from '../../../../fixtures/builders';
import {
  type CollectionFolder,
  emptySchema,
  navigationTree,
  schemaOf,
  type NavigationNode,
  type NavigationPlace,
  type Schema,
} from '..';

const { collections } = world('sample', [
  collection('articles', {}, []),
  collection('authors', {}, []),
  collection('drafts', { hidden: true }, []),
  collection('tags', {}, []),
]);

const folder = (name: string, more: Partial<CollectionFolder> = {}): CollectionFolder => ({
  folder: name,
  icon: null,
  color: null,
  hidden: false,
  translations: null,
  ...more,
});

const schemaWith = (
  folders: readonly CollectionFolder[],
  groups: Readonly<Record<string, string | null>>,
  sort: Readonly<Record<string, number>> = {},
): Schema =>
  schemaOf(collections, [], [], {
    folders,
    places: new Map(
      Object.entries(groups).map(([key, group]): [string, NavigationPlace] => [
        key,
        { group, sort: sort[key] ?? null, collapse: 'open' },
      ]),
    ),
  });

type Shape = string | readonly [string, ...Shape[]];

const shapeOf = ({ key, children }: NavigationNode): Shape =>
  children.length === 0 ? key : [key, ...children.map(shapeOf)];

const shape = (schema: Schema): readonly Shape[] => navigationTree(schema, 'en-US').map(shapeOf);

test('lists collections by name without folders', () => {
  expect(shape(schemaWith([], {}))).toEqual(['articles', 'authors', 'tags']);
  expect(navigationTree(emptySchema, 'en-US')).toEqual([]);
});

test('has collections in folders and below collections, by their order, then by name', () => {
  const groups = { articles: 'writing', tags: 'articles', authors: 'writing', writing: null };
  expect(shape(schemaWith([folder('writing')], groups, { authors: 1, articles: 2 }))).toEqual([
    ['writing', 'authors', ['articles', 'tags']],
  ]);
});

test('names folders in the language of the reader, with their icon and colour', () => {
  const german = { language: 'de-DE', translation: 'Texte' };
  const schema = schemaWith([folder('all_texts', { color: '#FF0000', translations: [german] })], { tags: 'all_texts' });
  const look = (locale: string) => navigationTree(schema, locale).at(locale === 'de-DE' ? -1 : 0);
  expect(look('de-DE')).toMatchObject({ name: 'Texte', icon: 'folder', color: '#FF0000', collection: null });
  expect(look('en-US')).toMatchObject({ name: 'All Texts' });
});

test('leaves out folders without visible collections', () => {
  expect(shape(schemaWith([folder('attic'), folder('box')], { drafts: 'box', box: 'attic' }))).toEqual([
    'articles',
    'authors',
    'tags',
  ]);
});

test('moves what is below a hidden collection or an unknown group up, and leaves out what is in a hidden folder', () => {
  const groups = { drafts: 'writing', tags: 'drafts', articles: 'gone', authors: 'attic' };
  expect(shape(schemaWith([folder('attic', { hidden: true }), folder('writing')], groups))).toEqual([
    'articles',
    ['writing', 'tags'],
  ]);
});

test('shows each visible collection once, whatever contains what', () => {
  const names = ['articles', 'authors', 'tags', 'writing', 'attic'];
  const keysIn = ({ key, children }: NavigationNode): readonly string[] => [key, ...children.flatMap(keysIn)];
  const group = fc.option(fc.constantFrom(...names, 'gone'));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, group]))), (groups) => {
      const shown = navigationTree(schemaWith([folder('writing'), folder('attic')], groups), 'en-US').flatMap(keysIn);
      const pages = shown.filter((key) => collections.some(({ collection: name }) => name === key));
      expect(pages.toSorted()).toEqual(['articles', 'authors', 'tags']);
    }),
  );
});
