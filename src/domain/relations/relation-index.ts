import type { Relation, Schema } from '../schema';

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
