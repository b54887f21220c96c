import type {
  Collection,
  CollectionDraft,
  CollectionMeta,
  Field,
  FieldChange,
  FieldDraft,
  Relation,
} from '../../domain/schema';
import { token, type Call } from '../../kernel';

/**
 * Changes the data model. Administrators only (FORBIDDEN for other users, and for what does not exist). Every call is
 * atomic, returns the resulting state, and is never retried. Names in use, unknown types and the like fail with
 * INVALID_PAYLOAD.
 */
export interface SchemaEditingGateway {
  createCollection(draft: CollectionDraft): Call<Collection>;
  /**
   * Updates the metadata of a collection. An empty update creates metadata for an unmanaged table, and replaces the
   * built-in metadata of a system collection. Fails with ITEM_NOT_FOUND when the collection does not exist.
   */
  updateCollection(collection: string, meta: Partial<CollectionMeta>): Call<Collection>;
  /**
   * Deletes the collection with its items, permissions, presets, activity and revisions, the foreign key fields of
   * other collections that reference it, and the list fields of the collections it references.
   */
  deleteCollection(collection: string): Call<void>;
  /** Existing items get the default; a column that is not nullable needs one when there are items. */
  createField(draft: FieldDraft): Call<Field>;
  /**
   * Fails with CONTAINS_NULL_VALUES when a column with nulls becomes not nullable, with RECORD_NOT_UNIQUE when one with
   * duplicates becomes unique. Never send the column of a primary key: the platform cannot change it. An unknown name
   * creates a field.
   */
  updateField(collection: string, change: FieldChange): Call<Field>;
  /** Several fields of one collection, in order; see `updateField`. */
  updateFields(collection: string, changes: readonly FieldChange[]): Call<readonly Field[]>;
  /**
   * Deletes a field with its values; a foreign key also with its relation and the list field on the other side.
   * Permissions, presets and templates keep mentioning it. A missing field is ignored. Never delete a primary key: the
   * collection could not be read without it.
   */
  deleteField(collection: string, field: string): Call<void>;
  /** Fails when the column contains a key without an item; a column has at most one relation. */
  createRelation(relation: Relation): Call<Relation>;
  /** Updates rule and meta. Some platform versions on SQLite crash for a relation with a foreign key. */
  updateRelation(relation: Relation): Call<Relation>;
  /** While the database keeps the foreign key, the platform still lists the relation, without metadata. */
  deleteRelation(collection: string, field: string): Call<void>;
}

export const SchemaEditingGateway = token<SchemaEditingGateway>('SchemaEditingGateway');
