import { mapCall, succeed, type Call } from '../../../kernel';
import type { Filter } from '../../../domain/filters';
import type { Item, PrimaryKey } from '../../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../../domain/query';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { HttpClient } from '../client';
import type { SqliteDates } from '../dialect/sqlite-dates';
import { item, itemCounts, items, itemTotal } from '../codecs/items';
import { itemPath, itemsParameters, itemsPath, type HttpRequest } from '../request';

/** The fields to answer with; undefined for all. */
type Fields = readonly string[] | undefined;

const writeParameters = (fields: Fields) => itemsParameters(fields === undefined ? {} : { fields });

/** method → request */
const requests = {
  list: (collection: string, query: ItemsQuery) => ({
    method: 'GET',
    path: itemsPath(collection),
    query: itemsParameters(query),
  }),
  count: (collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string) => ({
    method: 'GET',
    path: itemsPath(collection),
    query: { ...itemsParameters({ ...query, fields: [primaryKey], limit: 0 }), meta: 'filter_count,total_count' },
  }),
  total: (collection: string) => ({
    method: 'GET',
    path: itemsPath(collection),
    query: { limit: 0, meta: 'total_count' },
  }),
  read: (collection: string, key: PrimaryKey, fields: readonly string[]) => ({
    method: 'GET',
    path: itemPath(collection, key),
    query: itemsParameters({ fields }),
  }),
  readSingleton: (collection: string, fields: readonly string[]) => ({
    method: 'GET',
    path: itemsPath(collection),
    query: itemsParameters({ fields }),
  }),
  create: (collection: string, body: Item, fields: Fields) => ({
    method: 'POST',
    path: itemsPath(collection),
    query: writeParameters(fields),
    body,
  }),
  update: (collection: string, key: PrimaryKey, body: Item, fields: Fields) => ({
    method: 'PATCH',
    path: itemPath(collection, key),
    query: writeParameters(fields),
    body,
  }),
  updateSingleton: (collection: string, body: Item) => ({ method: 'PATCH', path: itemsPath(collection), body }),
  remove: (collection: string, key: PrimaryKey) => ({ method: 'DELETE', path: itemPath(collection, key) }),
  createMany: (collection: string, body: readonly Item[], fields: Fields) => ({
    method: 'POST',
    path: itemsPath(collection),
    query: writeParameters(fields),
    body,
  }),
  updateMany: (collection: string, keys: readonly PrimaryKey[], data: Item, fields: Fields) => ({
    method: 'PATCH',
    path: itemsPath(collection),
    query: writeParameters(fields),
    body: { keys, data },
  }),
  updateByFilter: (collection: string, filter: Filter, data: Item) => ({
    method: 'PATCH',
    path: itemsPath(collection),
    body: { query: { filter, limit: -1 }, data },
  }),
  removeMany: (collection: string, body: readonly PrimaryKey[]) => ({
    method: 'DELETE',
    path: itemsPath(collection),
    body,
  }),
  move: (collection: string, item: PrimaryKey, to: PrimaryKey) => ({
    method: 'POST',
    path: `/utils/sort/${encodeURIComponent(collection)}`,
    body: { item, to },
  }),
} satisfies Record<Exclude<keyof ItemsGateway, 'shown'>, (...input: never[]) => HttpRequest>;

const EVERY_FIELD = ['*'];

export class HttpItemsGateway implements ItemsGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly dates: SqliteDates,
    readonly shown?: ItemsGateway | undefined,
  ) {}

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.client.data(requests.list(collection, this.withDates(collection, query)), items);
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts> {
    return this.client.meta(requests.count(collection, this.withDates(collection, query), primaryKey), itemCounts);
  }

  total(collection: string): Call<number> {
    return this.client.meta(requests.total(collection), itemTotal).pipe(mapCall(({ total_count }) => total_count));
  }

  read(collection: string, key: PrimaryKey, fields: readonly string[] = EVERY_FIELD): Call<Item> {
    return this.client.data(requests.read(collection, key, fields), item);
  }

  readSingleton(collection: string, fields: readonly string[] = EVERY_FIELD): Call<Item> {
    return this.client.data(requests.readSingleton(collection, fields), item);
  }

  create(collection: string, values: Item, fields?: readonly string[]): Call<Item> {
    return this.client.write(requests.create(collection, values, fields), item);
  }

  update(collection: string, key: PrimaryKey, edits: Item, fields?: readonly string[]): Call<Item> {
    return this.client.write(requests.update(collection, key, edits, fields), item);
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    return this.client.write(requests.updateSingleton(collection, edits), item);
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    return this.client.command(requests.remove(collection, key));
  }

  createMany(collection: string, values: readonly Item[], fields?: readonly string[]): Call<readonly Item[]> {
    return values.length === 0
      ? succeed([])
      : this.client.write(requests.createMany(collection, values, fields), items);
  }

  updateMany(
    collection: string,
    keys: readonly PrimaryKey[],
    edits: Item,
    fields?: readonly string[],
  ): Call<readonly Item[]> {
    return keys.length === 0
      ? succeed([])
      : this.client.write(requests.updateMany(collection, keys, edits, fields), items);
  }

  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void> {
    return this.client.command(requests.updateByFilter(collection, this.dates.filter(collection, filter), edits));
  }

  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void> {
    return keys.length === 0 ? succeed(undefined) : this.client.command(requests.removeMany(collection, keys));
  }

  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void> {
    return this.client.command(requests.move(collection, key, to));
  }

  private withDates<Query extends { readonly filter?: Filter }>(collection: string, query: Query): Query {
    return query.filter === undefined ? query : { ...query, filter: this.dates.filter(collection, query.filter) };
  }
}
