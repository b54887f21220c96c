import { fieldOf, fieldsOf, isAlias, isNoData, relatedCollectionOf, type Field, type Schema } from '../schema';

/** A field that can be filtered by, and those of the item it points to. */
export interface FieldTreeNode {
  /** Dotted, from the collection that is listed. */
  readonly path: string;
  readonly field: Field;
  readonly children: readonly FieldTreeNode[];
}

/** How many steps a path may have (spec 000, 5). */
const DEEPEST = 3;

const isFilterable = (field: Field): boolean => !isAlias(field) && !isNoData(field);

const branches = (schema: Schema, collection: string, before: readonly string[]): readonly FieldTreeNode[] =>
  fieldsOf(schema, collection)
    .filter(isFilterable)
    .map((field) => {
      const path = [...before, field.field];
      const related = path.length < DEEPEST ? relatedCollectionOf(schema, collection, field.field) : null;
      return { path: path.join('.'), field, children: related === null ? [] : branches(schema, related, path) };
    });

/** What items of a collection can be filtered by, through to-one relations up to the third step. */
export const filterableFields = (schema: Schema, collection: string): readonly FieldTreeNode[] =>
  branches(schema, collection, []);

/** The field at a dotted path, however deep, with all it goes through before; null when the path leads nowhere. */
export const fieldsOnPath = (schema: Schema, collection: string, path: string): readonly Field[] | null => {
  const fields: Field[] = [];
  let here: string | null = collection;
  for (const step of path.split('.')) {
    const field: Field | null = here === null ? null : fieldOf(schema, here, step);
    if (here === null || field === null) return null;
    fields.push(field);
    here = relatedCollectionOf(schema, here, step);
  }
  return fields;
};
