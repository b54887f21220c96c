import { type Field, isManyToAny, isTranslations, type LocalType, type Relation, type Schema } from '../schema';

type ByField = ReadonlyMap<string, Relation>;

/** Relations by the fields they belong to, made once so that every field's are a look-up. */
export interface RelationIndex {
  /** By the collection and the field that hold the foreign key. */
  readonly many: ReadonlyMap<string, ByField>;
  /** By the collection pointed to and the field that lists who points there. */
  readonly one: ReadonlyMap<string, ByField>;
}

/** The relations of one field: none, its own, or its own and the other one of the junction it goes through. */
export type FieldRelations = readonly [] | readonly [Relation] | readonly [Relation, Relation];

const NONE: FieldRelations = [];

/** Where two relations claim the same field, which no sound data model has, the first of them counts. */
const put = (
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
    put(many, relation.collection, relation.field, relation);
    const listing = relation.meta?.one_field ?? null;
    if (listing !== null && relation.related_collection !== null)
      put(one, relation.related_collection, listing, relation);
  }
  return { many, one };
};

/** The index of a whole data model. */
export const relationIndexOf = (schema: Schema): RelationIndex => relationIndex([...schema.relations.values()].flat());

/** The relations of a field. One that holds a foreign key is known by that key, whatever else claims its name. */
export const relationsOf = (index: RelationIndex, collection: string, field: string): FieldRelations => {
  const own = index.many.get(collection)?.get(field) ?? index.one.get(collection)?.get(field);
  if (own === undefined) return NONE;
  const junction = own.meta?.junction_field ?? null;
  const other = junction === null ? undefined : index.many.get(own.collection)?.get(junction);
  return other === undefined || other === own ? [own] : [own, other];
};

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
