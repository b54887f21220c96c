import { sortField } from '../../fixtures/builders';
import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Json, JsonObject } from '../../src/kernel';

type WorldChange = (world: World) => World;

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

/** Archives every item of the collection. */
export const withAllArchived =
  (collection: string): WorldChange =>
  (world) => ({
    ...world,
    items: { ...world.items, [collection]: rowsOf(world, collection).map((row) => ({ ...row, status: 'archived' })) },
  });

const BOOKMARK_ID = 700;

/** Adds a global bookmark of the collection with the id 700 and these stored values. */
export const withStoredBookmark =
  (collection: string, stored: Item): WorldChange =>
  (world) => {
    const [first] = rowsOf(world, 'directus_presets');
    const preset: Item = {
      ...first,
      id: BOOKMARK_ID,
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

/** Adds a global bookmark with these filters. */
export const withBookmarkFilters = (collection: string, filters: Json): WorldChange =>
  withStoredBookmark(collection, { filters });

/** Adds a default of the collection for a role, with the id 700. */
export const withRoleDefault =
  (role: string, collection: string): WorldChange =>
  (world) => {
    const owner = rowsOf(world, 'directus_roles').find(({ name }) => name === role)?.['id'];
    if (owner === undefined) throw new Error(`There is no role '${role}'`);
    return withStoredBookmark(collection, { bookmark: null, role: owner })(world);
  };

/** Replaces query and options of the default view of a collection, valid or not. */
export const withGlobalView =
  (collection: string, change: { readonly layout_query?: JsonObject; readonly layout_options?: JsonObject }) =>
  (world: World): World => {
    const presets = world.items['directus_presets'] ?? [];
    const isMeant = (row: JsonObject): boolean =>
      row['collection'] === collection &&
      (row['bookmark'] ?? null) === null &&
      (row['user'] ?? null) === null &&
      (row['role'] ?? null) === null;
    if (!presets.some(isMeant)) throw new Error(`There is no view of '${collection}' for everybody`);
    return {
      ...world,
      items: { ...world.items, directus_presets: presets.map((row) => (isMeant(row) ? { ...row, ...change } : row)) },
    };
  };

/** Gives a collection a sort field, initially in the order of the keys. */
export const withManualSort =
  (name: string) =>
  (world: World): World => {
    const { fields } = sortField()({ collection: name, sort: null });
    return {
      ...world,
      collections: world.collections.map((one) =>
        one.collection === name && one.meta !== null ? { ...one, meta: { ...one.meta, sort_field: 'sort' } } : one,
      ),
      fields: [...world.fields, ...(fields ?? [])],
      items: { ...world.items, [name]: (world.items[name] ?? []).map((item, index) => ({ ...item, sort: index + 1 })) },
    };
  };
