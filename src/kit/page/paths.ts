import type { Item, PrimaryKey } from '../../domain/items';
import type { Json } from '../../kernel';

const MODULE = '/collections';

export const collectionPath = (collection: string): string => `${MODULE}/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string =>
  `${collectionPath(collection)}/${encodeURIComponent(key)}`;

export const newItemPath = (collection: string): string => `${collectionPath(collection)}/+`;

/** An address of a collection, with the saved view that somebody came by; null for none. */
export const withBookmark = (path: string, bookmark: number | null): string =>
  bookmark === null ? path : `${path}?bookmark=${bookmark}`;

/** The member of a list's address that names what to go on with there. */
export const RESUME_PARAM = 'go-on';

/** The list in whose drawer several items were being edited, with the entry of the journal that tells of it. */
export const resumePath = (collection: string, entry: string): string =>
  `${collectionPath(collection)}?${RESUME_PARAM}=${encodeURIComponent(entry)}`;

/** A saved view of a collection. */
export const bookmarkPath = (collection: string, bookmark: number): string =>
  withBookmark(collectionPath(collection), bookmark);

/** What a history keeps with the address of a new item that begins with some values. */
export interface NewItemState {
  readonly values: Item;
}

const isPlain = (value: unknown): value is Json => ['string', 'number', 'boolean'].includes(typeof value);

/** The values that come along with an address; none out of a state of another shape. Not from the address itself, which strangers write. */
export const prefillFromState = (state: unknown): Item => {
  const values: unknown = typeof state === 'object' && state !== null && 'values' in state ? state.values : null;
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => isPlain(entry[1])));
};
