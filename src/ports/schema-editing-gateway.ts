import type {
  Collection,
  CollectionDraft,
  CollectionMeta,
  Field,
  FieldChange,
  FieldDraft,
  Relation,
} from '../domain/schema';
import { token, type Call } from '../kernel';

/**
 * Changes the data model, which administrators alone may (FORBIDDEN for everybody else, and for what is not there).
 * Every call is done whole or not at all, answers with what there is now, and is never repeated by itself. Names that are
 * taken, types that do not exist and the like fail with INVALID_PAYLOAD.
 */
export interface SchemaEditingGateway {
  createCollection(draft: CollectionDraft): Call<Collection>;
  /**
   * Lays this over what the platform keeps about a collection. With nothing at all it begins to keep something: of a table
   * that nobody has managed, and of one of its own, of which it then forgets what it said by itself. Fails with
   * ITEM_NOT_FOUND when there is no such collection.
   */
  updateCollection(collection: string, meta: Partial<CollectionMeta>): Call<Collection>;
  /**
   * With its items, permissions, presets, activity and revisions. Keys elsewhere that point to it go with their values,
   * and so do the lists elsewhere of what its own keys point to.
   */
  deleteCollection(collection: string): Call<void>;
  /** Items that are there get the default; a column that refuses null needs one as soon as there are any. */
  createField(draft: FieldDraft): Call<Field>;
  /**
   * Fails with CONTAINS_NULL_VALUES when a column is to refuse the nulls that are in it, with RECORD_NOT_UNIQUE when it is
   * to be unique and is not. Never send the column of a key: the platform cannot change it. A name that no field has makes one.
   */
  updateField(collection: string, change: FieldChange): Call<Field>;
  /** Several fields of one collection, in their order; for what is not looked at elsewhere, see `updateField`. */
  updateFields(collection: string, changes: readonly FieldChange[]): Call<readonly Field[]>;
  /**
   * With its values; with a key also its relation and the list on the other side. Permissions, presets and templates go on
   * mentioning it. One that is not there is no mistake. Never delete a key: no collection can be read without.
   */
  deleteField(collection: string, field: string): Call<void>;
  /** Fails when the column holds a key of nothing; a column has one relation at most. */
  createRelation(relation: Relation): Call<Relation>;
  /** Rule and meta; the ends stay what they are. Some platforms on SQLite do not survive this for a relation with a foreign key. */
  updateRelation(relation: Relation): Call<Relation>;
  /** Where the database goes on guarding the key, the platform goes on telling the relation, with nothing configured. */
  deleteRelation(collection: string, field: string): Call<void>;
}

export const SchemaEditingGateway = token<SchemaEditingGateway>('SchemaEditingGateway');
