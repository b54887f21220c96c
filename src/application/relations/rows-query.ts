import type { Filter } from '../../domain/filters';
import type { ToMany } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import type { RowFields } from './row-fields';

/** What is shown of a list. */
export interface RowsView {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** A field of the rows, with a leading minus for descending; null for the list's own order. */
  readonly sort: string | null;
  /** How many of the added rows are shown. */
  readonly addedLimit: number;
}

export const ROWS_PER_PAGE = 10;

/** The sort of the list: by its numbers if they may be read, and by key. */
export const ownSort = ({ sortField, primaryKey }: ToMany, fields: RowFields): readonly string[] =>
  sortField !== null && fields.row.includes(sortField) ? [sortField, primaryKey] : [primaryKey];

/** The server's search covers the fields of a row only, and a junction row has no text. */
const searchFilter = ({ searched }: RowFields, text: string): Filter => ({
  _or: searched.map((path) =>
    path.split('.').reduceRight<Filter>((inner, segment) => ({ [segment]: inner }), { _contains: text }),
  ),
});

/** The query for the rows of a view, without their fields; all rows of the list match `own`. */
export const rowsQuery = (
  list: ToMany,
  fields: RowFields,
  own: Filter,
  { page, search, sort }: RowsView,
): ItemsQuery => ({
  filter: search === '' || list.junction === null ? own : { _and: [own, searchFilter(fields, search)] },
  sort: sort === null ? ownSort(list, fields) : [sort, list.primaryKey],
  limit: ROWS_PER_PAGE,
  page,
  ...(search !== '' && list.junction === null && { search }),
});
