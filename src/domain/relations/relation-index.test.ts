import fc from 'fast-check';
import {
  collection,
  fileField,
  filesField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  presentationField,
  primaryKey,
  stringField,
  translated,
  world,
} from '../../../fixtures/builders';
import { LOCAL_TYPES, schemaOf, type Field, type Relation } from '../schema';
import { localTypeOf, localTypes, relationIndex, relationIndexOf, relationsOf } from '.';

const sample = world('sample', [
  collection('pages', {}, [
    primaryKey(),
    stringField('title'),
    presentationField('advice', 'presentation-notice', {}),
    manyToOne('parent', { to: 'pages', reverse: { field: 'children' } }),
    oneToMany('notes', { from: 'notes', foreignKey: 'page' }),
    manyToMany('tags', { to: 'tags', reverse: 'pages' }),
    manyToMany('see_also', { to: 'pages', junction: 'see_also', here: 'from', there: 'to' }),
    manyToAny('blocks', { allowed: ['tags', 'notes'] }),
    translated('texts', { languages: 'languages', fields: [] }),
    fileField('cover'),
    filesField('gallery'),
  ]),
  collection('tags', {}, [primaryKey()]),
  collection('notes', {}, [primaryKey()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test.each([
  ['pages', 'id', 'standard'],
  ['pages', 'title', 'standard'],
  ['pages', 'advice', 'presentation'],
  ['pages', 'parent', 'm2o'],
  ['pages', 'children', 'o2m'],
  ['pages', 'notes', 'o2m'],
  ['notes', 'page', 'm2o'],
  ['pages', 'tags', 'm2m'],
  ['tags', 'pages', 'm2m'],
  ['pages', 'see_also', 'm2m'],
  ['pages', 'blocks', 'm2a'],
  ['pages', 'texts', 'translations'],
  ['pages', 'cover', 'file'],
  ['pages', 'gallery', 'files'],
  ['pages_tags', 'pages_id', 'm2o'],
  ['pages_tags', 'tags_id', 'm2o'],
  ['pages_blocks', 'item', 'm2o'],
  ['pages_blocks', 'collection', 'standard'],
])('%s.%s is %s', (owner, field, type) => {
  expect(localTypes(schema).get(owner)?.get(field)).toBe(type);
});

test('junction columns to files are many-to-one keys', () => {
  const types = localTypes(schema);
  const junction = sample.relations.find(
    (relation) => relation.related_collection === 'directus_files' && relation.meta?.junction_field !== null,
  );
  expect(types.get(junction?.collection ?? '')?.get(junction?.field ?? '')).toBe('m2o');
});

test('a list on the files collection is a one-to-many, not a file', () => {
  const index = relationIndex([
    { collection: 'pages', field: 'cover', related_collection: 'directus_files', meta: metaOf({ one_field: 'pages' }) },
  ]);
  expect(
    localTypeOf(index, { collection: 'directus_files', field: 'pages', type: 'alias', schema: null, meta: null }),
  ).toBe('o2m');
});

const metaOf = (more: Partial<NonNullable<Relation['meta']>>): NonNullable<Relation['meta']> => ({
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: null,
  ...more,
});

test('returns at most two relations, and one for a junction that refers to itself', () => {
  const index = relationIndexOf(schema);
  expect(relationsOf(index, 'pages', 'title')).toEqual([]);
  expect(relationsOf(index, 'pages', 'parent').map(({ field }) => field)).toEqual(['parent']);
  expect(relationsOf(index, 'pages', 'tags').map(({ field }) => field)).toEqual(['pages_id', 'tags_id']);
  const odd = relationIndex([
    { collection: 'a', field: 'b', related_collection: 'c', meta: metaOf({ junction_field: 'b', one_field: 'd' }) },
  ]);
  expect(relationsOf(odd, 'a', 'b')).toHaveLength(1);
  expect(relationsOf(odd, 'c', 'd')).toHaveLength(1);
});

test('the first of two relations of a field counts', () => {
  const first: Relation = { collection: 'a', field: 'b', related_collection: 'c', meta: null };
  const index = relationIndex([first, { ...first, related_collection: 'directus_files' }]);
  expect(relationsOf(index, 'a', 'b')).toEqual([first]);
});

const name = fc.constantFrom('a', 'b', 'c', 'directus_files');
const relation: fc.Arbitrary<Relation> = fc.record({
  collection: name,
  field: name,
  related_collection: fc.option(name),
  meta: fc.option(
    fc.record({ one_field: fc.option(name), junction_field: fc.option(name) }).map((more) => metaOf(more)),
  ),
});
const field: fc.Arbitrary<Field> = fc.record({
  collection: name,
  field: name,
  type: fc.constantFrom('alias', 'integer'),
  schema: fc.constant(null),
  meta: fc.constant(null),
});

test('every field has a local type, whatever the relations', () => {
  fc.assert(
    fc.property(fc.array(relation), field, (relations, one) => {
      expect(LOCAL_TYPES).toContain(localTypeOf(relationIndex(relations), one));
    }),
  );
});

const concerns = (one: Field, other: Relation): boolean =>
  other.collection === one.collection || other.related_collection === one.collection;

test('ignores relations of other collections', () => {
  fc.assert(
    fc.property(fc.array(relation), fc.array(relation), field, (own, others, one) => {
      const near = own.filter((each) => concerns(one, each));
      const far = others.filter(
        (each) => !concerns(one, each) && !near.some((mine) => mine.collection === each.collection),
      );
      const alone = localTypeOf(relationIndex(near), one);
      expect(localTypeOf(relationIndex([...far, ...near]), one)).toBe(alone);
      const backwards = localTypeOf(relationIndex(near.toReversed()), one);
      expect(localTypeOf(relationIndex([...near, ...far].toReversed()), one)).toBe(backwards);
    }),
  );
});

test('gives the same result for any order of relations', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...sample.relations], { minLength: sample.relations.length }), (shuffled) => {
      expect(localTypes(schemaOf(sample.collections, sample.fields, shuffled))).toEqual(localTypes(schema));
    }),
  );
});
