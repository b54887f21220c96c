import { isJsonObject, type Json } from '../../kernel';
import { parseSegment } from './step-name';

/** A step into one value, through own properties only. */
const step = (value: Json, field: string): readonly Json[] => {
  const found = isJsonObject(value) && Object.hasOwn(value, field) ? value[field] : null;
  return found === null || found === undefined ? [] : [found];
};

const entriesOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value]);

/** A step into many. Cells lead to one value each, which is not worth a list of lists. */
const stepAll = (values: readonly Json[], field: string): readonly Json[] => {
  const [only = null] = values;
  return values.length === 1 && !Array.isArray(only)
    ? step(only, field)
    : values.flatMap(entriesOf).flatMap((value) => step(value, field));
};

/**
 * The values at a dotted path: one, several where the path leads through lists of related items, none where the way
 * ends early.
 */
export const valuesAt = (item: Json, path: string): readonly Json[] =>
  path.split('.').reduce<readonly Json[]>((values, name) => stepAll(values, parseSegment(name).field), [item]);

/** Any value as one line of plain text. */
export const valueText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
