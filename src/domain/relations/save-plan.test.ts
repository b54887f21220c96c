import fc from 'fast-check';
import { schemaOf, type FieldDraft, type Relation } from '../schema';
import {
  fieldTypeOf,
  isMapComplete,
  mapOfField,
  relationIndexOf,
  relationsOfMap,
  savePlan,
  specialOf,
  type RelationMap,
  type SaveStep,
} from '.';
import { after, related, schema, start } from './sample.fixtures';

const own = (map: RelationMap): FieldDraft => {
  const type = fieldTypeOf(schema, map);
  return {
    collection: map.collection,
    field: map.field,
    type,
    schema: type === 'alias' ? null : {},
    meta: { special: specialOf(map.kind) },
  };
};

const format = (step: SaveStep): string => {
  switch (step.step) {
    case 'create_collection':
      return `collection ${step.collection.collection}(${step.collection.fields.map(({ field }) => field).join(', ')})`;
    case 'create_field':
      return `field ${step.field.collection}.${step.field.field}`;
    case 'update_field':
      return `change ${step.collection}.${step.change.field}`;
    case 'create_rows':
      return `rows ${step.collection} ${step.items.length}`;
    default:
      return `${step.step === 'create_relation' ? 'relation' : 'change relation'} ${step.relation.collection}.${step.relation.field}`;
  }
};

test.each<[string, RelationMap, readonly string[]]>([
  ['a key', after(start('m2o'), related('authors')), ['field articles.things', 'relation articles.things']],
  [
    'a many-to-one with an inverse list',
    after(start('m2o'), related('authors'), { input: 'corresponding', value: true }),
    ['field articles.things', 'field authors.articles', 'relation articles.things'],
  ],
  [
    'a many-to-one to a new collection',
    after(start('m2o'), related('places')),
    ['collection places(id)', 'field articles.things', 'relation articles.things'],
  ],
  [
    'a one-to-many to a new collection',
    after(start('o2m', 'authors'), related('works'), { input: 'near_field', value: 'by' }),
    ['collection works(id, by)', 'field authors.things', 'relation works.by'],
  ],
  [
    'a junction',
    after(start('m2m'), related('authors')),
    [
      'collection articles_authors(id, articles_id, authors_id)',
      'field articles.things',
      'relation articles_authors.articles_id',
      'relation articles_authors.authors_id',
    ],
  ],
  [
    'translations',
    start('translations'),
    [
      'collection languages(code, name)',
      'collection articles_languages(id, articles_id, languages_code)',
      'field articles.things',
      'relation articles_languages.articles_id',
      'relation articles_languages.languages_code',
      'rows languages 7',
    ],
  ],
  ['an incomplete map', start('m2o'), []],
])('%s', (_name, map, expected) => {
  expect(savePlan(schema, map, own(map)).map(format)).toEqual(expected);
});

test('updates the interface of existing keys if needed and does not create their relation again', () => {
  const withInterface = (key: string): RelationMap =>
    after(
      start('o2m', 'authors'),
      related('articles'),
      { input: 'near_field', value: key },
      { input: 'corresponding', value: true },
    );
  expect(savePlan(schema, withInterface('author'), own(withInterface('author'))).map(format)).toEqual([
    'field authors.things',
    'change relation articles.author',
  ]);
  const fields = [...schema.fields.values()].flat();
  const bare = schemaOf(
    [...schema.collections.values()],
    fields.map((field) => (field.field === 'title' ? { ...field, meta: null } : field)),
    [...schema.relations.values()].flat(),
  );
  for (const known of [schema, bare]) {
    expect(savePlan(known, withInterface('title'), own(withInterface('title'))).map(format)).toEqual([
      'field authors.things',
      'change articles.title',
      'relation articles.title',
    ]);
  }
});

test('an unchanged relation needs no request', () => {
  const field = schema.fields.get('articles')?.find((one) => one.field === 'author');
  const map = field && mapOfField(schema, relationIndexOf(schema), field);
  if (!map) throw new Error('The sample has no author.');
  expect(savePlan(schema, map, null)).toEqual([]);
  expect(savePlan(schema, after(map, { input: 'corresponding', value: 'works' }), null).map(format)).toEqual([
    'field authors.works',
    'change relation articles.author',
  ]);
});

test('compares the constraint only when it is known', () => {
  const relations = [...schema.relations.values()].flat();
  const ruled = (on_delete: 'CASCADE' | 'SET NULL'): readonly Relation[] =>
    relations.map((relation) => ({ ...relation, schema: { on_delete } }));
  const known = schemaOf([...schema.collections.values()], [...schema.fields.values()].flat(), ruled('SET NULL'));
  const field = known.fields.get('articles')?.find((one) => one.field === 'author');
  const map = field && mapOfField(known, relationIndexOf(known), field);
  if (!map) throw new Error('The sample has no author.');
  expect(savePlan(known, map, null)).toEqual([]);
  expect(savePlan(known, after(map, { input: 'on_delete', value: 'CASCADE' }), null).map(format)).toEqual([
    'change relation articles.author',
  ]);
});

const kinds = fc.constantFrom('m2o', 'o2m', 'm2m', 'm2a', 'translations', 'file', 'files');
const names = fc.constantFrom('authors', 'articles', 'places', 'directus_files', '');

const ORDER: readonly SaveStep['step'][] = [
  'create_collection',
  'create_field',
  'update_field',
  'create_relation',
  'update_relation',
  'create_rows',
];

/** Creating and updating relations is one stage, in the order of the map. */
const stageOf = ({ step }: SaveStep): number => Math.min(ORDER.indexOf(step), step === 'update_relation' ? 3 : 5);

test('orders collections, fields, relations and rows, and never creates a relation without its column', () => {
  fc.assert(
    fc.property(kinds, names, fc.boolean(), names, (kind, target, corresponding, column) => {
      const map = after(
        start(kind),
        related(target),
        { input: 'near_field', value: column === '' ? '' : `${column}_key` },
        { input: 'one_allowed_collections', value: ['authors'] },
        { input: 'corresponding', value: corresponding },
      );
      const plan = savePlan(schema, map, own(map));
      expect(plan.length > 0).toBe(isMapComplete(map));
      const stages = plan.map(stageOf);
      expect(stages).toEqual([...stages].sort((a, b) => a - b));
      const made = plan.flatMap((step) => {
        if (step.step === 'create_collection')
          return step.collection.fields.map((field) => `${step.collection.collection}.${field.field}`);
        return step.step === 'create_field' ? [`${step.field.collection}.${step.field.field}`] : [];
      });
      expect(new Set(made).size).toBe(made.length);
      const there = [...schema.fields.values()].flat().map((field) => `${field.collection}.${field.field}`);
      const columns = new Set([...made, ...there]);
      for (const { collection, field } of isMapComplete(map) ? relationsOfMap(map) : []) {
        expect(columns.has(`${collection}.${field}`)).toBe(true);
      }
    }),
  );
});
