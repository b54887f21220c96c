import { formFields, primaryKeyOf, type Schema } from './schema';
import { isAlias } from './field';

/** How an item is called: as its collection says, else by its key; null for a table without a key (spec 002, 9). */
export const displayTemplateOf = (schema: Schema, collection: string): string | null => {
  const configured = schema.collections.get(collection)?.meta?.display_template;
  if (configured) return configured;
  const key = primaryKeyOf(schema, collection);
  return key === null ? null : `{{${key.field}}}`;
};

const MAX_RELATED_FIELDS = 3;

/** What a one-to-many list shows of its items when nobody chose anything: the first three fields of their form. */
export const defaultRelatedFields = (schema: Schema, collection: string): readonly string[] =>
  formFields(schema, collection)
    .filter((field) => !isAlias(field))
    .slice(0, MAX_RELATED_FIELDS)
    .map((field) => field.field);
