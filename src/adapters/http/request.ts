import type { PrimaryKey } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { isSystemCollection, SYSTEM_PREFIX } from '../../domain/schema';

/** Query parameters in the order they are written; absent ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API root, every segment encoded already. */
  readonly path: string;
  readonly query?: Query;
  /** A form goes as it is, everything else as JSON. */
  readonly body?: unknown;
}

/** Names a request in failures: method and path, never query or token. */
export const endpointOf = (request: HttpRequest): string => `${request.method} ${request.path}`;

export const queryString = (query: Query = {}): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

/** The parameters of a list: fields and sort joined by commas, the filter as JSON. */
export const itemsParameters = (query: ItemsQuery): Query => ({
  fields: query.fields?.join(','),
  limit: query.limit,
  page: query.page,
  sort: query.sort?.join(','),
  search: query.search,
  filter: query.filter === undefined ? undefined : JSON.stringify(query.filter),
});

/** Where the items of a collection are: `/items/articles`, but `/users` for `directus_users`. */
export const itemsPath = (collection: string): string =>
  isSystemCollection(collection)
    ? `/${encodeURIComponent(collection.slice(SYSTEM_PREFIX.length))}`
    : `/items/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string =>
  `${itemsPath(collection)}/${encodeURIComponent(key)}`;
