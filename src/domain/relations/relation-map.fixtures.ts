import fc from 'fast-check';
import {
  collection,
  fileField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  sortField,
  stringField,
  translated,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { fieldOf, schemaOf, type RelationalType } from '../schema';
import { changeMap, mapOfField, relationIndexOf, relationsOfMap, startMap, type MapChange, type RelationMap } from '.';

export const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
    manyToMany('topics', { to: 'topics' }),
    manyToAny('blocks', { allowed: ['topics'] }),
    translated('texts', { languages: 'tongues', fields: [] }),
    fileField('cover'),
  ]),
  collection('authors', {}, [uuidKey(), oneToMany('notes', { from: 'notes', foreignKey: 'by', keyType: 'uuid' })]),
  collection('topics', {}, [primaryKey(), sortField()]),
  collection('notes', {}, [primaryKey()]),
  collection('home', { singleton: true }, [primaryKey()]),
  collection('directus_files', {}, [uuidKey()]),
  collection('directus_users', {}, [uuidKey()]),
]);
export const schema = schemaOf(sample.collections, sample.fields, sample.relations);
export const index = relationIndexOf(schema);

/** The initial map of a new field. */
export const start = (kind: RelationalType, field = 'things', from = 'articles'): RelationMap =>
  startMap(schema, kind, from, field);

/** The map after changes, in order. */
export const after = (map: RelationMap, ...changes: readonly MapChange[]): RelationMap =>
  changes.reduce((current, change) => changeMap(schema, current, change), map);

export const related = (value: string): MapChange => ({ input: 'related_collection', value });

/** The map of an existing field. */
export const existing = (owner: string, name: string): RelationMap => {
  const field = fieldOf(schema, owner, name);
  const map = field === null ? null : mapOfField(schema, index, field);
  if (map === null) throw new Error(`${owner}.${name} is no relation`);
  return map;
};

/** Its relations, as 'articles.author > authors'; an asterisk for any collection. */
export const ends = (map: RelationMap): readonly string[] =>
  relationsOfMap(map).map(
    (relation) => `${relation.collection}.${relation.field} > ${relation.related_collection ?? '*'}`,
  );

/** Any name a user may type, including existing ones. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('articles', 'directus_users', '9 Lives', 'Überschrift', 'topics'),
);
