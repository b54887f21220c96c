import type { PrimaryKey } from '../domain/items';

const MODULE = '/collections';

export const collectionPath = (collection: string): string => `${MODULE}/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string => `${collectionPath(collection)}/${encodeURIComponent(key)}`;

export const newItemPath = (collection: string): string => `${collectionPath(collection)}/+`;

/** An address of a collection, with the saved view that somebody came by; null for none. */
export const withinBookmark = (path: string, bookmark: number | null): string => (bookmark === null ? path : `${path}?bookmark=${bookmark}`);

/** A saved view of a collection. */
export const bookmarkPath = (collection: string, bookmark: number): string => withinBookmark(collectionPath(collection), bookmark);
