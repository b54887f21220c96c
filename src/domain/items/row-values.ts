import type { Item, PrimaryKey } from './item';
import type { ToMany } from './to-many';

/** `collection` is the related item's, needed by a many-to-any alone. */
const throughJunction = (list: ToMany, related: Item[string], collection: string | null): Item | null => {
  const { junction } = list;
  if (junction === null) return null;
  const named =
    junction.collectionField === null || collection === null ? {} : { [junction.collectionField]: collection };
  return { [junction.field]: related, ...named };
};

/** What to stage for a new related item: its values, in a row of the junction where there is one. */
export const newRowValues = (list: ToMany, values: Item, collection: string | null = null): Item =>
  throughJunction(list, values, collection) ?? values;

/** What to stage as a created row for an existing related item; null for one-to-many, where it is linked instead. */
export const linkRowValues = (list: ToMany, key: PrimaryKey, collection: string | null = null): Item | null =>
  throughJunction(list, key, collection);

/**
 * What to stage as an update for edits of a related item. Behind a junction they travel with the item's own key, for
 * without it the server would create another item.
 */
export const relatedRowValues = (list: ToMany, related: Item, edits: Item, relatedKey: string): Item => {
  if (list.junction === null) return edits;
  return { [list.junction.field]: { ...edits, [relatedKey]: related[relatedKey] ?? null } };
};
