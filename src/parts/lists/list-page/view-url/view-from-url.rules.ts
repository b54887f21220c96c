import {
  archiveFilter,
  conditionsIn,
  decodeFilters,
  encodeFilters,
  firstFilters,
  hidesArchived,
  invalidFilters,
  showArchived,
  applicableFilters,
  type FilterNode,
} from '../../../../domain/filters';
import type { View } from '../../../../domain/presets';
import type { Schema } from '../../../../domain/schema';
import { decodeJsonText, jsonList, shorten } from '../../../../kernel';

/** The part of a view that a URL sets. */
export interface UrlView {
  readonly view: Partial<View>;
  /** Filtered fields that are missing or not visible to the user. */
  readonly ignoredFields: readonly string[];
  /** The filters cannot be parsed. */
  readonly unreadable: boolean;
}

const FILTERS_PARAM = 'filters';
const SEARCH_PARAM = 'search';

/** Limits for URLs; longer ones were not created by this application. */
const MAX_FILTERS_LENGTH = 16_000;
const MAX_SEARCH_LENGTH = 500;
const MAX_FILTERS = 200;

const unlock = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.map((node) =>
    node.kind === 'group' ? { ...node, locked: false, children: unlock(node.children) } : { ...node, locked: false },
  );

interface ReadFilters {
  readonly filters: readonly FilterNode[];
  readonly ignoredFields: readonly string[];
}

/** Locks in the URL are ignored. Of the archive filter, only its presence counts. */
const readFilters = (text: string, schema: Schema, collection: string): ReadFilters | null => {
  const saved = text.length > MAX_FILTERS_LENGTH ? null : decodeJsonText(jsonList, text);
  if (saved === null) return null;
  const all = decodeFilters(saved);
  if (saved.length > 0 && all.length === 0) return null;
  const archive = archiveFilter(schema, collection);
  const own = unlock(showArchived(all, true, null));
  const applicable = firstFilters(applicableFilters(schema, collection, own), MAX_FILTERS).filter(
    (node) => node.kind === 'condition' || conditionsIn([node]).length > 0,
  );
  const dropped = [...new Set(invalidFilters(schema, collection, own).map(({ field }) => field))];
  return { filters: showArchived(applicable, !hidesArchived(all), archive), ignoredFields: dropped };
};

/** The view in a URL (`?filters=…&search=…`) for a collection; null for none. Total. */
export const viewFromUrl = (query: URLSearchParams, schema: Schema, collection: string): UrlView | null => {
  const [filters, search] = [query.get(FILTERS_PARAM), query.get(SEARCH_PARAM)];
  if (filters === null && search === null) return null;
  const read = filters === null ? null : readFilters(filters, schema, collection);
  return {
    view: {
      ...(read !== null && { filters: read.filters }),
      ...(search !== null && { search: shorten(search, MAX_SEARCH_LENGTH) }),
    },
    ignoredFields: read?.ignoredFields ?? [],
    unreadable: filters !== null && read === null,
  };
};

/** The query string without the view. */
export const withoutView = (query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  rest.delete(FILTERS_PARAM);
  rest.delete(SEARCH_PARAM);
  return rest.size === 0 ? '' : `?${rest.toString()}`;
};

/**
 * The query string of a link to this view. An empty search is included, because the reader may have one of their own.
 */
export const viewQuery = (bookmark: number | null, { filters, search }: Pick<View, 'filters' | 'search'>): string => {
  const query = new URLSearchParams();
  if (bookmark !== null) query.set('bookmark', String(bookmark));
  query.set(FILTERS_PARAM, JSON.stringify(encodeFilters(filters)));
  query.set(SEARCH_PARAM, search);
  return `?${query.toString()}`;
};

/** The query string for the list shown instead of a missing bookmark; keeps the view given by the URL. */
export const fallbackQuery = (borrowed: UrlView | null, view: Pick<View, 'filters' | 'search'>): string =>
  borrowed === null ? '' : viewQuery(null, view);
