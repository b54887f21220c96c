import type { Request } from 'express';
import { replaceNullWords, ApiException, validateFilter } from '../../../src/adapters/memory';
import type { ItemsQuery } from '../../../src/domain/query';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';

/** Counts that `meta` may request. */
export const COUNTS = ['total_count', 'filter_count'] as const;

type Count = (typeof COUNTS)[number];

export interface ParsedQuery extends ItemsQuery {
  readonly offset?: number;
  readonly fields: readonly string[];
  /** Null when not requested, unlike a list without known names. */
  readonly meta: readonly Count[] | null;
}

const invalid = (message: string): ApiException =>
  new ApiException([{ status: 400, code: 'INVALID_QUERY', message, extensions: {} }]);

/** Parses a list from `a,b`, repeated parameters or a JSON array; empty text is no list. */
const listOf = (value: unknown): readonly string[] => {
  if (value === '') return [];
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  return parts.flatMap((part) => part.split(',')).map((part) => part.trim());
};

const isCount = (name: string): name is Count => COUNTS.some((count) => count === name);

/** `*` requests all counts; unknown names are ignored. */
const metaOf = (value: unknown): ParsedQuery['meta'] => {
  const asked = listOf(value);
  if (asked.length === 0) return null;
  return asked.includes('*') ? COUNTS : asked.filter(isCount);
};

/** A filter as an object, as JSON or in brackets; undefined for anything else. */
const filterOf = (value: unknown): JsonObject | undefined => {
  if (typeof value !== 'string') return isJsonObject(value) ? value : undefined;
  try {
    const filter: unknown = JSON.parse(value);
    return isJsonObject(filter) ? filter : undefined;
  } catch {
    return undefined;
  }
};

/** Values that mean no filter. */
const isNothing = (value: unknown): boolean => value === undefined || value === '' || value === 'null';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** In a body, text that is no JSON is taken as a list of characters, which the database refuses. */
const letters = (value: unknown): JsonObject | undefined =>
  typeof value === 'string' && !isNothing(value) && !isJson(value)
    ? Object.fromEntries([...value].map((letter, at) => [String(at), letter]))
    : undefined;

const numberOf = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value);

const given = <Name extends string, A>(name: Name, value: A | undefined): { readonly [key in Name]?: A } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: A };

/** The query of a batch body; invalid members are ignored. */
export const readQuery = (query: Readonly<Record<string, unknown>>): ParsedQuery => ({
  fields: listOf(query['fields']),
  meta: metaOf(query['meta']),
  ...given('filter', filterOf(query['filter']) ?? letters(query['filter'])),
  ...given('search', typeof query['search'] === 'string' ? query['search'] : undefined),
  ...given('sort', listOf(query['sort']).length === 0 ? undefined : listOf(query['sort'])),
  ...given('limit', numberOf(query['limit'])),
  ...given('page', numberOf(query['page'])),
  ...given('offset', numberOf(query['offset'])),
});

/** The query of a SEARCH body: likewise, with the special words of the filter parsed. */
export const meantQuery = (sent: Readonly<Record<string, unknown>>): ParsedQuery => {
  const query = readQuery(sent);
  return query.filter === undefined ? query : { ...query, filter: replaceNullWords(query.filter) };
};

const demandNames = (value: unknown): void => {
  const nameless = listOf(value).indexOf('');
  if (nameless >= 0) throw invalid(`"fields[${nameless}]" is not allowed to be empty`);
};

const demandColumns = (value: unknown): void => {
  const nameless = listOf(value).findIndex((column) => column === '' || column === '-');
  if (nameless >= 0) throw invalid(`"sort[${nameless}].column" is not allowed to be empty`);
};

const demandFilter = (value: unknown): void => {
  if (!isNothing(value) && filterOf(value) === undefined) throw invalid('"filter" must be of type object');
};

const demandCounts = (value: unknown): void => {
  const asked = listOf(value);
  const unknown = asked.includes('*') ? -1 : asked.findIndex((name) => !isCount(name));
  if (unknown >= 0) throw invalid(`"meta[${unknown}]" must be one of [${COUNTS.join(', ')}]`);
};

/** Parses the query string of a list. Refuses what the server refuses, in its order. */
export const parseQuery = (sent: Request['query'] | Readonly<Record<string, Json>>): ParsedQuery => {
  const query = sent as Readonly<Record<string, unknown>>;
  validateFilter(filterOf(query['filter']) ?? {});
  demandNames(query['fields']);
  demandColumns(query['sort']);
  demandFilter(query['filter']);
  for (const name of ['limit', 'offset', 'page']) {
    if (Number.isNaN(numberOf(query[name]))) throw invalid(`"${name}" must be a number`);
  }
  demandCounts(query['meta']);
  return meantQuery(query);
};
