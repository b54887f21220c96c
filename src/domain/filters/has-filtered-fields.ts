import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { Filter } from './filter-operators';

/** A relation that was read as a bare key, or not at all, is no relation to nothing. */
const reaches = (value: Json, condition: Json): boolean => {
  if (!isJsonObject(condition) || value === null) return true;
  const [first] = Object.keys(condition);
  if (first === undefined || first.startsWith('_')) return true;
  if (Array.isArray(value))
    return value.every((related: Json) => isJsonObject(related) && hasFilteredFields(condition, related));
  return isJsonObject(value) && hasFilteredFields(condition, value);
};

const entryReaches = (item: JsonObject, key: string, condition: Json): boolean => {
  if (key === '_and' || key === '_or') {
    return (
      !Array.isArray(condition) || condition.every((part: Json) => !isJsonObject(part) || hasFilteredFields(part, item))
    );
  }
  return Object.hasOwn(item, key) && reaches(item[key] ?? null, condition);
};

/** Whether an item holds all that a filter asks about. A field that was not read is unknown, and so is the answer. */
export const hasFilteredFields = (filter: Filter, item: JsonObject): boolean => {
  for (const key of Object.keys(filter)) {
    if (!entryReaches(item, key, filter[key] ?? null)) return false;
  }
  return true;
};
