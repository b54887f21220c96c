import type { Filter } from '../domain/filters';
import type { Item, PrimaryKey } from '../domain/items';
import type { ExportFormat, ExportQuery, ItemCounts, ItemsQuery } from '../domain/query';
import { token, type Call } from '../kernel';

/**
 * The items of every collection, system collections included (their own paths are the adapter's business).
 * Writes answer with the item as it now is. Nothing is cached or repeated: reads may be retried, writes never are.
 * Without keys or items nothing is asked of the platform, which would take none for all.
 */
export interface ItemsGateway {
  list(collection: string, query: ItemsQuery): Call<readonly Item[]>;
  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts>;
  /** How many of its items the person may read, none of them fetched: whether they fit a menu, say. */
  total(collection: string): Call<number>;
  /** Fails with FORBIDDEN when it does not exist or may not be seen: the server does not say which. */
  read(collection: string, key: PrimaryKey, fields?: readonly string[]): Call<Item>;
  /** A singleton that was never saved answers with its defaults. */
  readSingleton(collection: string, fields?: readonly string[]): Call<Item>;
  create(collection: string, item: Item): Call<Item>;
  /** Fails with ITEM_NOT_FOUND when the item has gone meanwhile. */
  update(collection: string, key: PrimaryKey, edits: Item): Call<Item>;
  updateSingleton(collection: string, edits: Item): Call<Item>;
  remove(collection: string, key: PrimaryKey): Call<void>;
  /** In their order; all are created or none. */
  createMany(collection: string, items: readonly Item[]): Call<readonly Item[]>;
  /**
   * The same edits to each of them; all are changed or none. Answers with those that are (for an administrator the others
   * are no mistake, for everybody else they are FORBIDDEN), in the collection's order.
   */
  updateMany(collection: string, keys: readonly PrimaryKey[], edits: Item): Call<readonly Item[]>;
  /**
   * The same edits to all that a filter finds. Never say here what the platform does not know: an unknown operator is no
   * condition to it, and finds everything. Answers with nothing, since to a filter that finds none it answers with all.
   */
  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void>;
  /** All are deleted or none. To an administrator it is no mistake when some have gone already. */
  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void>;
  /** Puts an item where another one is in the order by hand; those between the two places make room. */
  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void>;
  /** All items that the query finds, as a file; fields as the platform names them, those of relations by their path. */
  export(collection: string, format: ExportFormat, query: ExportQuery): Call<Blob>;
}

export const ItemsGateway = token<ItemsGateway>('ItemsGateway');
