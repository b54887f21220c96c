import { isManyToAny, isTranslations, type Field, type LocalType, type Relation, type Schema } from '../schema';
import { relationIndexOf, relationsOf, type RelationIndex } from './relation-index';

/** The collection of the files that the platform keeps. */
export const FILES = 'directus_files';

const holdsKey = (field: Field, relation: Relation): boolean =>
  relation.collection === field.collection && relation.field === field.field;

const isToFiles = (relation: Relation): boolean => relation.related_collection === FILES;

/** The target of a field that lists who points to it is not where those point to, so only a key leads to a file. */
const typeOfOne = (field: Field, relation: Relation): LocalType => {
  if (!holdsKey(field, relation)) return 'o2m';
  return isToFiles(relation) ? 'file' : 'm2o';
};

const typeOfTwo = (field: Field, own: Relation, other: Relation): LocalType => {
  if (isTranslations(field)) return 'translations';
  if (isManyToAny(field)) return 'm2a';
  if (holdsKey(field, own)) return 'm2o';
  return isToFiles(own) || isToFiles(other) ? 'files' : 'm2m';
};

/** What a field is, by its relations and its markers (spec 001, 4). Total: every field is something. */
export const localTypeOf = (index: RelationIndex, field: Field): LocalType => {
  const [own, other] = relationsOf(index, field.collection, field.field);
  if (own === undefined) return field.type === 'alias' ? 'presentation' : 'standard';
  return other === undefined ? typeOfOne(field, own) : typeOfTwo(field, own, other);
};

/** The local types of all fields, by collection and field. */
export const localTypes = (schema: Schema): ReadonlyMap<string, ReadonlyMap<string, LocalType>> => {
  const index = relationIndexOf(schema);
  const types = new Map<string, ReadonlyMap<string, LocalType>>();
  for (const [collection, fields] of schema.fields) {
    types.set(collection, new Map(fields.map((field) => [field.field, localTypeOf(index, field)])));
  }
  return types;
};
