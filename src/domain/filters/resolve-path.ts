import {
  collectionName,
  type Field,
  fieldName,
  fieldOf,
  fieldsOf,
  isAlias,
  isNoData,
  relatedCollectionOf,
  type Schema,
} from '../schema';
import { parseSegment } from '../templates';

/** From a field on to the fields of another item. */
export interface RelationStep {
  /** As it stands in a path: 'author', or 'item:texts' of a field that leads to items of several collections. */
  readonly step: string;
  readonly collection: string;
}

/** True for a step to items of one of several collections: 'item:texts'. */
const isManyToAnyStep = (step: string): boolean => step.includes(':');

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

/** How many steps a path may have (spec 000, 5). */
export const MAX_FIELD_DEPTH = 3;

const isFilterable = (field: Field): boolean => !isAlias(field) && !isNoData(field);

/** The fields of one collection that can be filtered by. */
export const filterableFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter(isFilterable);

/** The collection whose items list themselves under a field. */
const listedUnder = (schema: Schema, collection: string, field: string): string | null => {
  for (const [many, relations] of schema.relations)
    if (relations.some((relation) => relation.related_collection === collection && relation.meta?.one_field === field))
      return many;
  return null;
};

/** The collection one step further; null when the step leads nowhere, or where the platform cannot follow. */
const behind = (schema: Schema, field: Field, step: string, before: readonly string[]): string | null =>
  relationSteps(schema, field, before).find((way) => way.step === step)?.collection ??
  (before.some(isManyToAnyStep) ? null : listedUnder(schema, field.collection, step));

/**
 * What stands behind a path, with the fields it goes through; null when it leads nowhere or to no further item. Lists of
 * items are gone through too, and, as 'item:texts', items of one of several collections.
 */
export const resolvePath = (
  schema: Schema,
  collection: string,
  path: string,
): { readonly collection: string; readonly fields: readonly Field[] } | null => {
  const fields: Field[] = [];
  const before: string[] = [];
  let here = collection;
  for (const step of path.split('.')) {
    const field = fieldOf(schema, here, parseSegment(step).field);
    const further = field === null ? null : behind(schema, field, step, before);
    if (field === null || further === null) return null;
    fields.push(field);
    before.push(step);
    here = further;
  }
  return { collection: here, fields };
};

/** The field at a dotted path, however deep, with all it goes through before (see `resolvePath`); null when the path leads nowhere. */
export const fieldsOnPath = (schema: Schema, collection: string, path: string): readonly Field[] | null => {
  const end = path.lastIndexOf('.');
  const way = end < 0 ? { collection, fields: [] } : resolvePath(schema, collection, path.slice(0, end));
  const field = way === null ? null : fieldOf(schema, way.collection, path.slice(end + 1));
  return way === null || field === null ? null : [...way.fields, field];
};

/** A step of a path in the reader's words: 'Author', or 'Item (Texts)' where it leads to items of several collections. */
export const segmentLabel = (schema: Schema, field: Field, step: string, locale: string): string => {
  const name = fieldName(field, locale);
  if (step === field.field) return name;
  const key = step.slice(field.field.length + 1);
  return `${name} (${collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale)})`;
};
