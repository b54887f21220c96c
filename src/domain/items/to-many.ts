import { type RelationIndex, relationsOf } from '../relations';
import { primaryKeyOf, type Schema } from '../schema';
import type { Item, PrimaryKey } from './item';

/** How the rows of a list lead on to the related items, where they are rows of a junction. */
export interface Junction {
  readonly field: string;
  /** Null for a many-to-any: then `collectionField` of the row says which. */
  readonly collection: string | null;
  readonly collectionField: string | null;
  readonly allowed: readonly string[];
}

/** A list of rows that belong to an item: related items themselves, or rows of a junction. */
export interface ToMany {
  readonly collection: string;
  readonly primaryKey: string;
  /** The column of a row that points back to the item. */
  readonly foreignKey: string;
  readonly junction: Junction | null;
  readonly sortField: string | null;
  /** What the server does with a row that is taken off the list. */
  readonly removal: 'unlink' | 'delete';
}

/** The list behind a field; null for a field that lists nothing, or whose rows have no key. */
export const toManyOf = (schema: Schema, index: RelationIndex, collection: string, field: string): ToMany | null => {
  const [own, other] = relationsOf(index, collection, field);
  if (own?.meta?.one_field !== field || own.related_collection !== collection) return null;
  const key = primaryKeyOf(schema, own.collection);
  if (key === null) return null;
  return {
    collection: own.collection,
    primaryKey: key.field,
    foreignKey: own.field,
    sortField: own.meta.sort_field,
    removal: own.meta.one_deselect_action === 'delete' ? 'delete' : 'unlink',
    junction:
      other === undefined
        ? null
        : {
            field: other.field,
            collection: other.related_collection,
            collectionField: other.meta?.one_collection_field ?? null,
            allowed: other.meta?.one_allowed_collections ?? [],
          },
  };
};

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
