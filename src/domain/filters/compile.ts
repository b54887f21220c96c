import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { Item } from '../items';
import { assuming } from './assuming';
import { compileOperator } from './compile-operator';
import { doubting } from './doubting';
import { resolveDynamic, type FilterContext } from './dynamic-values';
import { isOperator, type Filter } from './filter-operators';
import { hasFilteredFields } from './has-filtered-fields';
import type { Manner } from './manner';
import { matches } from './matches';
import type { Judge, Member, ValueTest } from './verdict';

const SILENT = (): null => null;
const HOLDS = (): true => true;

/** What is joined by and, or by or: fields with what is asked of them, and whole judges. */
type Term = Member | Judge;

const isMember = (term: Term): term is Member => typeof term !== 'function';
const isJudge = (term: Term): term is Judge => typeof term === 'function';

const withMembers = (manner: Manner, decisive: boolean, members: readonly Member[], rest: Judge): Judge => {
  const [one, other, ...more] = members;
  if (one === undefined) return rest;
  if (other !== undefined) return manner.two(decisive, one, other, withMembers(manner, decisive, more, rest));
  return rest === SILENT ? manner.single(one) : manner.pair(decisive, manner.single(one), rest);
};

/** All terms have to hold where `decisive` is false, one of them where it is true. */
const joined = (manner: Manner, decisive: boolean, terms: readonly Term[]): Judge => {
  const judges = terms.filter(isJudge);
  const rest = judges.length === 0 ? SILENT : judges.reduce((one, other) => manner.pair(decisive, one, other));
  return withMembers(manner, decisive, terms.filter(isMember), rest);
};

/** Asked of what is no list, a word that is no field says nothing; lists are asked whether they know it or not. */
const strayTest = (key: string, condition: JsonObject): ValueTest => {
  const otherwise = key === '_and' || key === '_or' ? false : null;
  const list = assuming.related({ field: key, test: SILENT }, otherwise, filterJudge(assuming, condition), true);
  return (value) => (Array.isArray(value) ? list(value) : otherwise);
};

/** Of an item that a relation leads to only the first field decides, though the others have to be known. */
const relatedTest = (manner: Manner, field: string, operand: Json, condition: JsonObject): ValueTest => {
  const test = fieldTest(manner, operand);
  const each = filterJudge(manner, condition);
  const isLast = !isJsonObject(operand) || Object.keys(operand).some(isOperator);
  const related = manner.related({ field, test }, test(null), each, isLast);
  if (manner === assuming || Object.keys(condition).length === 1) return related;
  return (value) => (isJsonObject(value) && each(value) === 'unknown' ? 'unknown' : related(value));
};

const fieldTest = (manner: Manner, condition: Json): ValueTest => {
  if (!isJsonObject(condition)) return compileOperator('_eq', condition);
  const [first] = Object.entries(condition);
  if (first === undefined) return SILENT;
  const [key, operand] = first;
  if (isOperator(key)) return compileOperator(key, operand);
  return key.startsWith('_') ? strayTest(key, condition) : relatedTest(manner, key, operand, condition);
};

const groupTerms = (manner: Manner, decisive: boolean, filters: Json): readonly Term[] =>
  Array.isArray(filters) ? filters.flatMap((filter: Json) => filterTerms(manner, decisive, filter)) : [];

/** A group inside of a group of its own kind is one with it. */
const entryTerms = (manner: Manner, decisive: boolean, key: string, condition: Json): readonly Term[] => {
  if (key !== '_and' && key !== '_or') return [{ field: key, test: fieldTest(manner, condition) }];
  const one = key === '_or';
  const terms = groupTerms(manner, one, condition);
  return one === decisive ? terms : [joined(manner, one, terms)];
};

const filterTerms = (manner: Manner, decisive: boolean, filter: Json): readonly Term[] => {
  if (!isJsonObject(filter)) return [];
  const entries = Object.entries(filter);
  return entries.length === 0
    ? [HOLDS]
    : entries.flatMap(([key, condition]) => entryTerms(manner, decisive, key, condition));
};

const filterJudge = (manner: Manner, filter: Json): Judge => joined(manner, false, filterTerms(manner, false, filter));

/** Names that every object has by birth take a look whether the item has them of its own; nobody calls a field so. */
const hasNamesByBirth = (filter: Json): boolean => {
  if (Array.isArray(filter)) return filter.some(hasNamesByBirth);
  return (
    isJsonObject(filter) &&
    Object.entries(filter).some(([key, below]) => key in Object.prototype || hasNamesByBirth(below))
  );
};

/**
 * `matches` for many items: what the filter says is worked out once, and the answer for an item is the same, a hundred
 * times as fast. Items are plain objects, as they come from JSON.
 */
export const compileFilter = (filter: Filter, context: FilterContext): ((item: Item) => boolean) => {
  if (hasNamesByBirth(filter)) return (item) => matches(filter, item, context);
  const judge = filterJudge(assuming, resolveDynamic(filter, context));
  return (item) => judge(item) !== false;
};

/**
 * As `compileFilter`, but false only for items that hold all that the filter asks about: what was not read is not held
 * against them (see `hasFilteredFields`).
 */
export const compileGuard = (filter: Filter, context: FilterContext): ((item: Item) => boolean) => {
  if (hasNamesByBirth(filter)) return (item) => !hasFilteredFields(filter, item) || matches(filter, item, context);
  const judge = filterJudge(doubting, resolveDynamic(filter, context));
  return (item) => judge(item) !== false;
};
