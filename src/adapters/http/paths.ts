import type { PrimaryKey } from '../../domain/items';
import { isSystemCollection, SYSTEM_PREFIX } from '../../domain/schema';

/** Where the items of a collection are: `/items/articles`, but `/users` for `directus_users`. */
export const itemsPath = (collection: string): string =>
  isSystemCollection(collection)
    ? `/${encodeURIComponent(collection.slice(SYSTEM_PREFIX.length))}`
    : `/items/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string =>
  `${itemsPath(collection)}/${encodeURIComponent(key)}`;
