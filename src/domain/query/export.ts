import type { ItemsQuery } from './items-query';

/** The kinds of files that items can be exported as; the first unless somebody chooses (spec 000, 7). */
export const EXPORT_FORMATS = ['csv', 'json', 'xml'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What of a collection is exported. There are no pages: a file holds all that is found. */
export type ExportQuery = Pick<ItemsQuery, 'fields' | 'filter' | 'search' | 'sort'>;
