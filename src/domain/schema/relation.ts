/** What there is to choose from for a foreign key when the item it points to is deleted. */
export const ON_DELETE = ['SET NULL', 'SET DEFAULT', 'CASCADE', 'NO ACTION'] as const;

/** What the database does then. Nobody chooses RESTRICT, but a table may have come with it. */
export type OnDelete = (typeof ON_DELETE)[number] | 'RESTRICT';

export interface RelationMeta {
  readonly one_field: string | null;
  readonly junction_field: string | null;
  readonly sort_field: string | null;
  readonly one_collection_field: string | null;
  readonly one_allowed_collections: readonly string[] | null;
  readonly one_deselect_action: string | null;
}

/** The constraint behind a relation. */
export interface RelationSchema {
  readonly on_delete: OnDelete | null;
}

/**
 * A foreign key (`collection.field`) and what it points to; `related_collection: null` for a many-to-any.
 * `schema` is missing where nobody asked for it, and null where the database knows of no constraint.
 */
export interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta: RelationMeta | null;
  readonly schema?: RelationSchema | null;
}
