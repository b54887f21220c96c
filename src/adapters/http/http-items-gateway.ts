import { apiFailure, chainCall, fail, type Call } from '../../kernel';
import type { Item, PrimaryKey } from '../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { HttpClient } from './client';
import { decodeData } from './codecs/decode';
import { item, itemCounts, items } from './codecs/item';
import { itemPath, itemsPath } from './paths';
import { itemsParameters } from './query-string';
import { endpointOf, type HttpRequest } from './transport';

/** method → request */
const requests = {
  list: (collection: string, query: ItemsQuery) => ({ method: 'GET', path: itemsPath(collection), query: itemsParameters(query) }),
  count: (collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string) => ({
    method: 'GET',
    path: itemsPath(collection),
    query: { ...itemsParameters({ ...query, fields: [primaryKey], limit: 0 }), meta: 'filter_count,total_count' },
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
  create: (collection: string, body: Item) => ({ method: 'POST', path: itemsPath(collection), body }),
  update: (collection: string, key: PrimaryKey, body: Item) => ({ method: 'PATCH', path: itemPath(collection, key), body }),
  updateSingleton: (collection: string, body: Item) => ({ method: 'PATCH', path: itemsPath(collection), body }),
  remove: (collection: string, key: PrimaryKey) => ({ method: 'DELETE', path: itemPath(collection, key) }),
} satisfies Record<keyof ItemsGateway, (...input: never[]) => HttpRequest>;

const EVERY_FIELD = ['*'];

export class HttpItemsGateway implements ItemsGateway {
  constructor(private readonly client: HttpClient) {}

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.client.data(requests.list(collection, query), items);
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts> {
    return this.client.meta(requests.count(collection, query, primaryKey), itemCounts);
  }

  read(collection: string, key: PrimaryKey, fields: readonly string[] = EVERY_FIELD): Call<Item> {
    return this.client.data(requests.read(collection, key, fields), item);
  }

  readSingleton(collection: string, fields: readonly string[] = EVERY_FIELD): Call<Item> {
    return this.client.data(requests.readSingleton(collection, fields), item);
  }

  create(collection: string, values: Item): Call<Item> {
    return this.written(requests.create(collection, values));
  }

  update(collection: string, key: PrimaryKey, edits: Item): Call<Item> {
    return this.written(requests.update(collection, key, edits));
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    return this.written(requests.updateSingleton(collection, edits));
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    return this.client.done(requests.remove(collection, key));
  }

  /**
   * The platform answers an update of an item that is gone with success and no body, and it does the same for one that
   * was written but may not be read. Either way there is nothing to show, and it must not pass for a save.
   */
  private written(request: HttpRequest): Call<Item> {
    return this.client.send(request).pipe(
      chainCall((body) =>
        body === null
          ? fail(apiFailure(404, 'ITEM_NOT_FOUND', ''))
          : decodeData(endpointOf(request), item, body, 'data'),
      ),
    );
  }
}
