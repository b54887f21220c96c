import type { OnDelete, Relation, RelationalType, RelationMeta } from '../schema';

/** A relation in the wizard. An empty name is not chosen yet; a null target means any collection. */
export interface RelationDraft extends Relation {
  readonly meta: RelationMeta;
  readonly schema: { readonly on_delete: OnDelete } | null;
}

/** The state of the relation wizard: plain data, changed by `changeMap`. */
export interface RelationMap {
  readonly kind: RelationalType;
  /** The field that is set up. */
  readonly collection: string;
  readonly field: string;
  /** The relation of the field: its own foreign key, or the one that points to its collection. */
  readonly near: RelationDraft;
  /** The junction's second relation; null for kinds without a junction. */
  readonly far: RelationDraft | null;
  /** Names of the junction are generated from the other inputs. */
  readonly autoFill: boolean;
  /** The related side gets an inverse field. */
  readonly corresponding: boolean;
  /** The field exists, so names of tables and columns are fixed. */
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

/** A relation with the platform's defaults; `onDelete: null` for one without a database constraint. */
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

export const isSelfReference = (relation: Relation): boolean =>
  relation.collection !== '' && relation.collection === relation.related_collection;

/** The default rule on delete (spec 001, 4). */
export const defaultOnDelete = (relation: Relation): OnDelete => (isSelfReference(relation) ? 'NO ACTION' : 'SET NULL');

/** The relation with the default rule after its ends have changed. A relation without a constraint stays without. */
export const withDefaultOnDelete = (relation: RelationDraft): RelationDraft => ({
  ...relation,
  schema: relation.schema === null ? null : { on_delete: defaultOnDelete(relation) },
});

const isNamed = (name: string | null): boolean => name !== null && name !== '';

const hasKey = (relation: Relation): boolean => isNamed(relation.collection) && isNamed(relation.field);

const hasEnds = (relation: Relation): boolean => hasKey(relation) && isNamed(relation.related_collection);

/** The junction's first relation, with the field it belongs to. */
const isNearComplete = ({ near }: RelationMap): boolean => hasEnds(near) && isNamed(near.meta.one_field);

/** Whether this field's side of the junction is complete. True for kinds without a junction. */
export const isFirstHalfComplete = (map: RelationMap): boolean => map.far === null || isNearComplete(map);

/** Whether the relation can be saved (spec 001, 5). */
export const isMapComplete = (map: RelationMap): boolean => {
  const { near, far, kind } = map;
  if (far === null) return hasEnds(near);
  if (!isNearComplete(map)) return false;
  if (kind !== 'm2a') return hasEnds(far);
  const { one_collection_field: collectionField, one_allowed_collections: allowed } = far.meta;
  return hasKey(far) && isNamed(collectionField) && allowed !== null && allowed.length > 0;
};
