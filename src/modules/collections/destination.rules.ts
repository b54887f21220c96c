import { NEW_KEY, type Target } from '../../domain/items';
import { isSingleton, isSystemCollection, type Schema } from '../../domain/schema';

/**
 * What a route of the collections area shows: a list, an item, or nothing that exists. Keys stay text, for a route
 * cannot tell 12 from '12' and the server takes both.
 */
export type Destination = { readonly kind: 'list'; readonly collection: string } | { readonly kind: 'not-found' } | Target;

export const destinationOf = (schema: Schema, collection: string, key: string | null): Destination => {
  const known = schema.collections.get(collection);
  if (known === undefined || isSystemCollection(collection)) return { kind: 'not-found' };
  if (isSingleton(known)) return key === null ? { kind: 'singleton', collection } : { kind: 'not-found' };
  if (key === null) return { kind: 'list', collection };
  return key === NEW_KEY ? { kind: 'new', collection } : { kind: 'existing', collection, key };
};
