import type { FieldError, JsonObject } from '../../kernel';
import { type Field, fieldOf, isAlias, isPrimaryKey, isRequired, primaryKeyOf, type Schema } from '../schema';
import { initialValues } from './edits';
import { type Item, valueIn } from './item';
import { isAuditField } from './audit-fields';

/**
 * What a new item starts with: the defaults of its columns, and over them the presets of the permission to create
 * (spec 000, 5). The presets come with their dynamic values put in.
 */
export const newItemValues = (schema: Schema, collection: string, presets: JsonObject | null): Item => ({
  ...initialValues(schema, collection, null),
  ...presets,
});

/** True for a key that the platform makes up when none is sent: then anybody may, and know it before the answer comes. */
export const isUuidKey = (key: Field): boolean => key.meta?.special.includes('uuid') === true;

/** True for a key that nobody has to enter. */
export const isGeneratedKey = (key: Field): boolean => key.schema?.has_auto_increment === true || isUuidKey(key);

/**
 * A new item with a key made here, so that sending it twice creates it once. The same item where its key is of another
 * kind, was entered, or may not be sent by this person.
 */
export const withGeneratedKey = (
  schema: Schema,
  collection: string,
  values: Item,
  made: string,
  maySend: (field: string) => boolean,
): Item => {
  const key = primaryKeyOf(schema, collection);
  if (key === null || !isUuidKey(key) || !maySend(key.field) || valueIn(values, key.field) !== null) return values;
  return { ...values, [key.field]: made };
};

/** What the server will miss in a new item, of the fields that somebody could have filled in. An empty text is a value. */
export const missingRequired = (
  fields: readonly { readonly field: Field; readonly readonly: boolean }[],
  values: Item,
): readonly FieldError[] =>
  fields
    .filter(({ field, readonly }) => !readonly && isRequired(field) && (values[field.field] ?? null) === null)
    .map(({ field }) => ({ field: field.field, code: 'FAILED_VALIDATION', type: 'required', details: {} }));

/**
 * An item that is gone, to be created once more with edits laid over what was last known of it. Its key goes along unless
 * the platform counts keys, for others may point to it. What the platform fills in, what may not be sent and the rows of
 * lists stay out.
 */
export const recreatePayload = (
  schema: Schema,
  collection: string,
  known: Item,
  edits: Item,
  maySend: (field: string) => boolean,
): Item =>
  Object.fromEntries(
    Object.entries({ ...known, ...edits }).filter(([name, value]) => {
      const field = fieldOf(schema, collection, name);
      if (field === null || isAlias(field) || isAuditField(field) || !maySend(name)) return false;
      return isPrimaryKey(field) ? field.schema?.has_auto_increment !== true : value !== null;
    }),
  );
