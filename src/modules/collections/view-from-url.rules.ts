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
} from '../../domain/filters';
import type { View } from '../../domain/presets';
import type { Schema } from '../../domain/schema';
import type { Json } from '../../kernel';

/** A view as an address brings it along, as far as it makes sense here. */
export interface BorrowedView {
  readonly view: Partial<View>;
  /** The fields its filters ask for and that are not here, or not for this person. */
  readonly dropped: readonly string[];
  /** The address says something about filters that nobody can read. */
  readonly unreadable: boolean;
}

const FILTERS = 'filters';
const SEARCH = 'search';

/** What browsers and servers take for an address; a longer one was not made here. */
const LONGEST_FILTERS = 16_000;
const LONGEST_SEARCH = 500;
const MOST_FILTERS = 200;

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

const unlocked = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.map((node) =>
    node.kind === 'group' ? { ...node, locked: false, children: unlocked(node.children) } : { ...node, locked: false },
  );

interface ReadFilters {
  readonly filters: readonly FilterNode[];
  readonly dropped: readonly string[];
}

/** Nobody but the collection locks anything: of the filter that hides archived items only whether it is there counts. */
const readFilters = (text: string, schema: Schema, collection: string): ReadFilters | null => {
  const json = text.length > LONGEST_FILTERS ? undefined : parsed(text);
  if (!Array.isArray(json)) return null;
  const all = decodeFilters(json);
  if (json.length > 0 && all.length === 0) return null;
  const archive = archiveFilter(schema, collection);
  const own = unlocked(showArchived(all, true, null));
  const standing = firstFilters(applicableFilters(schema, collection, own), MOST_FILTERS).filter(
    (node) => node.kind === 'condition' || conditionsIn([node]).length > 0,
  );
  const dropped = [...new Set(invalidFilters(schema, collection, own).map(({ field }) => field))];
  return { filters: showArchived(standing, !hidesArchived(all), archive), dropped };
};

/** What an address (`?filters=…&search=…`) makes of a collection's view; null when it asks for nothing. Total. */
export const borrowedView = (query: URLSearchParams, schema: Schema, collection: string): BorrowedView | null => {
  const [filters, search] = [query.get(FILTERS), query.get(SEARCH)];
  if (filters === null && search === null) return null;
  const read = filters === null ? null : readFilters(filters, schema, collection);
  return {
    view: {
      ...(read !== null && { filters: read.filters }),
      ...(search !== null && { search: search.slice(0, LONGEST_SEARCH) }),
    },
    dropped: read?.dropped ?? [],
    unreadable: filters !== null && read === null,
  };
};

/** The address without what was borrowed from it. */
export const withoutBorrowed = (query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  rest.delete(FILTERS);
  rest.delete(SEARCH);
  return rest.size === 0 ? '' : `?${rest.toString()}`;
};

/**
 * The address, behind that of the collection, under which somebody else finds this view. The search is named though there is
 * none: whoever follows the link may have one of their own.
 */
export const viewQuery = (bookmark: number | null, { filters, search }: Pick<View, 'filters' | 'search'>): string => {
  const query = new URLSearchParams();
  if (bookmark !== null) query.set('bookmark', String(bookmark));
  query.set(FILTERS, JSON.stringify(encodeFilters(filters)));
  query.set(SEARCH, search);
  return `?${query.toString()}`;
};

/** For the list in place of a bookmark that is not there: what its address has brought besides goes along. */
export const queryInstead = (borrowed: BorrowedView | null, view: Pick<View, 'filters' | 'search'>): string =>
  borrowed === null ? '' : viewQuery(null, view);
