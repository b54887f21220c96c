import type { PrimaryKey } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { isSystemCollection, SYSTEM_PREFIX } from '../../domain/schema';

/** Query parameters in the order they are written; undefined ones are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the API root, with each segment encoded. */
  readonly path: string;
  readonly query?: Query;
  /** FormData and a Blob are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  /** The device keeps the answer for the next start of a session: see `KeptAnswers`. */
  readonly isKept?: boolean;
}

/** Names a request in failures: method and path, never the query or a token. */
export const endpointOf = (request: HttpRequest): string => `${request.method} ${request.path}`;

export const queryString = (query: Query = {}): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

/** Names a request with its query. */
export const addressOf = (request: HttpRequest): string => `${endpointOf(request)}${queryString(request.query)}`;

/** Parameters of a list request: fields and sort joined by commas, the filter as JSON. */
export const itemsParameters = (query: ItemsQuery): Query => ({
  fields: query.fields?.join(','),
  limit: query.limit,
  page: query.page,
  sort: query.sort?.join(','),
  search: query.search,
  filter: query.filter === undefined ? undefined : JSON.stringify(query.filter),
});

/** Path of a collection's items: `/items/articles`, but `/users` for `directus_users`. */
export const itemsPath = (collection: string): string =>
  isSystemCollection(collection)
    ? `/${encodeURIComponent(collection.slice(SYSTEM_PREFIX.length))}`
    : `/items/${encodeURIComponent(collection)}`;

export const itemPath = (collection: string, key: PrimaryKey): string =>
  `${itemsPath(collection)}/${encodeURIComponent(key)}`;
