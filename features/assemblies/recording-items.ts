import type { Item, PrimaryKey } from '../../src/domain/items';
import type { ItemCounts, ItemsQuery } from '../../src/domain/query';
import type { Call } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/items-gateway';
import type { Write } from './assembly';

/** Hands everything on, and keeps what is written. */
export class RecordingItems implements ItemsGateway {
  constructor(
    private readonly items: ItemsGateway,
    private readonly record: Write[],
  ) {}

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.items.list(collection, query);
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts> {
    return this.items.count(collection, query, primaryKey);
  }

  read(collection: string, key: PrimaryKey, fields?: readonly string[]): Call<Item> {
    return this.items.read(collection, key, fields);
  }

  readSingleton(collection: string, fields?: readonly string[]): Call<Item> {
    return this.items.readSingleton(collection, fields);
  }

  create(collection: string, item: Item): Call<Item> {
    this.record.push({ action: 'create', collection, values: item });
    return this.items.create(collection, item);
  }

  update(collection: string, key: PrimaryKey, edits: Item): Call<Item> {
    this.record.push({ action: 'update', collection, values: edits });
    return this.items.update(collection, key, edits);
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    this.record.push({ action: 'update', collection, values: edits });
    return this.items.updateSingleton(collection, edits);
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    this.record.push({ action: 'delete', collection, values: {} });
    return this.items.remove(collection, key);
  }
}
