import type { Filter } from '../../domain/filters';
import type { Item, PrimaryKey } from '../../domain/items';
import { fieldsWithoutToken } from '../../domain/permissions';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { MASK } from '../../domain/schema';
import { type Call, mapCall } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { AccessStore } from '../access';
import type { SchemaStore } from '../data-model';

const TOKEN = 'token';

const masked = (item: Item): Item => ({ ...item, [TOKEN]: MASK });

const maskedAll = (items: readonly Item[]): readonly Item[] => items.map(masked);

/**
 * The items of every collection, except that the static tokens of users, which the server sends in clear, are not
 * requested: they are masked as passwords are, whether set or not. Only `read` with nothing but the token returns it.
 */
export class ItemsWithoutTokens implements ItemsGateway {
  constructor(
    private readonly items: ItemsGateway,
    private readonly dependencies: {
      readonly schema: Pick<SchemaStore, 'schema'>;
      readonly access: Pick<AccessStore, 'access'>;
    },
  ) {}

  get shown(): ItemsGateway | undefined {
    const { shown } = this.items;
    return shown && new ItemsWithoutTokens(shown, this.dependencies);
  }

  list(collection: string, query: ItemsQuery): Call<readonly Item[]> {
    const fields = this.fields(collection, query.fields);
    if (fields === null) return this.items.list(collection, query);
    return this.items.list(collection, { ...query, fields }).pipe(mapCall(maskedAll));
  }

  count(collection: string, query: Pick<ItemsQuery, 'filter' | 'search'>, primaryKey: string): Call<ItemCounts> {
    return this.items.count(collection, query, primaryKey);
  }

  total(collection: string): Call<number> {
    return this.items.total(collection);
  }

  read(collection: string, key: PrimaryKey, requested?: readonly string[]): Call<Item> {
    const fields = this.fields(collection, requested);
    if (fields === null || fields.length === 0) return this.items.read(collection, key, requested);
    return this.items.read(collection, key, fields).pipe(mapCall(masked));
  }

  readSingleton(collection: string, fields?: readonly string[]): Call<Item> {
    return this.items.readSingleton(collection, fields);
  }

  create(collection: string, item: Item): Call<Item> {
    const fields = this.fields(collection);
    return fields === null
      ? this.items.create(collection, item)
      : this.items.create(collection, item, fields).pipe(mapCall(masked));
  }

  update(collection: string, key: PrimaryKey, edits: Item): Call<Item> {
    const fields = this.fields(collection);
    return fields === null
      ? this.items.update(collection, key, edits)
      : this.items.update(collection, key, edits, fields).pipe(mapCall(masked));
  }

  updateSingleton(collection: string, edits: Item): Call<Item> {
    return this.items.updateSingleton(collection, edits);
  }

  remove(collection: string, key: PrimaryKey): Call<void> {
    return this.items.remove(collection, key);
  }

  createMany(collection: string, items: readonly Item[]): Call<readonly Item[]> {
    const fields = this.fields(collection);
    return fields === null
      ? this.items.createMany(collection, items)
      : this.items.createMany(collection, items, fields).pipe(mapCall(maskedAll));
  }

  updateMany(collection: string, keys: readonly PrimaryKey[], edits: Item): Call<readonly Item[]> {
    const fields = this.fields(collection);
    return fields === null
      ? this.items.updateMany(collection, keys, edits)
      : this.items.updateMany(collection, keys, edits, fields).pipe(mapCall(maskedAll));
  }

  updateByFilter(collection: string, filter: Filter, edits: Item): Call<void> {
    return this.items.updateByFilter(collection, filter, edits);
  }

  removeMany(collection: string, keys: readonly PrimaryKey[]): Call<void> {
    return this.items.removeMany(collection, keys);
  }

  move(collection: string, key: PrimaryKey, to: PrimaryKey): Call<void> {
    return this.items.move(collection, key, to);
  }

  /** The fields to request, if the token has to be left out; null otherwise. */
  private fields(collection: string, fields?: readonly string[]): readonly string[] | null {
    const { schema, access } = this.dependencies;
    return fieldsWithoutToken(schema.schema, access.access, collection, fields);
  }
}
