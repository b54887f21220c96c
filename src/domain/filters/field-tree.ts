import { fieldOf, fieldsOf, isAlias, isNoData, type Field, type Schema } from '../schema';
import { parseSegment } from '../templates';
import { isManyToAnyStep, relationSteps } from './field-way';

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
