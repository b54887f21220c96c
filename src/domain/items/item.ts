import { isJsonObject, type Json } from '../../kernel';

/** One row of a collection: values by field name. A field that was not requested is missing, not null. */
export type Item = Readonly<Record<string, Json>>;

/** Text for uuid and manual keys and for numbers beyond what a double holds; a number otherwise. */
export type PrimaryKey = string | number;

/** The key of an item that is not created yet; also the last segment of its route. */
export const NEW_KEY = '+';

/** The value of a field, own properties only; null when it is missing. */
export const valueIn = (item: Item, field: string): Json => (Object.hasOwn(item, field) ? (item[field] as Json) : null);

type ByField<A> = Readonly<Record<string, A>>;

/** The values of these fields, as far as there are any. */
export const pickFields = <A>(values: ByField<A>, fields: Iterable<string>): ByField<A> => {
  const picked = new Set(fields);
  return Object.fromEntries(Object.entries(values).filter(([field]) => picked.has(field)));
};

/** The values of all other fields. */
export const omitFields = <A>(values: ByField<A>, fields: Iterable<string>): ByField<A> => {
  const omitted = new Set(fields);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !omitted.has(field)));
};

/** The key that a value refers to an item by; null for an item itself. */
export const referencedKey = (value: Json): PrimaryKey | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The key of an item, or null when it has none (yet). */
export const keyOf = (item: Item, primaryKeyField: string): PrimaryKey | null =>
  referencedKey(valueIn(item, primaryKeyField));

/** The key in a value that stands for a related item: the key itself, or a member of the item's values. */
export const keyIn = (value: Json, primaryKeyField: string): PrimaryKey | null =>
  isJsonObject(value) ? keyOf(value, primaryKeyField) : referencedKey(value);

/**
 * False for the keys '', '.' and '..', which browsers remove from paths, encoded or not: the address would be that of the
 * collection, or of all of them.
 */
export const hasAddress = (key: PrimaryKey): boolean => !['', '.', '..'].includes(String(key));

/** Names an item among those of several collections, for maps. */
export const itemId = (collection: string, key: PrimaryKey): string => `${collection}/${key}`;

/** The item that a form edits. A new object after every answer of the server, so that its lists are read again. */
export interface ItemPlace {
  readonly collection: string;
  /** Null while the item is new, and when its key may not be read. */
  readonly key: PrimaryKey | null;
}

/** The item to save: an existing one, a new one, or the only one of a singleton. */
export type SaveTarget =
  | { readonly kind: 'existing'; readonly collection: string; readonly key: PrimaryKey }
  | { readonly kind: 'new'; readonly collection: string }
  | { readonly kind: 'singleton'; readonly collection: string };
