import { batchKeys, NEW_KEY, type SaveTarget } from '../../domain/items';
import { type FieldType, isSingleton, isSystemCollection, primaryKeyOf, type Schema } from '../../domain/schema';

/**
 * What a route of the collections area shows: a list, an item, several items that are edited at once, or nothing that
 * exists. Keys stay text, for a route cannot tell 12 from '12' and the server takes both.
 */
export type RouteTarget =
  | { readonly kind: 'list'; readonly collection: string }
  | { readonly kind: 'several'; readonly collection: string; readonly keys: readonly string[] }
  | { readonly kind: 'not-found' }
  | SaveTarget;

/** Keys in which a comma may stand by itself: such a route is one item. */
const COMMA_IN_KEYS: readonly (FieldType | undefined)[] = ['string', 'text'];

export const routeTarget = (schema: Schema, collection: string, key: string | null): RouteTarget => {
  const known = schema.collections.get(collection);
  if (known === undefined || isSystemCollection(collection)) return { kind: 'not-found' };
  if (isSingleton(known)) return key === null ? { kind: 'singleton', collection } : { kind: 'not-found' };
  if (key === null) return { kind: 'list', collection };
  if (key === NEW_KEY) return { kind: 'new', collection };
  const keys = COMMA_IN_KEYS.includes(primaryKeyOf(schema, collection)?.type) ? [] : batchKeys(key);
  return keys.length > 1 ? { kind: 'several', collection, keys } : { kind: 'existing', collection, key };
};

/** System collections that have pages of their own (spec 000, 2). */
const SYSTEM_PAGES: ReadonlyMap<string, string> = new Map([
  ['directus_users', '/users'],
  ['directus_files', '/files'],
  ['directus_activity', '/activity'],
  ['directus_webhooks', '/settings/webhooks'],
]);

/** Where a collection, or an item of it, is shown instead; null for those that are shown here, or nowhere. */
export const systemRedirect = (collection: string, key: string | null): string | null => {
  const page = SYSTEM_PAGES.get(collection);
  if (page === undefined) return null;
  return key === null ? page : `${page}/${key === NEW_KEY ? NEW_KEY : encodeURIComponent(key)}`;
};

/** Items that are to be edited at once over their list: those of some keys, or those that an entry of the journal tells of. */
export type BatchEditTarget =
  { readonly kind: 'keys'; readonly keys: readonly string[] } | { readonly kind: 'entry'; readonly entry: string };

/** Comes along with the address of a list, which has no room for them: keys may be many and long, and a comma may stand in one. */
export const batchEditState = (keys: readonly string[]): { readonly several: readonly string[] } => ({ several: keys });

/** What an address wants edited at once by the entry it names, or by the state that has come along with it; null for nothing, and for a state of another shape. */
export const batchEditTarget = (entry: string | null, state: unknown): BatchEditTarget | null => {
  if (entry !== null) return { kind: 'entry', entry };
  const several: unknown = typeof state === 'object' && state !== null && 'several' in state ? state.several : null;
  const keys = Array.isArray(several) ? several.filter((key): key is string => typeof key === 'string') : [];
  return keys.length === 0 ? null : { kind: 'keys', keys };
};

/** An id that no bookmark has: what was asked for is none, and somebody is told so. */
const UNKNOWN_BOOKMARK = 0;

/** The bookmark an address names (`?bookmark=7`); null when it names none. */
export const bookmarkFromUrl = (query: URLSearchParams): number | null => {
  const named = query.get('bookmark');
  if (named === null) return null;
  return /^\d{1,15}$/.test(named) ? Number(named) : UNKNOWN_BOOKMARK;
};
