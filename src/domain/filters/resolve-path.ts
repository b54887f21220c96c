import {
  collectionName,
  fieldName,
  fieldOf,
  fieldsOf,
  isAlias,
  isNoData,
  listRelationOf,
  relatedCollectionOf,
  type Field,
  type Schema,
} from '../schema';
import { parseSegment } from '../templates';

/** A step from a field to the fields of a related item. */
export interface RelationStep {
  /** As in a path: 'author', or 'item:texts' for a many-to-any. */
  readonly step: string;
  readonly collection: string;
}

/** True for a many-to-any segment: 'item:texts'. */
const isManyToAnyStep = (step: string): boolean => step.includes(':');

/**
 * The to-one steps from a field, for a many-to-any one for each allowed collection. The server compares fields of an
 * item behind a many-to-any, but fails when they lead further.
 */
export const relationSteps = (
  schema: Schema,
  { collection, field }: Field,
  previous: readonly string[],
): readonly RelationStep[] => {
  if (previous.some(isManyToAnyStep)) return [];
  const related = relatedCollectionOf(schema, collection, field);
  if (related !== null) return [{ step: field, collection: related }];
  const relation = schema.relations.get(collection)?.find((candidate) => candidate.field === field);
  const allowed = relation?.meta?.one_collection_field ? (relation.meta.one_allowed_collections ?? []) : [];
  return allowed
    .filter((name) => schema.fields.has(name))
    .map((name) => ({ step: `${field}:${name}`, collection: name }));
};

/** Number of segments that the field menu offers (spec 000, 5). */
export const MAX_FIELD_DEPTH = 3;

const isFilterable = (field: Field): boolean => !isAlias(field) && !isNoData(field);

/** Fields of a collection that can be filtered by. */
export const filterableFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter(isFilterable);

/** The collection behind a segment; null when there is none or the server cannot follow it. */
const collectionBehind = (schema: Schema, field: Field, step: string, previous: readonly string[]): string | null =>
  relationSteps(schema, field, previous).find((candidate) => candidate.step === step)?.collection ??
  (previous.some(isManyToAnyStep) ? null : (listRelationOf(schema, field.collection, step)?.collection ?? null));

/**
 * The collection that a path leads to, with the fields on the path; null when a segment is no relation. Follows
 * to-one and to-many relations, and many-to-any as 'item:texts'.
 */
export const resolvePath = (
  schema: Schema,
  collection: string,
  path: string,
): { readonly collection: string; readonly fields: readonly Field[] } | null => {
  const fields: Field[] = [];
  const previous: string[] = [];
  let current = collection;
  for (const step of path.split('.')) {
    const field = fieldOf(schema, current, parseSegment(step).field);
    const next = field === null ? null : collectionBehind(schema, field, step, previous);
    if (field === null || next === null) return null;
    fields.push(field);
    previous.push(step);
    current = next;
  }
  return { collection: current, fields };
};

/**
 * The fields of a dotted path, the last one included (see `resolvePath`); null for an invalid path. The depth is
 * unlimited.
 */
export const fieldsOnPath = (schema: Schema, collection: string, path: string): readonly Field[] | null => {
  const end = path.lastIndexOf('.');
  const parent = end < 0 ? { collection, fields: [] } : resolvePath(schema, collection, path.slice(0, end));
  const field = parent === null ? null : fieldOf(schema, parent.collection, path.slice(end + 1));
  return parent === null || field === null ? null : [...parent.fields, field];
};

/** Label of a path segment: 'Author', or 'Item (Texts)' for a many-to-any. */
export const segmentLabel = (schema: Schema, field: Field, step: string, locale: string): string => {
  const name = fieldName(field, locale);
  if (step === field.field) return name;
  const key = step.slice(field.field.length + 1);
  return `${name} (${collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale)})`;
};
