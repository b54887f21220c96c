import type { Relation } from '../../domain/schema';
import type { Model } from './model';
import type { WorldRelation } from './world';

/** A relation of a world as the platform tells it: with the rule of its foreign key, or as one that has none. */
export const toldRelation = (model: Model, relation: WorldRelation): Relation => {
  const { collection, field, related_collection, meta } = relation;
  const rule = model.onDeleteOf(relation);
  return { collection, field, related_collection, meta, schema: rule === null ? null : { on_delete: rule } };
};
