import type { Json } from '../../kernel';

/** One row of a collection: values by field name. A field that was not asked for is missing, not null. */
export type Item = Readonly<Record<string, Json>>;

/** Text for uuid and manual keys and for numbers beyond what a double holds; a number otherwise. */
export type PrimaryKey = string | number;

/** The key that stands for an item not created yet; also the last segment of its route. */
export const NEW_KEY = '+';

/** The value of a field, through own members only; null when the item has none. */
export const valueIn = (item: Item, field: string): Json => (Object.hasOwn(item, field) ? (item[field] as Json) : null);

/** The key of an item, or null when it has none (yet). */
export const keyOf = (item: Item, primaryKeyField: string): PrimaryKey | null => {
  const key = valueIn(item, primaryKeyField);
  return typeof key === 'string' || typeof key === 'number' ? key : null;
};

/** Which item: an existing one, one not created yet, or the only one of a singleton. */
export type SaveTarget =
  | { readonly kind: 'existing'; readonly collection: string; readonly key: PrimaryKey }
  | { readonly kind: 'new'; readonly collection: string }
  | { readonly kind: 'singleton'; readonly collection: string };
