import type { Request } from 'express';
import { Refusal } from '../../../src/adapters/memory';
import type { ItemsQuery } from '../../../src/domain/query';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';

/** The counts that `meta` may ask for. */
export const COUNTS = ['total_count', 'filter_count'] as const;

export interface ParsedQuery extends ItemsQuery {
  readonly offset?: number;
  readonly fields: readonly string[];
  readonly meta: readonly (typeof COUNTS)[number][];
}

const invalid = (message: string): Refusal => new Refusal([{ status: 400, code: 'INVALID_QUERY', message, extensions: {} }]);

/** `a,b`, repeated parameters and JSON arrays all mean a list. */
const listOf = (value: unknown): readonly string[] => {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  return parts.flatMap((part) => part.split(',')).map((part) => part.trim()).filter((part) => part !== '');
};

const sortOf = (value: unknown): readonly string[] => {
  const sort = listOf(value);
  const nameless = sort.indexOf('-');
  if (nameless >= 0) throw invalid(`"sort[${nameless}].column" is not allowed to be empty`);
  return sort;
};

/** An object, or its JSON, or brackets in the query string that have become one. */
const filterOf = (value: unknown): JsonObject => {
  try {
    const filter: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (isJsonObject(filter)) return filter;
  } catch {
    throw invalid('"filter" must be of type object');
  }
  throw invalid('"filter" must be of type object');
};

const numberOf = (name: string, value: unknown): number => {
  const number = Number(value);
  if (Number.isNaN(number)) throw invalid(`"${name}" must be a number`);
  return number;
};

const metaOf = (value: unknown): ParsedQuery['meta'] => {
  const asked = listOf(value);
  if (asked.includes('*')) return COUNTS;
  return asked.map((name, index) => {
    const known = COUNTS.find((count) => count === name);
    if (known === undefined) throw invalid(`"meta[${index}]" must be one of [${COUNTS.join(', ')}]`);
    return known;
  });
};

const demandStart = (query: ParsedQuery): ParsedQuery => {
  const start = query.page === undefined ? (query.offset ?? 0) : query.page - 1;
  const limited = query.limit === undefined || query.limit >= 0;
  if (start >= 0 || !limited) return query;
  const message = 'A non-negative integer must be provided to offset.';
  throw new Refusal([{ status: 500, code: 'INTERNAL_SERVER_ERROR', message, extensions: {} }]);
};

/** The query of a list, out of the query string or out of the body of a SEARCH. Refuses what the platform refuses. */
export const parseQuery = (query: Request['query'] | Readonly<Record<string, Json>>): ParsedQuery => {
  const { fields, filter, search, sort, limit, page, offset, meta } = query as Readonly<Record<string, unknown>>;
  return demandStart({
    fields: listOf(fields),
    meta: metaOf(meta),
    ...(filter === undefined ? {} : { filter: filterOf(filter) }),
    ...(typeof search === 'string' ? { search } : {}),
    ...(sort === undefined ? {} : { sort: sortOf(sort) }),
    ...(limit === undefined ? {} : { limit: numberOf('limit', limit) }),
    ...(page === undefined || Number(page) === 0 ? {} : { page: numberOf('page', page) }),
    ...(offset === undefined ? {} : { offset: numberOf('offset', offset) }),
  });
};
