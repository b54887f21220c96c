import { fieldOf, schemaOf, type RelationalType } from '../schema';
import {
  fieldTypeOf,
  generatedSchema,
  isMapComplete,
  mapOfField,
  relationIndexOf,
  renameMap,
  startMap,
  type RelationMap,
} from '.';
import { after, ends, existing, index, related, sample, schema, start } from './relation-map.fixtures';

test.each<[RelationalType, readonly string[], string | null]>([
  ['m2o', ['articles.things > '], null],
  ['file', ['articles.things > directus_files'], null],
  ['o2m', ['. > articles'], 'things'],
  ['m2m', ['. > articles', '. > '], 'things'],
  [
    'files',
    ['articles_directus_files.articles_id > articles', 'articles_directus_files.directus_files_id > directus_files'],
    'things',
  ],
  [
    'translations',
    ['articles_languages.articles_id > articles', 'articles_languages.languages_code > languages'],
    'things',
  ],
  ['m2a', ['articles_things.articles_id > articles', 'articles_things.item > *'], 'things'],
])('%s starts as %j', (kind, relations, listing) => {
  const map = start(kind);
  expect(ends(map)).toEqual(relations);
  expect(map.near.meta.one_field).toBe(listing);
});

test("puts the field's name into the relation", () => {
  expect(ends(renameMap(schema, start('m2o'), 'writer'))).toEqual(['articles.writer > ']);
  expect(ends(renameMap(schema, start('file'), 'photo'))).toEqual(['articles.photo > directus_files']);
  expect(renameMap(schema, start('o2m'), 'replies').near.meta.one_field).toBe('replies');
  expect(ends(renameMap(schema, start('m2a'), 'parts'))).toEqual([
    'articles_parts.articles_id > articles',
    'articles_parts.item > *',
  ]);
  expect(renameMap(schema, start('m2a'), '')).toMatchObject({
    near: { collection: '', meta: { one_field: null, junction_field: null } },
  });
  expect(startMap(schema, 'o2m', 'articles', '').near.meta.one_field).toBeNull();
  const saved = existing('articles', 'author');
  expect(renameMap(schema, saved, 'writer')).toBe(saved);
});

test('reads the map of an existing field', () => {
  expect(ends(existing('articles', 'author'))).toEqual(['articles.author > authors']);
  expect(existing('articles', 'author')).toMatchObject({
    kind: 'm2o',
    corresponding: true,
    existing: true,
    autoFill: false,
  });
  expect(existing('articles', 'cover')).toMatchObject({ kind: 'file', corresponding: false });
  expect(existing('authors', 'notes')).toMatchObject({ kind: 'o2m', corresponding: false, far: null });
  expect(existing('authors', 'articles')).toMatchObject({ kind: 'o2m', corresponding: true, far: null });
  expect(ends(existing('articles', 'topics'))).toEqual([
    'articles_topics.articles_id > articles',
    'articles_topics.topics_id > topics',
  ]);
  expect(existing('articles', 'topics')).toMatchObject({ kind: 'm2m', corresponding: false });
  expect(existing('articles', 'blocks').far?.schema).toBeNull();
  expect(existing('articles_topics', 'topics_id')).toMatchObject({ kind: 'm2o', far: null });
  for (const name of ['author', 'cover', 'topics', 'blocks', 'texts'])
    expect(isMapComplete(existing('articles', name))).toBe(true);
  const title = fieldOf(schema, 'articles', 'title');
  expect(title && mapOfField(schema, index, title)).toBeNull();
});

test('reads a relation without configuration, or with its own constraint', () => {
  const by = { collection: 'notes', field: 'gone', related_collection: 'authors' };
  const model = schemaOf(sample.collections, sample.fields, [
    {
      collection: 'articles',
      field: 'title',
      related_collection: 'topics',
      meta: null,
      schema: { on_delete: 'CASCADE' },
    },
    { ...by, meta: { ...start('m2o').near.meta, one_field: 'notes' }, schema: null },
  ]);
  const read = (owner: string, name: string): RelationMap | null => {
    const field = fieldOf(model, owner, name);
    return field && mapOfField(model, relationIndexOf(model), field);
  };
  expect(read('articles', 'title')).toMatchObject({
    near: { schema: { on_delete: 'CASCADE' }, meta: { one_field: null } },
    corresponding: false,
  });
  expect(read('authors', 'notes')).toMatchObject({ near: { schema: { on_delete: 'SET NULL' } }, corresponding: false });
});

test('the key column of a many-to-any has no target', () => {
  const item = existing('articles_blocks', 'item');
  expect(item).toMatchObject({ kind: 'm2o', near: { related_collection: null, schema: null }, far: null });
  expect(fieldTypeOf(schema, item)).toBe('integer');
  expect(isMapComplete(item)).toBe(false);
  expect(after(item, { input: 'corresponding', value: true }).near.meta.one_field).toBeNull();
  expect(generatedSchema(schema, item)).toEqual({ collections: [], fields: [], updates: [], rows: [] });
  expect(after({ ...item, existing: false }, related('topics')).near.schema).toBeNull();
});
