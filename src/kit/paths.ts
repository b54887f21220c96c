import type { PrimaryKey } from '../domain/items';

const MODULE = '/collections';

export const collectionPath = (collection: string): string => `${MODULE}/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string => `${collectionPath(collection)}/${encodeURIComponent(key)}`;

export const newItemPath = (collection: string): string => `${collectionPath(collection)}/+`;

/** A saved view of a collection. */
export const bookmarkPath = (collection: string, bookmark: number): string => `${collectionPath(collection)}?bookmark=${bookmark}`;
