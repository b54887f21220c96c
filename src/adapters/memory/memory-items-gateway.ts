import type { Item, PrimaryKey } from '../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { apiFailure, chainCall, fail, mapCall, succeed, type Call } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';
import { meantFilter, validateFilter } from './services/items';

const endpoint = (method: string, collection: string): string => `${method} /items/${collection}`;

/** The query as it arrives in a query string: looked at, and with its words taken for what they mean. */
const sentQuery = <Query extends Pick<ItemsQuery, 'filter'>>(query: Query): Query => {
  const { filter = {} } = query;
  validateFilter(filter);
  return { ...query, filter: meantFilter(filter) };
};

/** The platform answers an update of an item that is gone, or may not be read, with success and nothing else. */
const demandItem = chainCall((item: Item | null) =>
  item === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : succeed(deepCopy(item)),
);

export class MemoryItemsGateway implements ItemsGateway {
  constructor(private readonly client: MemoryClient) {}

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.client
      .read(endpoint('GET', collection), (platform, who) => platform.items(collection, who).list(sentQuery(query)))
      .pipe(mapCall((items) => deepCopy(items)));
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>): Call<ItemCounts> {
    return this.client.read(endpoint('GET', collection), (platform, who) =>
      platform.items(collection, who).count(sentQuery(query)),
    );
  }

  read(collection: string, key: PrimaryKey, fields: readonly string[] = []): Call<Item> {
    return this.client
      .read(endpoint('GET', collection), (platform, who) => platform.items(collection, who).read(key, { fields }))
      .pipe(mapCall(deepCopy));
  }

  readSingleton(collection: string, fields: readonly string[] = []): Call<Item> {
    return this.client
      .read(endpoint('GET', collection), (platform, who) => platform.items(collection, who).readSingleton({ fields }))
      .pipe(mapCall(deepCopy));
  }

  create(collection: string, item: Item): Call<Item> {
    return this.client
      .write(endpoint('POST', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.written(items.create([deepCopy(item)]), [])?.[0] ?? null;
      })
      .pipe(demandItem);
  }

  update(collection: string, key: PrimaryKey, edits: Item): Call<Item> {
    return this.client
      .write(endpoint('PATCH', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.written(items.update([key], deepCopy(edits)), [])?.[0] ?? null;
      })
      .pipe(demandItem);
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    return this.client
      .write(endpoint('PATCH', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.written([items.updateSingleton(deepCopy(edits))], [])?.[0] ?? null;
      })
      .pipe(demandItem);
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    return this.client.write(endpoint('DELETE', collection), (platform, who) => platform.items(collection, who).remove([key]));
  }
}
