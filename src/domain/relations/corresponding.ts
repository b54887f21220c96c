import type { Schema } from '../schema';
import { inverseFieldName } from './generated-names';
import { withMeta, type RelationMap } from './relation-map';

const inverseName = (schema: Schema, map: RelationMap, related: string, value: boolean | string): string | null => {
  if (value === false) return null;
  if (value !== true) return value || null;
  const more = related === map.collection ? [map.field] : [];
  return inverseFieldName(schema, map.collection, related, more);
};

/**
 * Gives the other side a field of its own, or takes it away (spec 001, 4). For a many-to-one that is a list there,
 * for a many-to-many the same list seen from there; for a one-to-many it is the key's own column, whose name is
 * entered elsewhere. There is none on a side that is not chosen yet.
 */
export const changeInverseField = (schema: Schema, map: RelationMap, value: boolean | string): RelationMap => {
  const on = value !== false;
  if (map.kind === 'o2m') return { ...map, corresponding: on };
  const relation = map.far ?? map.near;
  const related = relation.related_collection ?? '';
  const listing = related === '' ? null : inverseName(schema, map, related, value);
  const changed = withMeta(relation, { one_field: listing });
  return map.far === null ? { ...map, corresponding: on, near: changed } : { ...map, corresponding: on, far: changed };
};
