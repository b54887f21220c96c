import type { Item, PrimaryKey } from '../domain/items';
import type { ItemCounts, ItemsQuery } from '../domain/query';
import { token, type Call } from '../kernel';

/**
 * The items of every collection, system collections included (their own paths are the adapter's business).
 * Writes answer with the item as it now is. Nothing is cached or repeated: reads may be retried, writes never are.
 */
export interface ItemsGateway {
  list(collection: string, query: ItemsQuery): Call<readonly Item[]>;
  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts>;
  /** Fails with FORBIDDEN when it does not exist or may not be seen: the server does not say which. */
  read(collection: string, key: PrimaryKey, fields?: readonly string[]): Call<Item>;
  /** A singleton that was never saved answers with its defaults. */
  readSingleton(collection: string, fields?: readonly string[]): Call<Item>;
  create(collection: string, item: Item): Call<Item>;
  /** Fails with ITEM_NOT_FOUND when the item has gone meanwhile. */
  update(collection: string, key: PrimaryKey, edits: Item): Call<Item>;
  updateSingleton(collection: string, edits: Item): Call<Item>;
  remove(collection: string, key: PrimaryKey): Call<void>;
}

export const ItemsGateway = token<ItemsGateway>('ItemsGateway');
