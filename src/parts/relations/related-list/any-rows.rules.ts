import {
  collectionOfRow,
  type Item,
  linkableCollections,
  type ListRow,
  type ToMany,
  valueIn,
} from '../../../domain/items';
import { type Access, isAdmin } from '../../../domain/permissions';
import { primaryKeyOf, type Schema } from '../../../domain/schema';
import { collectionTemplate, type CollectionTemplate } from '../../../domain/templates';
import { isJsonObject } from '../../../kernel';

/** The template of a row. */
export interface RowTemplate extends CollectionTemplate {
  /** Of the items of several collections: the fields to request of those of one. */
  readonly fieldsOf: (collection: string) => readonly string[];
}

/** True for a list whose rows lead to items of several collections. */
export const isAnyList = ({ junction }: ToMany): boolean => junction !== null && junction.collection === null;

/** Rows of several collections: each item has the display template of its own collection. */
export const anyTemplate = (schema: Schema, list: ToMany, language: string | null): RowTemplate => {
  const templates = new Map<string, CollectionTemplate>();
  const templateOf = (collection: string): CollectionTemplate => {
    const template = templates.get(collection) ?? collectionTemplate(schema, collection, null, language);
    templates.set(collection, template);
    return template;
  };
  return {
    fields: [],
    fieldsOf: (collection) => templateOf(collection).fields,
    render: (row: Item) => {
      const collection = collectionOfRow(list, row);
      const item = valueIn(row, list.junction?.field ?? '');
      return collection === null || !isJsonObject(item) ? '' : templateOf(collection).render(item);
    },
  };
};

/**
 * What is wrong with a row, which then can only be moved and removed: its item is of a collection that the field does
 * not allow (spec 002, 8), or it was not found.
 */
export type RowProblem = 'related_not_allowed' | 'related_missing';

/**
 * The platform hides collections that the user may not read, and does not name them as allowed: only for an
 * administrator such a collection is not allowed for certain.
 */
export const rowProblem = (
  schema: Schema,
  access: Access,
  list: ToMany,
  { values, isMissing }: ListRow,
): RowProblem | null => {
  const missing = isMissing === true ? 'related_missing' : null;
  if (!isAnyList(list)) return missing;
  const collection = collectionOfRow(list, values);
  if (collection === null) return 'related_missing';
  if (linkableCollections(schema, list).includes(collection)) return missing;
  return schema.collections.has(collection) || isAdmin(access) ? 'related_not_allowed' : null;
};

/** Collections without a primary key have no items that a row could lead to. */
export const creatableCollections = (schema: Schema, list: ToMany): readonly string[] =>
  linkableCollections(schema, list).filter((name) => primaryKeyOf(schema, name) !== null);
