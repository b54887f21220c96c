import { left } from 'fp-ts/Either';
import { map } from 'rxjs';
import type { Filter } from '../../src/domain/filters';
import type { Item, PrimaryKey } from '../../src/domain/items';
import type { ItemCounts, ItemsQuery } from '../../src/domain/query';
import { apiFailure, fail, networkFailure, type Call } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import type { Write } from './assembly';
import type { MemoryServer } from './memory-server';

/** Delegates to another gateway and records writes. */
export class RecordingItemsGateway implements ItemsGateway {
  constructor(
    private readonly items: ItemsGateway,
    private readonly record: Write[],
    private readonly server: Pick<MemoryServer, 'dropsResponses' | 'failingValue'>,
  ) {}

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.items.list(collection, query);
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts> {
    return this.items.count(collection, query, primaryKey);
  }

  total(collection: string): Call<number> {
    return this.items.total(collection);
  }

  read(collection: string, key: PrimaryKey, fields?: readonly string[]): Call<Item> {
    return this.items.read(collection, key, fields);
  }

  readSingleton(collection: string, fields?: readonly string[]): Call<Item> {
    return this.items.readSingleton(collection, fields);
  }

  create(collection: string, item: Item, fields?: readonly string[]): Call<Item> {
    this.record.push({ action: 'create', collection, values: item });
    return this.withDroppedResponse(this.items.create(collection, item, fields));
  }

  update(collection: string, key: PrimaryKey, edits: Item, fields?: readonly string[]): Call<Item> {
    this.record.push({ action: 'update', collection, values: edits });
    return this.withDroppedResponse(this.items.update(collection, key, edits, fields));
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    this.record.push({ action: 'update', collection, values: edits });
    return this.withDroppedResponse(this.items.updateSingleton(collection, edits));
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    this.record.push({ action: 'delete', collection, values: {} });
    return this.withDroppedResponse(this.items.remove(collection, key));
  }

  createMany(collection: string, items: readonly Item[], fields?: readonly string[]): Call<readonly Item[]> {
    for (const values of items) this.record.push({ action: 'create', collection, values });
    const { failingValue } = this.server;
    if (failingValue !== null && items.some((item) => Object.values(item).includes(failingValue)))
      return fail(apiFailure(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.'));
    return this.items.createMany(collection, items, fields);
  }

  updateMany(
    collection: string,
    keys: readonly PrimaryKey[],
    edits: Item,
    fields?: readonly string[],
  ): Call<readonly Item[]> {
    for (const _key of keys) this.record.push({ action: 'update', collection, values: edits });
    return this.items.updateMany(collection, keys, edits, fields);
  }

  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void> {
    this.record.push({ action: 'update', collection, values: edits });
    return this.items.updateByFilter(collection, filter, edits);
  }

  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void> {
    for (const _key of keys) this.record.push({ action: 'delete', collection, values: {} });
    return this.items.removeMany(collection, keys);
  }

  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void> {
    return this.items.move(collection, key, to);
  }

  private withDroppedResponse<A>(call: Call<A>): Call<A> {
    return call.pipe(map((result) => (this.server.dropsResponses ? left(networkFailure('/items', true)) : result)));
  }
}
