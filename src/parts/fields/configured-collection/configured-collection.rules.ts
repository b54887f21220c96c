import { textOption } from '../../../domain/values';
import type { JsonObject } from '../../../kernel';

/** The collection that the fields are taken from, or the key of the text that says why there is none. */
export type CollectionSource =
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'none'; readonly reason: 'collection_field_not_setup' | 'select_a_collection' };

/**
 * The option `collectionName` names the collection, or `collectionField` the field of the same item whose value does
 * (spec 002, 5).
 */
export const collectionSource = (options: JsonObject, item: JsonObject): CollectionSource => {
  const name = textOption(options, 'collectionName');
  if (name !== undefined) return { kind: 'collection', collection: name };
  const field = textOption(options, 'collectionField');
  if (field === undefined) return { kind: 'none', reason: 'collection_field_not_setup' };
  const collection = Object.hasOwn(item, field) ? item[field] : null;
  return typeof collection === 'string' && collection !== ''
    ? { kind: 'collection', collection }
    : { kind: 'none', reason: 'select_a_collection' };
};
