import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import { type Filter, isOperator } from '../filter-operators';
import { type FilterContext, resolveDynamic } from './dynamic-values';
import { compileFilter, hasFilteredFields } from './evaluate-filter';

/** A rule that is nested deeper is not evaluated. */
const MAX_DEPTH = 32;

const nested = (path: readonly string[], condition: JsonObject): JsonObject =>
  path.reduceRight<JsonObject>((inner, field) => ({ [field]: inner }), condition);

/** All of the lists in one; null if one of them is null. */
const joined = <A>(lists: readonly (readonly A[] | null)[]): readonly A[] | null => {
  const known = lists.filter((list) => list !== null);
  return known.length < lists.length ? null : known.flat();
};

/** A filter of its own for each operator in the condition of a field. */
const conditionsOf = (path: readonly string[], condition: Json): readonly JsonObject[] | null => {
  if (path.length > MAX_DEPTH) return null;
  if (!isJsonObject(condition)) return [nested(path, { _eq: condition })];
  const entries = Object.entries(condition);
  if (entries.length === 0) return null;
  return joined(
    entries.map(([key, operand]): readonly JsonObject[] | null => {
      if (!key.startsWith('_')) return conditionsOf([...path, key], operand);
      return isOperator(key) ? [nested(path, { [key]: operand })] : null;
    }),
  );
};

/** The filter with one condition per object; null with an unknown operator, or without any condition. */
const explicitFilter = (filter: Json, depth = 0): JsonObject | null => {
  if (!isJsonObject(filter) || depth > MAX_DEPTH) return null;
  const entries = Object.entries(filter);
  if (entries.length === 0) return null;
  const parts = joined(
    entries.map(([key, condition]): readonly JsonObject[] | null => {
      if (key !== '_and' && key !== '_or') return key.startsWith('_') ? null : conditionsOf([key], condition);
      if (!Array.isArray(condition)) return null;
      const members = condition.map((member: Json) => explicitFilter(member, depth + 1));
      const known = members.filter((member) => member !== null);
      return known.length < members.length || known.length === 0 ? null : [{ [key]: known }];
    }),
  );
  return parts && { _and: parts };
};

/** '$NOW(-1 day)', '$NOW(+2 hours)': the time, moved by a whole number of a unit. */
const MOVED_TIME = /^\$NOW\(\s*([+-]?)\s*(\d{1,6})\s*(second|minute|hour|day|week|month|year)s?\s*\)$/;

const UNIT_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** In UTC; the last day of a shorter month. */
const monthsAfter = (now: number, months: number): Date => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
};

const movedTime = (text: string, now: number): string => {
  const [, sign, digits, unit] = MOVED_TIME.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return text;
  const count = Number(digits) * (sign === '-' ? -1 : 1);
  const unitMs = UNIT_MS[unit];
  const moved =
    unitMs === undefined ? monthsAfter(now, unit === 'year' ? count * 12 : count) : new Date(now + count * unitMs);
  return Number.isNaN(moved.getTime()) ? text : moved.toISOString();
};

const withMovedTimes = <A extends Json>(value: A, now: number): A => {
  if (typeof value === 'string') return movedTime(value, now) as A;
  if (Array.isArray(value)) return value.map((each: Json) => withMovedTimes(each, now)) as Json as A;
  return isJsonObject(value)
    ? (Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMovedTimes(each, now)])) as Json as A)
    : value;
};

/** A dynamic value with an argument or a path, or one of servers with policies. */
const UNKNOWN_VALUE = /^\$(?:NOW|CURRENT_USER|CURRENT_ROLES?|CURRENT_POLICIES)\b/;

const hasUnknownValue = (value: Json): boolean => {
  if (typeof value === 'string') return UNKNOWN_VALUE.test(value);
  return isJsonObject(value) || Array.isArray(value) ? Object.values(value as JsonObject).some(hasUnknownValue) : false;
};

/**
 * Whether an item matches a filter as servers later than 9.0 read it: all conditions in one object count. Null when that
 * cannot be told: the filter has an unknown operator or dynamic value, or reads fields that the item was read without.
 */
export const matchesFilter = (filter: Filter, item: Item, context: FilterContext): boolean | null => {
  const written = explicitFilter(filter);
  const explicit = written && withMovedTimes(written, context.now);
  if (explicit === null || hasUnknownValue(resolveDynamic(explicit, context))) return null;
  return hasFilteredFields(explicit, item) ? compileFilter(explicit, context)(item) : null;
};
