import { equals, type Json } from '../../kernel';
import type { Filter } from '../filters';
import type { Item } from '../items';
import { fieldOf, type FieldType, isAlias, type Schema } from '../schema';

/** What to read of a collection. Absent means the server's default; `limit: -1` means everything and is for small collections only. */
export interface ItemsQuery {
  readonly fields?: readonly string[];
  readonly filter?: Filter;
  readonly search?: string;
  /** Field paths; a leading minus means descending. */
  readonly sort?: readonly string[];
  readonly limit?: number;
  /** Counted from 1. */
  readonly page?: number;
}

/** How many items there are at all, and how many of them fit the filter and the search. */
export interface ItemCounts {
  readonly total_count: number;
  readonly filter_count: number;
}

/** The kinds of files that items can be exported as; the first unless somebody chooses (spec 000, 7). */
export const EXPORT_FORMATS = ['csv', 'json', 'xml'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What of a collection is exported. There are no pages: a file holds all that is found. */
export type ExportQuery = Pick<ItemsQuery, 'fields' | 'filter' | 'search' | 'sort'>;

/** Whether two questions find the same items, on whichever page, in whichever order and however much of each. */
export const isSameResultSet = (one: ItemsQuery, other: ItemsQuery): boolean =>
  equals(one.filter ?? null, other.filter ?? null) && (one.search ?? '') === (other.search ?? '');

/** Values of these types come back as they were sent, whatever the database. */
const EXACT_TYPES: readonly FieldType[] = ['string', 'uuid', 'integer', 'bigInteger', 'boolean'];

/** As long as a value may be to go into an address. */
const MAX_VALUE_LENGTH = 120;
const MAX_CONDITIONS = 8;

const isComparable = (value: Json): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH);

/**
 * Finds items that look like one that was sent, of which nobody knows whether it arrived; null when nothing in it is
 * telling enough to look for.
 */
export const similarItemFilter = (schema: Schema, collection: string, sent: Item): Filter | null => {
  const telling = Object.entries(sent).filter(([name, value]) => {
    const field = fieldOf(schema, collection, name);
    return (
      field !== null &&
      !isAlias(field) &&
      EXACT_TYPES.includes(field.type) &&
      !field.meta?.special.includes('hash') &&
      isComparable(value)
    );
  });
  const isText = telling.some(([, value]) => typeof value === 'string');
  return isText
    ? { _and: telling.slice(0, MAX_CONDITIONS).map(([name, value]) => ({ [name]: { _eq: value } })) }
    : null;
};
