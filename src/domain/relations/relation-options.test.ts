import { fieldOf, schemaOf, type Field } from '../schema';
import {
  anyCollections,
  canTakeCopies,
  copyName,
  duplicateField,
  duplicationDenied,
  fieldsPointingTo,
  relatableCollections,
  relationIndexOf,
  sortFieldOptions,
  type RelationMap,
} from '.';
import { unusedName } from './generated-names';
import { after, related, schema, start } from './sample.fixtures';

test('returns the targets of a relation', () => {
  expect(relatableCollections(schema)).toEqual({
    collections: ['articles', 'authors', 'home'],
    system: ['directus_files'],
  });
  expect(anyCollections(schema)).toEqual(['articles', 'authors', 'directus_files', 'directus_sessions']);
});

test('excludes internal system collections', () => {
  const books = ['activity', 'collections', 'fields', 'migrations', 'relations', 'revisions', 'sessions', 'settings'];
  const open = ['files', 'folders', 'users', 'roles'];
  const platform = [...books, ...open].map((name) => ({ collection: `directus_${name}`, meta: null }));
  expect(relatableCollections(schemaOf(platform, [], []))).toEqual({
    collections: [],
    system: open.map((name) => `directus_${name}`),
  });
});

test('names the foreign keys that point to a collection', () => {
  const points = (collection: string, field: string, to: string | null) => ({
    collection,
    field,
    related_collection: to,
    meta: null,
  });
  const relations = [points('articles', 'author', 'authors'), points('authors', 'mentor', 'authors')];
  const others = [points('articles', 'cover', 'directus_files'), points('blocks', 'item', null)];
  expect(fieldsPointingTo(schemaOf([], [], [...relations, ...others]), 'authors')).toEqual([
    'articles.author',
    'authors.mentor',
  ]);
});

test('adds the first free number to a used name', () => {
  const taken = ['a', 'a_1', 'a_2', 'a_4'];
  expect(unusedName('a', (name) => taken.includes(name))).toBe('a_3');
  expect(unusedName('b', (name) => taken.includes(name))).toBe('b');
});

test('returns the columns for sorting a list', () => {
  const choices = (map: RelationMap) => sortFieldOptions(schema, map).map(({ field, disabled }) => [field, disabled]);
  expect(choices(after(start('o2m'), related('authors')))).toEqual([
    ['id', 'primary_key'],
    ['sort', false],
  ]);
  expect(choices(after(start('o2m', 'authors'), related('authors')))).toEqual([
    ['id', 'primary_key'],
    ['sort', 'type_differs'],
  ]);
  const byHand = after(
    start('m2m'),
    related('authors'),
    { input: 'auto_fill', value: false },
    { input: 'junction_collection', value: 'articles' },
  );
  const joined = after(byHand, { input: 'near_field', value: 'title' }, { input: 'far_field', value: 'author' });
  expect(choices(joined)).toEqual([
    ['id', 'primary_key'],
    ['title', 'junction_key'],
    ['advice', false],
    ['author', 'junction_key'],
  ]);
  expect(choices(after(start('o2m', 'nowhere'), related('authors')))).toEqual([
    ['id', 'primary_key'],
    ['sort', false],
  ]);
});

const field = (owner: string, name: string): Field => {
  const found = fieldOf(schema, owner, name);
  if (found === null) throw new Error(`There is no ${owner}.${name}`);
  return found;
};

test('allows copies of standard fields to user collections', () => {
  const index = relationIndexOf(schema);
  expect(duplicationDenied(index, field('articles', 'id'))).toBe('primary_key');
  expect(duplicationDenied(index, field('articles', 'author'))).toBe('relational');
  expect(duplicationDenied(index, field('articles', 'title'))).toBe(false);
  expect(duplicationDenied(index, field('articles', 'advice'))).toBe(false);
  expect([canTakeCopies('authors'), canTakeCopies('directus_users')]).toEqual([true, false]);
});

test('copies a field without its id and position', () => {
  const title = field('articles', 'title');
  const copy = duplicateField(title, 'authors', copyName(title));
  expect(copy).toMatchObject({ collection: 'authors', field: 'title_copy', type: 'string', schema: title.schema });
  expect(copy.meta).toMatchObject({ interface: 'input' });
  expect(Object.keys(copy.meta ?? {})).not.toEqual(expect.arrayContaining(['id']));
  expect(Object.keys(copy.meta ?? {})).not.toEqual(expect.arrayContaining(['sort']));
  expect(duplicateField({ ...title, meta: null }, 'authors', 'x').meta).toBeNull();
});
