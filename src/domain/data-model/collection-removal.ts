import type { Schema } from '../schema';

/** A field of another collection. */
export interface AffectedField {
  readonly collection: string;
  readonly field: string;
}

/** What the server deletes or changes in other collections with a collection, besides its items and configuration. */
export interface CollectionRemoval {
  /** Foreign keys that point to it: the fields are deleted with their values. */
  readonly keys: readonly AffectedField[];
  /** Lists of the collections that its own foreign keys point to: the fields are deleted, they have no values. */
  readonly lists: readonly AffectedField[];
  /** Many-to-any fields that allow it: it goes out of their collections. */
  readonly anyFields: readonly AffectedField[];
}

export const collectionRemoval = (schema: Schema, collection: string): CollectionRemoval => {
  const relations = [...schema.relations.values()].flat();
  const elsewhere = relations.filter((relation) => relation.collection !== collection);
  return {
    keys: elsewhere
      .filter(({ related_collection }) => related_collection === collection)
      .map(({ collection: of, field }) => ({ collection: of, field })),
    lists: (schema.relations.get(collection) ?? []).flatMap(({ related_collection, meta }) => {
      const field = meta?.one_field ?? null;
      return related_collection === null || related_collection === collection || field === null
        ? []
        : [{ collection: related_collection, field }];
    }),
    anyFields: elsewhere
      .filter(({ meta }) => meta?.one_allowed_collections?.includes(collection) === true)
      .map(({ collection: of, field }) => ({ collection: of, field })),
  };
};
