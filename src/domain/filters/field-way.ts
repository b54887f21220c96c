import { relatedCollectionOf, type Field, type Schema } from '../schema';

/** From a field on to the fields of another item. */
export interface RelationStep {
  /** As it stands in a path: 'author', or 'item:texts' of a field that leads to items of several collections. */
  readonly step: string;
  readonly collection: string;
}

/** True for a step to items of one of several collections: 'item:texts'. */
export const isManyToAnyStep = (step: string): boolean => step.includes(':');

/**
 * Where a field leads to one item, a way for each collection that it may be of. The platform compares fields of such an
 * item of several collections, but fails where those lead on.
 */
export const relationSteps = (
  schema: Schema,
  { collection, field }: Field,
  before: readonly string[],
): readonly RelationStep[] => {
  if (before.some(isManyToAnyStep)) return [];
  const related = relatedCollectionOf(schema, collection, field);
  if (related !== null) return [{ step: field, collection: related }];
  const relation = schema.relations.get(collection)?.find((candidate) => candidate.field === field);
  const allowed = relation?.meta?.one_collection_field ? (relation.meta.one_allowed_collections ?? []) : [];
  return allowed
    .filter((name) => schema.fields.has(name))
    .map((name) => ({ step: `${field}:${name}`, collection: name }));
};
