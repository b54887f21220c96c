import { collectionName, fieldName, type Field, type Schema } from '../schema';

/** A step of a path in the reader's words: 'Author', or 'Item (Texts)' where it leads to items of several collections. */
export const segmentLabel = (schema: Schema, field: Field, step: string, locale: string): string => {
  const name = fieldName(field, locale);
  if (step === field.field) return name;
  const key = step.slice(field.field.length + 1);
  return `${name} (${collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale)})`;
};
