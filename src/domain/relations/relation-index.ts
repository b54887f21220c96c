import { isManyToAny, isTranslations, type Field, type LocalType, type Relation, type Schema } from '../schema';

type RelationsByField = ReadonlyMap<string, Relation>;

/** Relations indexed by field. */
export interface RelationIndex {
  /** By the collection and field of the foreign key. */
  readonly many: ReadonlyMap<string, RelationsByField>;
  /** By the target collection and its to-many field. */
  readonly one: ReadonlyMap<string, RelationsByField>;
}

/** The relations of a field: none, its own, or its own and the second one of its junction. */
export type FieldRelations = readonly [] | readonly [Relation] | readonly [Relation, Relation];

const NONE: FieldRelations = [];

/** If a broken data model has two relations for a field, the first counts. */
const addRelation = (
  index: Map<string, Map<string, Relation>>,
  collection: string,
  field: string,
  relation: Relation,
): void => {
  const fields = index.get(collection);
  if (fields === undefined) index.set(collection, new Map([[field, relation]]));
  else if (!fields.has(field)) fields.set(field, relation);
};

export const relationIndex = (relations: Iterable<Relation>): RelationIndex => {
  const many = new Map<string, Map<string, Relation>>();
  const one = new Map<string, Map<string, Relation>>();
  for (const relation of relations) {
    addRelation(many, relation.collection, relation.field, relation);
    const listField = relation.meta?.one_field ?? null;
    if (listField !== null && relation.related_collection !== null)
      addRelation(one, relation.related_collection, listField, relation);
  }
  return { many, one };
};

const indexes = new WeakMap<Schema, RelationIndex>();

/** The index of a whole data model, built once. */
export const relationIndexOf = (schema: Schema): RelationIndex => {
  const index = indexes.get(schema) ?? relationIndex([...schema.relations.values()].flat());
  indexes.set(schema, index);
  return index;
};

/** The relations of a field; a foreign key takes precedence over a list of the same name. */
export const relationsOf = (index: RelationIndex, collection: string, field: string): FieldRelations => {
  const own = index.many.get(collection)?.get(field) ?? index.one.get(collection)?.get(field);
  if (own === undefined) return NONE;
  const junction = own.meta?.junction_field ?? null;
  const other = junction === null ? undefined : index.many.get(own.collection)?.get(junction);
  return other === undefined || other === own ? [own] : [own, other];
};

/** The collection of files. */
export const FILES = 'directus_files';

const hasForeignKey = (field: Field, relation: Relation): boolean =>
  relation.collection === field.collection && relation.field === field.field;

const isToFiles = (relation: Relation): boolean => relation.related_collection === FILES;

/** A one-to-many never lists files: only a foreign key can refer to one. */
const typeOfOne = (field: Field, relation: Relation): LocalType => {
  if (!hasForeignKey(field, relation)) return 'o2m';
  return isToFiles(relation) ? 'file' : 'm2o';
};

const typeOfTwo = (field: Field, own: Relation, other: Relation): LocalType => {
  if (isTranslations(field)) return 'translations';
  if (isManyToAny(field)) return 'm2a';
  if (hasForeignKey(field, own)) return 'm2o';
  return isToFiles(own) || isToFiles(other) ? 'files' : 'm2m';
};

/** The local type of a field, from its relations and markers (spec 001, 4). Total. */
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
