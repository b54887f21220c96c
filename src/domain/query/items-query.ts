import { equals, type Json } from '../../kernel';
import type { Filter } from '../filters';
import type { Item, PrimaryKey } from '../items';
import { fieldOf, isAlias, type FieldType, type Schema } from '../schema';

/**
 * A request of items. A missing member means the server's default; `limit: -1` means all items and is for small
 * collections only.
 */
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

/** Counts of all items, and of those that match the filter and the search. */
export interface ItemCounts {
  readonly total_count: number;
  readonly filter_count: number;
}

/** Export formats; the first is the default (spec 000, 7). */
export const EXPORT_FORMATS = ['csv', 'json', 'xml'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The server returns at most this many rows of a list within an item; a longer list looks as if it had so many. */
export const MAX_NESTED_ROWS = 100;

/** True when two requests find the same items, regardless of page, order and fields. */
export const isSameResultSet = (one: ItemsQuery, other: ItemsQuery): boolean =>
  equals(one.filter ?? null, other.filter ?? null) && (one.search ?? '') === (other.search ?? '');

/**
 * Finds the items of a tree on so many levels below one, by the field that leads to the parent. Each path ends at the
 * primary key: platform 9.0.0-rc.83 answers with 500, or with other rows, where one that ends at `parent` stands beside
 * a longer one.
 */
export const levelsBelow = (parent: string, primaryKey: string, key: PrimaryKey, depth: number): Filter => ({
  _or: Array.from({ length: depth }, (_, level) =>
    Array.from({ length: level + 1 }).reduce<Filter>((inner) => ({ [parent]: inner }), { [primaryKey]: { _eq: key } }),
  ),
});

/** Types whose values every database returns as they were sent. */
const EXACT_TYPES: readonly FieldType[] = ['string', 'uuid', 'integer', 'bigInteger', 'boolean'];

/** Longest value that fits into a URL. */
const MAX_VALUE_LENGTH = 120;
const MAX_CONDITIONS = 8;

const isComparable = (value: Json): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH);

/**
 * A filter that finds an item with these values, to verify a create whose response was lost; null when the values are
 * too unspecific.
 */
export const similarItemFilter = (schema: Schema, collection: string, values: Item): Filter | null => {
  const comparable = Object.entries(values).filter(([name, value]) => {
    const field = fieldOf(schema, collection, name);
    return (
      field !== null &&
      !isAlias(field) &&
      EXACT_TYPES.includes(field.type) &&
      !field.meta?.special.includes('hash') &&
      isComparable(value)
    );
  });
  const isText = comparable.some(([, value]) => typeof value === 'string');
  return isText
    ? { _and: comparable.slice(0, MAX_CONDITIONS).map(([name, value]) => ({ [name]: { _eq: value } })) }
    : null;
};

/** A load that is shorter shows no indicator, in ms (spec 000, 9). */
export const LOADING_DELAY_MS = 250;

/** Throttle of searches, in ms; the last text always counts. */
export const SEARCH_THROTTLE_MS = 500;
