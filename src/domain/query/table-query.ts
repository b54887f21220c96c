import * as t from 'io-ts';
import { memberDecoder, nonEmptyText, textOrNull, validEntries, withFallback, type Json } from '../../kernel';
import type { Filter } from '../filters';
import { fieldOf, isNoData, isStaticToken, primaryKeyOf, type Schema } from '../schema';
import { defaultListFields } from './default-list-fields';
import type { ItemsQuery } from './items-query';
import { integerBetween, objectIn } from './saved-values';
import { isSortable, sortParts } from './sort';

/** The query of a table, as the user set it. */
export interface TableQuery {
  readonly page: number;
  readonly limit: number;
  readonly fields: readonly string[];
  /** One field path; a leading minus means descending. Empty for a collection without a key. */
  readonly sort: string;
  readonly search: string;
  /** Absent or empty: everything. */
  readonly filter?: Filter;
}

export const DEFAULT_LIMIT = 25;

/** Options of 'per page'. */
export const PAGE_SIZES = [25, 50, 100, 250, 500, 1000] as const;

export const defaultTableQuery = (schema: Schema, collection: string): TableQuery => ({
  page: 1,
  limit: DEFAULT_LIMIT,
  fields: defaultListFields(schema, collection),
  sort: primaryKeyOf(schema, collection)?.field ?? '',
  search: '',
});

/** The request of a table: the chosen columns and the key. */
export const tableItemsQuery = (query: TableQuery, primaryKey: string | null): ItemsQuery => ({
  fields: [...new Set([...(primaryKey === null ? [] : [primaryKey]), ...query.fields])],
  limit: query.limit,
  page: query.page,
  ...(query.sort === '' ? {} : { sort: [query.sort] }),
  ...(query.search === '' ? {} : { search: query.search }),
  ...(query.filter === undefined || Object.keys(query.filter).length === 0 ? {} : { filter: query.filter }),
});

const MAX_LIMIT = Math.max(...PAGE_SIZES);

/** A list, or a text with commas. Skips invalid entries. */
const fieldList = new t.Type<readonly string[], readonly string[], unknown>(
  'list of fields',
  validEntries(nonEmptyText).is,
  (value, context) => validEntries(nonEmptyText).validate(t.string.is(value) ? value.split(',') : value, context),
  t.identity,
);

const decodeFields = memberDecoder({ fields: fieldList });

/** The columns of a preset, each once, valid or not. */
export const savedFields = (layoutQuery: Json, layout: string): readonly string[] => [
  ...new Set(decodeFields(objectIn(layoutQuery, layout)).fields),
];

/** The columns that exist. A path counts by its first segment. */
const validFields = (schema: Schema, collection: string, layoutQuery: Json, layout: string): readonly string[] =>
  savedFields(layoutQuery, layout).filter((path) => {
    const field = fieldOf(schema, collection, path.split('.', 1).join(''));
    return field !== null && !isNoData(field) && !isStaticToken(field);
  });

/** The server refuses the whole request for an unknown field, so an unknown sort is dropped. */
const validSort = (schema: Schema, collection: string, sort: string | null): string | null => {
  const field = sort === null ? null : fieldOf(schema, collection, sortParts(sort).field);
  return field !== null && isSortable(field.type) ? sort : null;
};

const decodeSaved = memberDecoder({
  page: withFallback(integerBetween(1, Number.MAX_SAFE_INTEGER), 1),
  limit: withFallback(integerBetween(1, MAX_LIMIT), DEFAULT_LIMIT),
  sort: textOrNull,
});

/**
 * Decodes a preset's `layout_query` for a paged layout (tabular, cards). Total: missing, outdated or invalid members
 * take their defaults.
 */
export const decodeTableQuery = (schema: Schema, collection: string, layoutQuery: Json, layout: string): TableQuery => {
  const { sort, ...saved } = decodeSaved(objectIn(layoutQuery, layout));
  const defaults = defaultTableQuery(schema, collection);
  const fields = validFields(schema, collection, layoutQuery, layout);
  return {
    ...defaults,
    ...saved,
    sort: validSort(schema, collection, sort) ?? defaults.sort,
    fields: fields.length === 0 ? defaults.fields : fields,
  };
};

export const pageCount = (count: number, limit: number): number => (limit > 0 ? Math.ceil(count / limit) : 1);

/** Page numbers to display; null stands for an ellipsis. */
export type PageWindow = readonly (number | null)[];

const MAX_PAGES_SHOWN = 7;

/**
 * At most seven numbers around the current page, always with the first and the last. `pageWindow(5, 20)` is 1 … 4 5 6
 * … 20.
 */
export const pageWindow = (page: number, pages: number, max: number = MAX_PAGES_SHOWN): PageWindow => {
  if (pages <= max) return range(1, pages);
  const inner = max - 4;
  const start = Math.min(Math.max(page - Math.floor(inner / 2), 3), pages - 1 - inner);
  const near = page <= max - 3;
  const far = page > pages - (max - 3);
  if (near) return [...range(1, max - 2), null, pages];
  if (far) return [1, null, ...range(pages - (max - 3), pages)];
  return [1, null, ...range(start, start + inner - 1), null, pages];
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The range of a page, for '26–50 of 214'; null when there are no items. */
export const itemRange = (
  page: number,
  limit: number,
  count: number,
): { readonly from: number; readonly to: number } | null =>
  count === 0 ? null : { from: (page - 1) * limit + 1, to: limit > 0 ? Math.min(page * limit, count) : count };
