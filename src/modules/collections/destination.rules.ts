import { batchKeys, NEW_KEY, type Target } from '../../domain/items';
import { isSingleton, isSystemCollection, primaryKeyOf, type FieldType, type Schema } from '../../domain/schema';

/**
 * What a route of the collections area shows: a list, an item, several items that are edited at once, or nothing that
 * exists. Keys stay text, for a route cannot tell 12 from '12' and the server takes both.
 */
export type Destination =
  | { readonly kind: 'list'; readonly collection: string }
  | { readonly kind: 'several'; readonly collection: string; readonly keys: readonly string[] }
  | { readonly kind: 'not-found' }
  | Target;

/** Keys in which a comma may stand by itself: such a route is one item. */
const COMMA_IN_KEYS: readonly (FieldType | undefined)[] = ['string', 'text'];

export const destinationOf = (schema: Schema, collection: string, key: string | null): Destination => {
  const known = schema.collections.get(collection);
  if (known === undefined || isSystemCollection(collection)) return { kind: 'not-found' };
  if (isSingleton(known)) return key === null ? { kind: 'singleton', collection } : { kind: 'not-found' };
  if (key === null) return { kind: 'list', collection };
  if (key === NEW_KEY) return { kind: 'new', collection };
  const keys = COMMA_IN_KEYS.includes(primaryKeyOf(schema, collection)?.type) ? [] : batchKeys(key);
  return keys.length > 1 ? { kind: 'several', collection, keys } : { kind: 'existing', collection, key };
};
