export interface RelationMeta {
  readonly one_field: string | null;
  readonly junction_field: string | null;
  readonly sort_field: string | null;
  readonly one_collection_field: string | null;
  readonly one_allowed_collections: readonly string[] | null;
  readonly one_deselect_action: string | null;
}

/** A foreign key (`collection.field`) and what it points to; `related_collection: null` for a many-to-any. */
export interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta: RelationMeta | null;
}
