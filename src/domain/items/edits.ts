import { equals, type Json } from '../../kernel';
import { fieldsOf, isAlias, type Schema } from '../schema';
import type { Item } from './item';

/** What a form starts from: the item's own values; for a new item the defaults of its columns. */
export const initialValues = (schema: Schema, collection: string, item: Item | null): Item => {
  if (item !== null) return item;
  return Object.fromEntries(
    fieldsOf(schema, collection)
      .filter((field) => !isAlias(field) && !field.schema?.has_auto_increment)
      .map((field) => [field.field, field.schema?.default_value ?? null]),
  );
};

/** Only what differs from where the form started; nothing differs gives an empty object, and nothing is sent. */
export const changedValues = (initial: Item, values: Readonly<Record<string, Json | undefined>>): Item => {
  const changed: Record<string, Json> = {};
  for (const [field, value] of Object.entries(values)) {
    const now = value ?? null;
    if (!equals(now, initial[field] ?? null)) changed[field] = now;
  }
  return changed;
};

export const isUnchanged = (edits: Item): boolean => Object.keys(edits).length === 0;
