import { NEW_KEY, type SaveTarget } from '../../domain/items';
import { isSingleton, isSystemCollection, type Schema } from '../../domain/schema';

/**
 * What a route shows: a list, an item, several items edited at once, or nothing. Keys stay text: a route cannot tell 12
 * from '12', and the server accepts both.
 */
export type RouteTarget =
  | { readonly kind: 'list'; readonly collection: string }
  | { readonly kind: 'several'; readonly collection: string; readonly keys: readonly string[] }
  | { readonly kind: 'not-found' }
  | SaveTarget;

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign typed by hand.
    return segment;
  }
};

/** The keys in the last segment of a route, separated by commas, each once. A comma within a key is encoded. */
const batchKeys = (segment: string): readonly string[] => [
  ...new Set(
    segment
      .split(',')
      .filter((key) => key !== '')
      .map(decodeSegment),
  ),
];

/** `segment` is the last segment of the path as in the URL, undecoded; null for none. */
export const routeTarget = (schema: Schema, collection: string, segment: string | null): RouteTarget => {
  const known = schema.collections.get(collection);
  if (known === undefined || isSystemCollection(collection)) return { kind: 'not-found' };
  if (isSingleton(known)) return segment === null ? { kind: 'singleton', collection } : { kind: 'not-found' };
  if (segment === null) return { kind: 'list', collection };
  if (segment === NEW_KEY) return { kind: 'new', collection };
  const keys = batchKeys(segment);
  return keys.length > 1
    ? { kind: 'several', collection, keys }
    : { kind: 'existing', collection, key: decodeSegment(segment) };
};

/** The item whose page an address opens, as far as that is known before the data model; null for none. */
export const addressedItem = (path: string): { readonly collection: string; readonly key: string } | null => {
  const [, , collection = '', segment = ''] = path.split('/');
  const [key, ...others] = batchKeys(segment);
  if (key === undefined || others.length > 0 || segment === NEW_KEY || isSystemCollection(collection)) return null;
  return { collection, key: decodeSegment(segment) };
};

/**
 * What an address of this module shows, or the page that shows it instead: `systemPage` gives that of a system
 * collection (key null) or of its item, null for none. `segment` as for `routeTarget`.
 */
export const pageTarget = (
  schema: Schema,
  collection: string,
  segment: string | null,
  systemPage: (collection: string, key: string | null) => string | null,
): RouteTarget | { readonly kind: 'redirect'; readonly path: string } => {
  const path = systemPage(collection, segment === null ? null : decodeSegment(segment));
  return path === null ? routeTarget(schema, collection, segment) : { kind: 'redirect', path };
};

/** An id no bookmark has, so that an invalid parameter shows 'not found'. */
const UNKNOWN_BOOKMARK = 0;

/** The bookmark id in the URL (`?bookmark=7`); null for none. */
export const bookmarkFromUrl = (query: URLSearchParams): number | null => {
  const named = query.get('bookmark');
  if (named === null) return null;
  return /^\d{1,15}$/.test(named) ? Number(named) : UNKNOWN_BOOKMARK;
};
