import { DEFAULT_LANGUAGES, fieldTypeOf, generatedSchema, specialOf, type GeneratedSchema, type RelationMap } from '.';
import { after, related, schema, start } from './sample.fixtures';

const names = ({ collections, fields, updates, rows }: GeneratedSchema) => ({
  collections: collections.map(
    (made) => `${made.collection}(${made.fields.map((key) => `${key.field}: ${key.type}`).join(', ')})`,
  ),
  fields: fields.map((made) => `${made.collection}.${made.field}: ${made.type}`),
  updates: updates.map((made) => `${made.collection}.${made.field}`),
  rows: rows.map((made) => `${made.collection}: ${made.items.length}`),
});

const NOTHING = { collections: [], fields: [], updates: [], rows: [] };

test.each<[string, RelationMap, Partial<ReturnType<typeof names>>]>([
  ['a many-to-one to an existing collection', after(start('m2o'), related('authors')), {}],
  [
    'a many-to-one to a new collection',
    after(start('m2o'), related('places')),
    { collections: ['places(id: integer)'] },
  ],
  ['an empty map', start('m2o'), {}],
  ['a file', start('file'), {}],
  [
    'a one-to-many to a new collection',
    after(
      start('o2m', 'authors'),
      related('works'),
      { input: 'near_field', value: 'by' },
      { input: 'sort_field', value: 'place' },
    ),
    { collections: ['works(id: integer)'], fields: ['works.by: uuid', 'works.place: integer'] },
  ],
  [
    'a one-to-many with an existing column',
    after(start('o2m', 'authors'), related('articles'), { input: 'near_field', value: 'author' }),
    {},
  ],
  [
    'a one-to-many with an existing column and an inverse field',
    after(
      start('o2m', 'authors'),
      related('articles'),
      { input: 'near_field', value: 'author' },
      { input: 'corresponding', value: true },
    ),
    { updates: ['articles.author'] },
  ],
  [
    'a one-to-many with a new column and an inverse field',
    after(
      start('o2m', 'authors'),
      related('articles'),
      { input: 'near_field', value: 'by' },
      { input: 'corresponding', value: true },
    ),
    { fields: ['articles.by: uuid'] },
  ],
  [
    'a many-to-one with an inverse list',
    after(start('m2o'), related('authors'), { input: 'corresponding', value: true }),
    { fields: ['authors.articles: alias'] },
  ],
  [
    'a many-to-one with an existing inverse list',
    after(start('m2o'), related('authors'), { input: 'corresponding', value: 'sort' }),
    { updates: ['authors.sort'] },
  ],
  [
    'a junction',
    after(
      start('m2m'),
      related('authors'),
      { input: 'corresponding', value: true },
      { input: 'sort_field', value: 'sort' },
    ),
    {
      collections: ['articles_authors(id: integer)'],
      fields: [
        'articles_authors.articles_id: integer',
        'articles_authors.authors_id: uuid',
        'articles_authors.sort: integer',
        'authors.articles: alias',
      ],
    },
  ],
  [
    'a junction to a new collection',
    after(start('m2m'), related('tags')),
    {
      collections: ['tags(id: integer)', 'articles_tags(id: integer)'],
      fields: ['articles_tags.articles_id: integer', 'articles_tags.tags_id: integer'],
    },
  ],
  [
    'files',
    start('files'),
    {
      collections: ['articles_directus_files(id: integer)'],
      fields: ['articles_directus_files.articles_id: integer', 'articles_directus_files.directus_files_id: uuid'],
    },
  ],
  [
    'any',
    start('m2a'),
    {
      collections: ['articles_things(id: integer)'],
      fields: [
        'articles_things.articles_id: integer',
        'articles_things.item: string',
        'articles_things.collection: string',
      ],
    },
  ],
  [
    'translations with a new languages collection',
    start('translations'),
    {
      collections: ['languages(code: string, name: string)', 'articles_languages(id: integer)'],
      fields: ['articles_languages.articles_id: integer', 'articles_languages.languages_code: string'],
      rows: ['languages: 7'],
    },
  ],
  [
    'translations with an existing languages collection',
    after(start('translations'), related('authors')),
    {
      collections: ['articles_authors(id: integer)'],
      fields: ['articles_authors.articles_id: integer', 'articles_authors.authors_id: uuid'],
    },
  ],
  [
    'translations of a table without a key',
    start('translations', 'directus_sessions'),
    {
      collections: ['languages(code: string, name: string)', 'junction_directus_sessions_languages(id: integer)'],
      fields: [
        'junction_directus_sessions_languages.directus_sessions_id: integer',
        'junction_directus_sessions_languages.languages_code: string',
      ],
      rows: ['languages: 7'],
    },
  ],
  [
    'columns with the name of the new junction’s key',
    after(start('m2m'), related('authors'), { input: 'auto_fill', value: false }, { input: 'near_field', value: 'id' }),
    { collections: ['articles_authors(id: integer)'], fields: ['articles_authors.authors_id: uuid'] },
  ],
])('%s', (_name, map, expected) => {
  expect(names(generatedSchema(schema, map))).toEqual({ ...NOTHING, ...expected });
});

test('inverse lists and keys get an interface', () => {
  const listOf = (kind: 'm2o' | 'm2m') =>
    generatedSchema(schema, after(start(kind), related('authors'), { input: 'corresponding', value: true })).fields.at(
      -1,
    )?.meta;
  expect(listOf('m2o')).toEqual({ interface: 'list-o2m', special: ['o2m'] });
  expect(listOf('m2m')).toEqual({ interface: 'list-m2m', special: ['m2m'] });
  const keys = after(
    start('o2m', 'authors'),
    related('articles'),
    { input: 'near_field', value: 'author' },
    { input: 'corresponding', value: true },
  );
  expect(generatedSchema(schema, keys).updates[0]?.meta).toEqual({
    interface: 'select-dropdown-m2o',
    special: ['m2o'],
  });
  expect(generatedSchema(schema, start('m2a')).collections[0]?.meta).toEqual({ hidden: true });
});

test('new languages are the seven defaults', () => {
  expect(DEFAULT_LANGUAGES.map((row) => row['code'])).toEqual([
    'en-US',
    'de-DE',
    'fr-FR',
    'ru-RU',
    'es-ES',
    'it-IT',
    'pt-BR',
  ]);
});

test("a foreign key has the type of its target's key, a list is an alias", () => {
  expect(fieldTypeOf(schema, after(start('m2o'), related('authors')))).toBe('uuid');
  expect(fieldTypeOf(schema, after(start('m2o'), related('new')))).toBe('integer');
  expect(fieldTypeOf(schema, start('file'))).toBe('uuid');
  expect(fieldTypeOf(schema, start('o2m'))).toBe('alias');
  expect([specialOf('standard'), specialOf('presentation'), specialOf('m2a')]).toEqual([
    [],
    ['alias', 'no-data'],
    ['m2a'],
  ]);
});
