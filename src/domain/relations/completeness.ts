import type { Relation } from '../schema';
import type { RelationMap } from './relation-map';

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
