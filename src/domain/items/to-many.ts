import { relationsOf, type RelationIndex } from '../relations';
import { primaryKeyOf, type Schema } from '../schema';

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
