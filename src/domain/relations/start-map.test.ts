import type { RelationalType } from '../schema';
import { ends, existing, schema, start } from './relation-map.fixtures';
import { renameMap, startMap } from '.';

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

test('the field’s name goes where it belongs', () => {
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
