import * as t from 'io-ts';
import { hasAddress, type Item, NEW_KEY, type PrimaryKey } from '../../domain/items';
import { memberDecoder, textOrNull, validMembers } from '../../kernel';

const MODULE = '/collections';

/**
 * A segment of a path. Lone surrogates, which `encodeURIComponent` throws at, become U+FFFD, as browsers write them.
 */
const segment = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));

/** System collections with pages of their own; specification 000, section 2. */
const SYSTEM_PAGES: ReadonlyMap<string, string> = new Map([
  ['directus_users', '/users'],
  ['directus_files', '/files'],
  ['directus_activity', '/activity'],
  ['directus_collections', '/settings/data-model'],
  ['directus_presets', '/settings/presets'],
  ['directus_settings', '/settings/project'],
  ['directus_webhooks', '/settings/webhooks'],
  ['directus_roles', '/settings/roles'],
  ['directus_policies', '/settings/policies'],
]);

/** The list page of a collection. */
export const collectionPath = (collection: string): string =>
  SYSTEM_PAGES.get(collection) ?? `${MODULE}/${segment(collection)}`;

/** The page of an item; the list for a key that no address can contain. */
export const itemPath = (collection: string, key: PrimaryKey): string =>
  hasAddress(key) ? `${collectionPath(collection)}/${segment(key)}` : collectionPath(collection);

/** The drawer of a field, of which drafts are kept by its collection and its name: 'tags.name'. */
const fieldPath = (key: string): string => {
  const at = key.lastIndexOf('.');
  return `${itemPath('directus_collections', key.slice(0, at))}/${segment(key.slice(at + 1))}`;
};

/** The page on which a draft of an existing item can be continued. */
export const draftItemPath = (collection: string, key: PrimaryKey): string =>
  collection === 'directus_fields' ? fieldPath(String(key)) : itemPath(collection, key);

export const newItemPath = (collection: string): string => `${collectionPath(collection)}/+`;

/** The page of a system collection that has pages of its own, or of an item of it; null for other collections. */
export const systemPagePath = (collection: string, key: string | null): string | null => {
  if (!SYSTEM_PAGES.has(collection)) return null;
  if (key === null) return collectionPath(collection);
  return key === NEW_KEY ? newItemPath(collection) : itemPath(collection, key);
};

/** A page of the documentation by its path in docs/guide, with a heading or without: 'guides/editing/filters#search'. */
export const docsPath = (page: string): string => {
  const [path = '', heading] = page.split('#');
  return `/docs/${path}/${heading === undefined ? '' : `#${heading}`}`;
};

/** A collection's path with the bookmark that the user came from; null for none. */
export const withBookmark = (path: string, bookmark: number | null): string =>
  bookmark === null ? path : `${path}?bookmark=${bookmark}`;

/** Query parameter with the id of the draft to resume. */
export const RESUME_PARAM = 'go-on';

/** The list page that reopens the batch-edit drawer with a draft; `entry` is the draft's id in the journal. */
export const resumePath = (collection: string, entry: string): string =>
  `${collectionPath(collection)}?${RESUME_PARAM}=${encodeURIComponent(entry)}`;

/** A bookmark of a collection. */
export const bookmarkPath = (collection: string, bookmark: number): string =>
  withBookmark(collectionPath(collection), bookmark);

/** Router state of the page for a new item: values to prefill. */
export interface NewItemState {
  readonly values: Item;
}

const decodeState = memberDecoder({ values: validMembers(t.union([t.string, t.number, t.boolean])) });

/** Prefilled values from router state; {} for any other shape. Never from the URL, which a third party can craft. */
export const prefillFromState = (state: unknown): Item => decodeState(state).values;

/** Router state of a list: the path of the item that was saved or left, which gets the focus. */
export interface ReturnState {
  readonly opened: string;
}

const decodeReturn = memberDecoder({ opened: textOrNull });

/** The path of the item that a list returns from; null for any other state. */
export const returnFromState = (state: unknown): string | null => decodeReturn(state).opened;
