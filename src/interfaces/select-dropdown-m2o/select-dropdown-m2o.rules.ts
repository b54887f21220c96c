import { keyOf, type Item, type PrimaryKey } from '../../domain/items';
import { denied, isAdmin, type Access } from '../../domain/permissions';
import { primaryKeyOf, relatedCollectionOf, type Field, type Schema } from '../../domain/schema';
import type { CollectionTemplate } from '../../domain/templates';
import { isJsonObject, valueOf, type Json, type RemoteData } from '../../kernel';

/** Where the field leads, or why it does not; `keyField` is that of the collection behind it. */
export type RelationTarget =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'open'; readonly collection: string; readonly keyField: string };

/** The platform keeps relations to itself that lead to what somebody may not read: only an administrator knows that there is none. */
export const relationTarget = (schema: Schema, access: Access, field: Field): RelationTarget => {
  const collection = relatedCollectionOf(schema, field.collection, field.field);
  const keyField = collection === null ? undefined : primaryKeyOf(schema, collection)?.field;
  if (collection === null || keyField === undefined) return { kind: isAdmin(access) ? 'nowhere' : 'hidden' };
  return denied(access, collection, 'read') === false ? { kind: 'open', collection, keyField } : { kind: 'hidden' };
};

/** What the value is: nothing, a key, an item that is created or changed along with this one, or what nobody understands. */
export type RelatedValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'key'; readonly key: PrimaryKey }
  | { readonly kind: 'item'; readonly item: Item; readonly key: PrimaryKey | null }
  | { readonly kind: 'unknown' };

export const parseRelatedValue = (value: Json, keyField: string): RelatedValue => {
  if (value === null) return { kind: 'nothing' };
  if (typeof value === 'string' || typeof value === 'number') return { kind: 'key', key: value };
  return isJsonObject(value) ? { kind: 'item', item: value, key: keyOf(value, keyField) } : { kind: 'unknown' };
};

/** The value that a choice makes: the key, or the very value of before where it says the same in another type. */
export const selectedValue = (key: PrimaryKey, before: Json): Json =>
  (typeof before === 'string' || typeof before === 'number') && String(before) === String(key) ? before : key;

/** What the item behind a key is called: by its key where its name cannot be had, by nothing while it is on its way. */
export const relatedItemName = (found: RemoteData<string | null>, key: PrimaryKey): string =>
  valueOf(found) ?? (found.kind === 'ready' || found.kind === 'failed' ? String(key) : '');

/** Likewise for an item that comes along with this one; `name` is what the server calls it, null where it is new. */
export const nestedItemName = (
  item: Item,
  template: CollectionTemplate,
  name: string | null,
  say: (key: 'related_new_item' | 'related_edited_item', parameters: { readonly name: string }) => string,
): string => {
  const own = template.render(item);
  return name === null
    ? own || say('related_new_item', { name: own })
    : say('related_edited_item', { name: own || name });
};
