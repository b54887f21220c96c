import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Json } from '../../src/kernel';

type WorldChange = (world: World) => World;

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

/** Every item of the collection lies in the archive. */
export const withAllArchived =
  (collection: string): WorldChange =>
  (world) => ({
    ...world,
    items: { ...world.items, [collection]: rowsOf(world, collection).map((row) => ({ ...row, status: 'archived' })) },
  });

const BOOKMARK = 700;

/** Everybody has a bookmark 700 of the collection, as it was stored. */
export const withStoredBookmark =
  (collection: string, stored: Item): WorldChange =>
  (world) => {
    const [first] = rowsOf(world, 'directus_presets');
    const preset: Item = {
      ...first,
      id: BOOKMARK,
      bookmark: 'As stored',
      user: null,
      role: null,
      collection,
      search: null,
      filters: null,
      layout: 'tabular',
      layout_query: null,
      layout_options: null,
      refresh_interval: null,
      ...stored,
    };
    return { ...world, items: { ...world.items, directus_presets: [...rowsOf(world, 'directus_presets'), preset] } };
  };

/** Likewise with these filters. */
export const withBookmarkFilters = (collection: string, filters: Json): WorldChange => withStoredBookmark(collection, { filters });
