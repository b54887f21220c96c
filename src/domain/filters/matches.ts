import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { Item } from '../items';
import { resolveDynamic, type FilterContext } from './dynamic-values';
import { isOperator, type Filter } from './filter-operators';
import { OPERATOR_TESTS } from './operator-tests';

/** True, false, or null for a condition that says nothing, such as an operator nobody knows. */
type Verdict = boolean | null;

const said = (verdicts: readonly Verdict[]): readonly boolean[] => verdicts.filter((verdict) => verdict !== null);

const allOf = (verdicts: readonly Verdict[]): Verdict => {
  const heard = said(verdicts);
  return heard.length === 0 ? null : heard.every(Boolean);
};

const anyOf = (verdicts: readonly Verdict[]): Verdict => {
  const heard = said(verdicts);
  return heard.length === 0 ? null : heard.some(Boolean);
};

const own = (item: Json, field: string): Json =>
  isJsonObject(item) && Object.hasOwn(item, field) ? (item[field] ?? null) : null;

/**
 * Only the first key of a field's condition counts, on the server and so here: `{_gt: 1, _lt: 5}` asks for `_gt`.
 * A to-one relation to nothing is a row of nulls.
 */
const fieldVerdict = (value: Json, condition: Json): Verdict => {
  if (!isJsonObject(condition)) return OPERATOR_TESTS._eq(value, condition);
  const [first] = Object.entries(condition);
  if (first === undefined) return null;
  const [key, operand] = first;
  if (isOperator(key)) return OPERATOR_TESTS[key](value, operand);
  if (Array.isArray(value)) return someVerdict(value, condition);
  if (key.startsWith('_')) return key === '_and' || key === '_or' ? false : null;
  return fieldVerdict(own(value, key), operand);
};

/** A to-many relation holds when one of its items passes the condition, which is a whole filter of its own. */
const someVerdict = (items: readonly Json[], condition: JsonObject): Verdict =>
  items.some((related) => isJsonObject(related) && (filterVerdict(related, condition, allOf) ?? true));

const groupVerdict = (item: Item, filters: Json, verdict: (parts: readonly Verdict[]) => Verdict): Verdict =>
  Array.isArray(filters) ? verdict(filters.map((filter: Json) => filterVerdict(item, filter, verdict))) : null;

/** The server joins the fields of one object inside `_or` by or as well; an empty object holds for everything. */
const filterVerdict = (item: Item, filter: Json, verdict: (parts: readonly Verdict[]) => Verdict): Verdict => {
  if (!isJsonObject(filter)) return null;
  const entries = Object.entries(filter);
  return entries.length === 0 ? true : verdict(entries.map(([key, condition]) => entryVerdict(item, key, condition)));
};

const entryVerdict = (item: Item, key: string, condition: Json): Verdict => {
  if (key === '_and') return groupVerdict(item, condition, allOf);
  if (key === '_or') return groupVerdict(item, condition, anyOf);
  return fieldVerdict(own(item, key), condition);
};

/**
 * True when the server would find this item with this filter. Relations that the filter asks through have to be there
 * as objects (to one) or lists of objects (to many). Total: what nobody understands is ignored, as the server does.
 */
export const matches = (filter: Filter, item: Item, context: FilterContext): boolean => {
  const resolved: JsonObject = resolveDynamic(filter, context);
  return filterVerdict(item, resolved, allOf) ?? true;
};
