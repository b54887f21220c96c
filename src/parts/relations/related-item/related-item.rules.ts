import { isSameKey, keyOf, referencedKey, type Item, type PrimaryKey } from '../../../domain/items';
import { denied, isAdmin, type Access } from '../../../domain/permissions';
import { primaryKeyOf, relatedCollectionOf, type Field, type Schema } from '../../../domain/schema';
import type { CollectionTemplate } from '../../../domain/templates';
import { isJsonObject, valueOf, type Json, type RemoteData } from '../../../kernel';

/** The related collection and its key field, or the reason why there is none. */
type RelationTarget =
  | { readonly kind: 'missing' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'open'; readonly collection: string; readonly keyField: string };

/**
 * The platform hides relations to collections the user may not read, so only for an administrator a missing relation is
 * one. One to another collection than `only` is missing as well.
 */
export const relationTarget = (schema: Schema, access: Access, field: Field, only?: string): RelationTarget => {
  const collection = relatedCollectionOf(schema, field.collection, field.field);
  const keyField = collection === null ? undefined : primaryKeyOf(schema, collection)?.field;
  if (collection === null || keyField === undefined) return { kind: isAdmin(access) ? 'missing' : 'hidden' };
  if (only !== undefined && collection !== only) return { kind: 'missing' };
  return denied(access, collection, 'read') === false ? { kind: 'open', collection, keyField } : { kind: 'hidden' };
};

/** The parsed value: none, a key, a nested item that is created or edited on save, or an unsupported value. */
export type RelatedValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'key'; readonly key: PrimaryKey }
  | { readonly kind: 'item'; readonly item: Item; readonly key: PrimaryKey | null }
  | { readonly kind: 'unknown' };

export const parseRelatedValue = (value: Json, keyField: string): RelatedValue => {
  if (value === null) return { kind: 'nothing' };
  const key = referencedKey(value);
  if (key !== null) return { kind: 'key', key };
  return isJsonObject(value) ? { kind: 'item', item: value, key: keyOf(value, keyField) } : { kind: 'unknown' };
};

/** The value for a selected key: the previous value where both are equal as text, so that its type does not change. */
export const selectedValue = (key: PrimaryKey, previous: Json): Json => {
  const before = referencedKey(previous);
  return before !== null && isSameKey(before, key) ? before : key;
};

/** The name of a related item; its key where the name is unavailable, an empty text while it is loading. */
export const relatedItemName = (loaded: RemoteData<string | null>, key: PrimaryKey): string =>
  valueOf(loaded) ?? (loaded.kind === 'ready' || loaded.kind === 'failed' ? String(key) : '');

/** The name of a nested item; `name` is the one on the server, null for a new item. */
export const nestedItemName = (
  item: Item,
  template: CollectionTemplate,
  name: string | null,
  translate: (key: 'related_new_item' | 'related_edited_item', parameters: { readonly name: string }) => string,
): string => {
  const own = template.render(item);
  return name === null
    ? own || translate('related_new_item', { name: own })
    : translate('related_edited_item', { name: own || name });
};
