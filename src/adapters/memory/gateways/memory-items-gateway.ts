import type { Filter } from '../../../domain/filters';
import type { Item, PrimaryKey } from '../../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../../domain/query';
import { mapCall, succeed, type Call } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { MemoryClient } from '../client';
import { assertItem, assertItems, deepCopy } from './gateway-results';
import { replaceNullWords, validateFilter } from '../services/items';

const endpoint = (method: string, collection: string): string => `${method} /items/${collection}`;

/** The query as the server reads it from a query string: validated, and with 'null' as SQL null. */
const sentQuery = <Query extends Pick<ItemsQuery, 'filter'>>(query: Query): Query => {
  const { filter = {} } = query;
  validateFilter(filter);
  return { ...query, filter: replaceNullWords(filter) };
};

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

  total(collection: string): Call<number> {
    return this.client
      .read(endpoint('GET', collection), (platform, who) => platform.items(collection, who).count({}))
      .pipe(mapCall(({ total_count }) => total_count));
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

  create(collection: string, item: Item, fields: readonly string[] = []): Call<Item> {
    return this.client
      .write(endpoint('POST', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.readWritten(items.create([deepCopy(item)]), fields)?.[0] ?? null;
      })
      .pipe(assertItem);
  }

  update(collection: string, key: PrimaryKey, edits: Item, fields: readonly string[] = []): Call<Item> {
    return this.client
      .write(endpoint('PATCH', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.readWritten(items.update([key], deepCopy(edits)), fields)?.[0] ?? null;
      })
      .pipe(assertItem);
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    return this.client
      .write(endpoint('PATCH', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.readWritten([items.updateSingleton(deepCopy(edits))], [])?.[0] ?? null;
      })
      .pipe(assertItem);
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    return this.client.write(endpoint('DELETE', collection), (platform, who) =>
      platform.items(collection, who).remove([key]),
    );
  }

  createMany(collection: string, values: readonly Item[], fields: readonly string[] = []): Call<readonly Item[]> {
    if (values.length === 0) return succeed([]);
    return this.client
      .write(endpoint('POST', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.readWritten(items.create(deepCopy(values)), fields);
      })
      .pipe(assertItems);
  }

  updateMany(
    collection: string,
    keys: readonly PrimaryKey[],
    edits: Item,
    fields: readonly string[] = [],
  ): Call<readonly Item[]> {
    if (keys.length === 0) return succeed([]);
    return this.client
      .write(endpoint('PATCH', collection), (platform, who) => {
        const items = platform.items(collection, who);
        return items.readWritten(items.update(keys, deepCopy(edits)), fields);
      })
      .pipe(assertItems);
  }

  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void> {
    return this.client.write(endpoint('PATCH', collection), (platform, who) => {
      const items = platform.items(collection, who);
      const keys = items.keysOf({ filter, limit: -1 });
      if (keys.length > 0) items.update(keys, deepCopy(edits));
    });
  }

  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void> {
    if (keys.length === 0) return succeed(undefined);
    return this.client.write(endpoint('DELETE', collection), (platform, who) =>
      platform.items(collection, who).remove(keys),
    );
  }

  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void> {
    return this.client.write(`POST /utils/sort/${collection}`, (platform, who) =>
      platform.sorting(who).move(collection, { item: key, to }),
    );
  }
}
