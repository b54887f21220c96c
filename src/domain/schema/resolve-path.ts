import { isAlias, segmentField, type Field } from './field';
import { collectionName, type FieldNaming } from './names';
import { fieldOf, type Relation, type Schema } from './schema';

/** Limit of the segments of a path in a request: servers accept no deeper relations by default. */
export const MAX_PATH_LENGTH = 10;

/** A resolved segment of a path. */
export interface PathStep {
  /** As in the path: 'author', or 'item:texts' for one collection of a many-to-any. */
  readonly segment: string;
  readonly field: Field;
  /**
   * 'one' and 'many' lead to the items of one collection, 'scoped' to those of one collection of a many-to-any. 'value'
   * is a field without relation, 'any' a many-to-any without collection: both lead no further.
   */
  readonly kind: 'value' | 'one' | 'many' | 'any' | 'scoped';
  /**
   * The collection that the path goes on in: for a list through a junction the junction; null when it leads no further.
   */
  readonly collection: string | null;
  readonly relation: Relation | null;
}

/**
 * The relation that a to-many field lists: its foreign key points to the field's collection; null for any other field.
 */
const listRelationOf = (schema: Schema, collection: string, field: string): Relation | null => {
  for (const relations of schema.relations.values()) {
    const found = relations.find(
      (relation) => relation.related_collection === collection && relation.meta?.one_field === field,
    );
    if (found) return found;
  }
  return null;
};

/** The steps of a field: one, and for a many-to-any another one for each allowed collection with known fields. */
export const stepsOf = (schema: Schema, field: Field): readonly PathStep[] => {
  const segment = field.field;
  const relation = schema.relations.get(field.collection)?.find((candidate) => candidate.field === segment) ?? null;
  if (relation !== null && relation.related_collection !== null)
    return [{ segment, field, kind: 'one', collection: relation.related_collection, relation }];
  if (relation?.meta?.one_collection_field) {
    const scoped = (relation.meta.one_allowed_collections ?? [])
      .filter((name) => schema.fields.has(name))
      .map((name): PathStep => ({ segment: `${segment}:${name}`, field, kind: 'scoped', collection: name, relation }));
    return [{ segment, field, kind: 'any', collection: null, relation }, ...scoped];
  }
  const list = isAlias(field) ? listRelationOf(schema, field.collection, segment) : null;
  return [
    list === null
      ? { segment, field, kind: 'value', collection: null, relation: null }
      : { segment, field, kind: 'many', collection: list.collection, relation: list },
  ];
};

/**
 * Why a path cannot be resolved to its end.
 * - missing_field: the collection has no such field, or the user cannot read it.
 * - collection_not_allowed: the segment names a collection that the field does not lead to.
 * - no_relation: the path goes on after a field that is no relation.
 * - collection_required: the path goes on after a many-to-any without naming a collection.
 */
export type PathProblem = 'missing_field' | 'collection_not_allowed' | 'no_relation' | 'collection_required';

export interface ResolvedPath {
  /** The steps up to the end of the path or to the problem; a field that leads no further is included. */
  readonly steps: readonly PathStep[];
  /** Null for a path that is resolved to its end. */
  readonly problem: PathProblem | null;
}

/**
 * Resolves a dotted path from a collection; total, and of any length. It follows every relation: what a server or a
 * caller does not accept, such as lists or JSON keys, is decided from the steps.
 */
export const resolvePath = (schema: Schema, collection: string, path: string): ResolvedPath => {
  const steps: PathStep[] = [];
  let current = collection;
  const segments = path.split('.');
  for (const [index, segment] of segments.entries()) {
    const field = fieldOf(schema, current, segmentField(segment));
    if (field === null) return { steps, problem: 'missing_field' };
    const step = stepsOf(schema, field).find((candidate) => candidate.segment === segment);
    if (step === undefined) return { steps, problem: 'collection_not_allowed' };
    steps.push(step);
    if (index === segments.length - 1) break;
    if (step.collection === null)
      return { steps, problem: step.kind === 'any' ? 'collection_required' : 'no_relation' };
    current = step.collection;
  }
  return { steps, problem: null };
};

/** Label of a step: 'Author', or 'Item (Texts)' for one collection of a many-to-any. */
export const stepLabel = (
  schema: Schema,
  { field, kind, collection: key }: PathStep,
  fieldName: FieldNaming,
  locale: string,
): string => {
  const name = fieldName(field);
  if (kind !== 'scoped' || key === null) return name;
  return `${name} (${collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale)})`;
};

/** The labels of all steps: 'Author › Name'. */
export const pathLabel = (schema: Schema, steps: readonly PathStep[], fieldName: FieldNaming, locale: string): string =>
  steps.map((step) => stepLabel(schema, step, fieldName, locale)).join(' › ');
