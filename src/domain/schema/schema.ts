import type { Collection } from './collection';
import { isAlias, isHidden, isPrimaryKey, type Field } from './field';
import type { Relation } from './relation';

/** The whole data model, indexed once so that every question afterwards is a look-up. */
export interface Schema {
  readonly collections: ReadonlyMap<string, Collection>;
  readonly fields: ReadonlyMap<string, readonly Field[]>;
  /** By the collection that holds the foreign key. */
  readonly relations: ReadonlyMap<string, readonly Relation[]>;
}

const groupBy = <A>(values: readonly A[], key: (value: A) => string): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
};

export const schemaOf = (
  collections: readonly Collection[],
  fields: readonly Field[],
  relations: readonly Relation[],
): Schema => ({
  collections: new Map(collections.map((collection) => [collection.collection, collection])),
  fields: groupBy(fields, (field) => field.collection),
  relations: groupBy(relations, (relation) => relation.collection),
});

export const emptySchema: Schema = schemaOf([], [], []);

export const fieldsOf = (schema: Schema, collection: string): readonly Field[] => schema.fields.get(collection) ?? [];

export const fieldOf = (schema: Schema, collection: string, field: string): Field | null =>
  fieldsOf(schema, collection).find((candidate) => candidate.field === field) ?? null;

export const primaryKeyOf = (schema: Schema, collection: string): Field | null =>
  fieldsOf(schema, collection).find(isPrimaryKey) ?? null;

/** The collection that a foreign key points to; null when the field is none. */
export const relatedCollectionOf = (schema: Schema, collection: string, field: string): string | null =>
  schema.relations.get(collection)?.find((relation) => relation.field === field)?.related_collection ?? null;

/** Fields a list can show: those with a value of their own. */
export const listableFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => !isAlias(field));

const DEFAULT_LIST_FIELDS = 4;

/** The columns of a list nobody has arranged yet: the first four visible fields by name. */
export const defaultListFields = (schema: Schema, collection: string): readonly string[] =>
  listableFields(schema, collection)
    .filter((field) => !isHidden(field))
    .map((field) => field.field)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .slice(0, DEFAULT_LIST_FIELDS);

/** Fields of a form in their configured order; those without a place come last, as the server lists them. */
export const formFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection)
    .filter((field) => !isHidden(field))
    .map((field, index) => ({ field, index, sort: field.meta?.sort ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.sort - b.sort || a.index - b.index)
    .map(({ field }) => field);
