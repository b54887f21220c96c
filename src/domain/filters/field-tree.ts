import { fieldOf, fieldsOf, isAlias, isNoData, relatedCollectionOf, type Field, type Schema } from '../schema';

/** A field that can be filtered by, and those of the item it points to. */
export interface FieldTreeNode {
  /** Dotted, from the collection that is listed. */
  readonly path: string;
  readonly field: Field;
  readonly children: readonly FieldTreeNode[];
}

/** How many steps a path may have (spec 000, 5). */
export const DEEPEST_FIELD = 3;

const isFilterable = (field: Field): boolean => !isAlias(field) && !isNoData(field);

/** The fields of one collection that can be filtered by. */
export const filterableIn = (schema: Schema, collection: string): readonly Field[] => fieldsOf(schema, collection).filter(isFilterable);

const branches = (schema: Schema, collection: string, before: readonly string[]): readonly FieldTreeNode[] =>
  filterableIn(schema, collection).map((field) => {
    const path = [...before, field.field];
    const related = path.length < DEEPEST_FIELD ? relatedCollectionOf(schema, collection, field.field) : null;
    return { path: path.join('.'), field, children: related === null ? [] : branches(schema, related, path) };
  });

/** What items of a collection can be filtered by, through to-one relations up to the third step. */
export const filterableFields = (schema: Schema, collection: string): readonly FieldTreeNode[] =>
  branches(schema, collection, []);

/** The collection whose items list themselves under a field. */
const listedUnder = (schema: Schema, collection: string, field: string): string | null => {
  for (const [many, relations] of schema.relations)
    if (relations.some((relation) => relation.related_collection === collection && relation.meta?.one_field === field)) return many;
  return null;
};

/**
 * The field at a dotted path, however deep, with all it goes through before, lists of items included; null when the path
 * leads nowhere.
 */
export const fieldsOnPath = (schema: Schema, collection: string, path: string): readonly Field[] | null => {
  const fields: Field[] = [];
  let here: string | null = collection;
  for (const step of path.split('.')) {
    const field: Field | null = here === null ? null : fieldOf(schema, here, step);
    if (here === null || field === null) return null;
    fields.push(field);
    here = relatedCollectionOf(schema, here, step) ?? listedUnder(schema, here, step);
  }
  return fields;
};
