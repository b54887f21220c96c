import type { Item, PrimaryKey } from '../../domain/items';
import type { Collection, CollectionMeta } from '../../domain/schema';
import { apiFailure, type Call, chainCall, fail, mapCall, succeed } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import { removeCollection } from './delete-collection';
import { type ModelDependencies, thenReload } from './model-dependencies';

/** The system collection with the configuration of the collections. */
export const COLLECTIONS = 'directus_collections';

const picked = (item: Item, fields: readonly string[] | undefined): Item =>
  fields === undefined ? item : Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name)));

/** The configuration of a collection as an item. */
const itemOf = ({ collection, meta }: Collection): Item => ({ ...meta, collection });

/**
 * An items gateway for forms of `directus_collections`: the platform has their configuration at /collections, in a member
 * of each collection, and no address for the items. Every write reads the data model again. Everything else passes on.
 */
export const collectionItems = ({ items, editing, reading, schema }: ModelDependencies): ItemsGateway => {
  const read = (key: PrimaryKey, fields: readonly string[] | undefined): Call<Item> =>
    reading.collections().pipe(
      chainCall(({ collections }) => {
        const found = collections.find(({ collection }) => collection === key);
        return found === undefined
          ? fail(apiFailure(404, 'ITEM_NOT_FOUND', `There is no collection ${key}`))
          : succeed(picked(itemOf(found), fields));
      }),
    );
  const own: Pick<ItemsGateway, 'read' | 'update' | 'remove'> = {
    read: (collection, key, fields) =>
      collection === COLLECTIONS ? read(key, fields) : items.read(collection, key, fields),
    update: (collection, key, edits, fields) => {
      if (collection !== COLLECTIONS) return items.update(collection, key, edits, fields);
      // The server would keep configuration for a collection that is gone, and its name could not be used any more.
      const update = read(key, undefined).pipe(
        chainCall(() => editing.updateCollection(String(key), edits as Partial<CollectionMeta>)),
      );
      return thenReload(schema, update).pipe(mapCall((saved) => picked(itemOf(saved), fields)));
    },
    remove: (collection, key) =>
      collection === COLLECTIONS
        ? thenReload(schema, removeCollection({ editing, schema }, String(key)))
        : items.remove(collection, key),
  };
  return Object.assign(Object.create(items) as ItemsGateway, own);
};
