import type { Filter } from '../filters';
import { defaultListFields, primaryKeyOf, type Schema } from '../schema';
import type { ItemsQuery } from './items-query';

/** What a person has chosen of a table. */
export interface TableQuery {
  readonly page: number;
  readonly limit: number;
  readonly fields: readonly string[];
  /** One field path; a leading minus means descending. Empty when the collection has no key to sort by. */
  readonly sort: string;
  readonly search: string;
  /** Absent or empty: everything. */
  readonly filter?: Filter;
}

export const DEFAULT_LIMIT = 25;

/** The choices of 'per page'. */
export const PAGE_SIZES = [25, 50, 100, 250, 500, 1000] as const;

export const defaultTableQuery = (schema: Schema, collection: string): TableQuery => ({
  page: 1,
  limit: DEFAULT_LIMIT,
  fields: defaultListFields(schema, collection),
  sort: primaryKeyOf(schema, collection)?.field ?? '',
  search: '',
});

/** The request behind a table: the chosen columns plus the key that rows are known by. */
export const tableItemsQuery = (query: TableQuery, primaryKey: string | null): ItemsQuery => ({
  fields: [...new Set([...(primaryKey === null ? [] : [primaryKey]), ...query.fields])],
  limit: query.limit,
  page: query.page,
  ...(query.sort === '' ? {} : { sort: [query.sort] }),
  ...(query.search === '' ? {} : { search: query.search }),
  ...(query.filter === undefined || Object.keys(query.filter).length === 0 ? {} : { filter: query.filter }),
});

/** A click on a column's header: ascending, then descending, and so on; a table is always sorted by something. */
export const toggleSort = (sort: string, field: string): string => (sort === field ? `-${field}` : field);

/** Types whose columns cannot be sorted. */
const UNSORTABLE = new Set([
  'json',
  'o2m',
  'm2o',
  'm2m',
  'm2a',
  'file',
  'files',
  'alias',
  'presentation',
  'translations',
]);

export const isSortable = (type: string): boolean => !UNSORTABLE.has(type);
