import type { Filter } from '../../domain/filters';
import type { Item, PrimaryKey } from '../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { token, type Call } from '../../kernel';

/**
 * The items of every collection, including system collections (the adapter knows their paths). Writes return the item
 * as it is afterwards, with the given fields or all. Nothing is cached. Adapters may retry reads, never writes. Without
 * keys or items no request is sent: the platform would take none for all.
 */
export interface ItemsGateway {
  /**
   * The same for reads that a page only shows: while the server is not reached, they are answered with what this device
   * keeps. Never for reads that a write relies on. Missing where nothing is kept.
   */
  readonly shown?: ItemsGateway | undefined;
  list(collection: string, query: ItemsQuery): Call<readonly Item[]>;
  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts>;
  /** The number of readable items, without fetching them. */
  total(collection: string): Call<number>;
  /** Fails with FORBIDDEN when the item does not exist or may not be read; the server does not distinguish the two. */
  read(collection: string, key: PrimaryKey, fields?: readonly string[]): Call<Item>;
  /** Returns the defaults when the singleton was never saved. */
  readSingleton(collection: string, fields?: readonly string[]): Call<Item>;
  create(collection: string, item: Item, fields?: readonly string[]): Call<Item>;
  /** Fails with ITEM_NOT_FOUND when the item was deleted. */
  update(collection: string, key: PrimaryKey, edits: Item, fields?: readonly string[]): Call<Item>;
  updateSingleton(collection: string, edits: Item): Call<Item>;
  remove(collection: string, key: PrimaryKey): Call<void>;
  /** In their order; all are created or none. */
  createMany(collection: string, items: readonly Item[], fields?: readonly string[]): Call<readonly Item[]>;
  /**
   * The same edits to each item; all or none. Returns the existing items in the collection's order. Missing items are
   * ignored for an administrator and FORBIDDEN for other users.
   */
  updateMany(
    collection: string,
    keys: readonly PrimaryKey[],
    edits: Item,
    fields?: readonly string[],
  ): Call<readonly Item[]>;
  /**
   * The same edits to all items that match a filter. Never pass an operator that the platform does not know: it ignores
   * it and matches everything. Returns nothing, because the platform returns all items when the filter matches none.
   */
  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void>;
  /** All or none. For an administrator, items that are already deleted are ignored. */
  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void>;
  /** Moves an item to the position of another one in the manual order; the items between them shift. */
  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void>;
}

export const ItemsGateway = token<ItemsGateway>('ItemsGateway');
