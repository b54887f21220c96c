import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import { resolveDynamic, type FilterContext } from './dynamic-values';
import { isOperator, type Filter } from '../filter-operators';
import { OPERATOR_TESTS } from './operator-tests';

/** Null for a condition without a result, such as an unknown operator. */
type Result = boolean | null;

const known = (parts: readonly Result[]): readonly boolean[] => parts.filter((part) => part !== null);

const allOf = (parts: readonly Result[]): Result => {
  const results = known(parts);
  return results.length === 0 ? null : results.every(Boolean);
};

const anyOf = (parts: readonly Result[]): Result => {
  const results = known(parts);
  return results.length === 0 ? null : results.some(Boolean);
};

const own = (item: Json, field: string): Json =>
  isJsonObject(item) && Object.hasOwn(item, field) ? (item[field] ?? null) : null;

/**
 * Only the first key of a field's condition counts, on the server and so here: `{_gt: 1, _lt: 5}` asks for `_gt`.
 * A to-one relation to nothing is a row of nulls.
 */
const fieldResult = (value: Json, condition: Json): Result => {
  if (!isJsonObject(condition)) return OPERATOR_TESTS._eq(value, condition);
  const [first] = Object.entries(condition);
  if (first === undefined) return null;
  const [key, operand] = first;
  if (isOperator(key)) return OPERATOR_TESTS[key](value, operand);
  if (Array.isArray(value)) return someResult(value, condition);
  if (key.startsWith('_')) return key === '_and' || key === '_or' ? false : null;
  return fieldResult(own(value, key), operand);
};

/** A to-many relation holds when one of its items passes the condition, which is a whole filter of its own. */
const someResult = (items: readonly Json[], condition: JsonObject): Result =>
  items.some((related) => isJsonObject(related) && (filterResult(related, condition, allOf) ?? true));

const groupResult = (item: Item, filters: Json, join: (parts: readonly Result[]) => Result): Result =>
  Array.isArray(filters) ? join(filters.map((filter: Json) => filterResult(item, filter, join))) : null;

/** The server joins the fields of one object inside `_or` by or as well; an empty object holds for everything. */
const filterResult = (item: Item, filter: Json, join: (parts: readonly Result[]) => Result): Result => {
  if (!isJsonObject(filter)) return null;
  const entries = Object.entries(filter);
  return entries.length === 0 ? true : join(entries.map(([key, condition]) => entryResult(item, key, condition)));
};

const entryResult = (item: Item, key: string, condition: Json): Result => {
  if (key === '_and') return groupResult(item, condition, allOf);
  if (key === '_or') return groupResult(item, condition, anyOf);
  return fieldResult(own(item, key), condition);
};

/** Evaluates a filter for one item by interpretation: the reference that the tests compare `compileFilter` with. */
export const interpretFilter = (filter: Filter, item: Item, context: FilterContext): boolean =>
  filterResult(item, resolveDynamic(filter, context), allOf) ?? true;
