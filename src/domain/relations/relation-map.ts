import type { OnDelete, Relation, RelationalType, RelationMeta } from '../schema';

/** A relation while it is set up. An empty name is one that nobody has given yet; a null target stays any collection. */
export interface RelationDraft extends Relation {
  readonly meta: RelationMeta;
  readonly schema: { readonly on_delete: OnDelete } | null;
}

/** What the field wizard edits to set up a relation: plain data, changed by the transitions beside. */
export interface RelationMap {
  readonly kind: RelationalType;
  /** The field that is set up. */
  readonly collection: string;
  readonly field: string;
  /** The relation that the field belongs to: its own key's, or that of the keys which point here. */
  readonly near: RelationDraft;
  /** The junction's second relation; null for kinds that have no junction. */
  readonly far: RelationDraft | null;
  /** The junction's names follow what else is chosen. */
  readonly autoFill: boolean;
  /** The other side gets a field of its own for the same relation. */
  readonly corresponding: boolean;
  /** The field was saved before, so names of tables and columns are given. */
  readonly existing: boolean;
}

const NO_META: RelationMeta = {
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: 'nullify',
};

/** A relation with the platform's defaults; `onDelete` null for one that the database does not guard. */
export const relationDraft = (
  ends: Pick<RelationDraft, 'collection' | 'field' | 'related_collection'>,
  meta: Partial<RelationMeta>,
  onDelete: OnDelete | null,
): RelationDraft => ({
  ...ends,
  meta: { ...NO_META, ...meta },
  schema: onDelete === null ? null : { on_delete: onDelete },
});

export const withMeta = (relation: RelationDraft, meta: Partial<RelationMeta>): RelationDraft => ({
  ...relation,
  meta: { ...relation.meta, ...meta },
});

/** The relations to save, the field's own first. */
export const relationsOfMap = ({ near, far }: RelationMap): readonly RelationDraft[] =>
  far === null ? [near] : [near, far];

/** An item that points to its own kind, such as a page to its parent page. */
export const isSelfReference = (relation: Relation): boolean =>
  relation.collection !== '' && relation.collection === relation.related_collection;

/** What deleting the item pointed to does unless told otherwise (spec 001, 4). */
export const defaultOnDelete = (relation: Relation): OnDelete => (isSelfReference(relation) ? 'NO ACTION' : 'SET NULL');

/** The relation after its ends have changed. What the database does not guard stays unguarded. */
export const withDefaultOnDelete = (relation: RelationDraft): RelationDraft => ({
  ...relation,
  schema: relation.schema === null ? null : { on_delete: defaultOnDelete(relation) },
});

const isNamed = (name: string | null): boolean => name !== null && name !== '';

const hasKey = (relation: Relation): boolean => isNamed(relation.collection) && isNamed(relation.field);

const hasEnds = (relation: Relation): boolean => hasKey(relation) && isNamed(relation.related_collection);

/** The first of a junction's relations, with the list that it is for. */
const isNearComplete = ({ near }: RelationMap): boolean => hasEnds(near) && isNamed(near.meta.one_field);

/** Whether the side of the junction that is this field's is set up. True for kinds that have no junction. */
export const isFirstHalfComplete = (map: RelationMap): boolean => map.far === null || isNearComplete(map);

/** Whether all is said that the relation needs to be saved (spec 001, 5). */
export const isMapComplete = (map: RelationMap): boolean => {
  const { near, far, kind } = map;
  if (far === null) return hasEnds(near);
  if (!isNearComplete(map)) return false;
  if (kind !== 'm2a') return hasEnds(far);
  const { one_collection_field: collectionField, one_allowed_collections: allowed } = far.meta;
  return hasKey(far) && isNamed(collectionField) && allowed !== null && allowed.length > 0;
};
