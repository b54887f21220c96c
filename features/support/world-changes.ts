import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { FieldMeta } from '../../src/domain/schema';
import type { JsonObject } from '../../src/kernel';

type WorldChange = (world: World) => World;

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

const withRows = (world: World, collection: string, rows: readonly Item[]): World => ({
  ...world,
  items: { ...world.items, [collection]: rows },
});

const roleByName = (world: World, name: string): Item => {
  const found = rowsOf(world, 'directus_roles').find((role) => role['name'] === name);
  if (found === undefined) throw new Error(`There is no role '${name}'`);
  return found;
};

/** Puts a role below another, as servers of generation 11 can. */
export const withParentRole =
  (role: string, parent: string): WorldChange =>
  (world) => {
    const { id } = roleByName(world, parent);
    const changed = rowsOf(world, 'directus_roles').map((row) =>
      row['name'] === role ? { ...row, parent: id ?? null } : row,
    );
    return withRows(world, 'directus_roles', changed);
  };

/** Removes all items of the collection. */
export const withoutItems =
  (collection: string): WorldChange =>
  (world) =>
    withRows(world, collection, []);

/** Removes app access from the role. */
export const withoutAppAccess =
  (role: string): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    return withRows(
      world,
      'directus_roles',
      rowsOf(world, 'directus_roles').map((row) => (row['id'] === id ? { ...row, app_access: false } : row)),
    );
  };

/** Removes all permissions of the role on collections of the project. */
export const withoutContentAccess =
  (role: string): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    const concernsContent = (rule: Item): boolean =>
      rule['role'] === id && !String(rule['collection']).startsWith('directus_');
    return withRows(
      world,
      'directus_permissions',
      rowsOf(world, 'directus_permissions').filter((rule) => !concernsContent(rule)),
    );
  };

/** Removes the read permission of the role on a collection. */
export const withoutReadAccess =
  (role: string, collection: string): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    const reads = (rule: Item): boolean =>
      rule['role'] === id && rule['collection'] === collection && rule['action'] === 'read';
    return withRows(
      world,
      'directus_permissions',
      rowsOf(world, 'directus_permissions').filter((rule) => !reads(rule)),
    );
  };

/** Limits the read permission of the role to these fields. */
export const withReadableFields =
  (role: string, collection: string, fields: readonly string[]): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    const reads = (rule: Item): boolean =>
      rule['role'] === id && rule['collection'] === collection && rule['action'] === 'read';
    return withRows(
      world,
      'directus_permissions',
      rowsOf(world, 'directus_permissions').map((rule) => (reads(rule) ? { ...rule, fields } : rule)),
    );
  };

/** Limits a permission of the role to the items that the filter matches. */
export const withItemRule =
  (role: string, collection: string, action: string, filter: JsonObject): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    const isMeant = (rule: Item): boolean =>
      rule['role'] === id && rule['collection'] === collection && rule['action'] === action;
    return withRows(
      world,
      'directus_permissions',
      rowsOf(world, 'directus_permissions').map((rule) => (isMeant(rule) ? { ...rule, permissions: filter } : rule)),
    );
  };

/** Replaces one value of an item without validation. */
export const withValue =
  (collection: string, key: string, field: string, value: Item[string]): WorldChange =>
  (world) =>
    withRows(
      world,
      collection,
      rowsOf(world, collection).map((row) => (String(row['id']) === key ? { ...row, [field]: value } : row)),
    );

/** Gives all items of the collection this value. */
export const withValueInAll =
  (collection: string, field: string, value: Item[string]): WorldChange =>
  (world) =>
    withRows(
      world,
      collection,
      rowsOf(world, collection).map((row) => ({ ...row, [field]: value })),
    );

/** Repeats the rows of a collection with integer keys, so that it has this many times as many. */
export const withRepeatedRows =
  (collection: string, times: number): WorldChange =>
  (world) => {
    const rows = rowsOf(world, collection);
    const last = Math.max(...rows.map(({ id }) => Number(id)));
    const repeated = Array.from({ length: times }, (_, pass) =>
      rows.map((row) => ({ ...row, id: Number(row['id']) + pass * last })),
    );
    return withRows(world, collection, repeated.flat());
  };

/** Turns on one-time codes for the user with this address. `secret` is base32. */
export const withSecondFactor =
  (email: string, secret: string): WorldChange =>
  (world) =>
    withRows(
      world,
      'directus_users',
      rowsOf(world, 'directus_users').map((row) => (row['email'] === email ? { ...row, tfa_secret: secret } : row)),
    );

/** Overrides project settings. */
export const withSettings =
  (settings: Item): WorldChange =>
  (world) =>
    withRows(
      world,
      'directus_settings',
      rowsOf(world, 'directus_settings').map((row) => ({ ...row, ...settings })),
    );

/** Adds a permission of the role on all items and fields of a collection. */
export const withPermission =
  (role: string, collection: string, action: string): WorldChange =>
  (world) => {
    const rules = rowsOf(world, 'directus_permissions');
    const id = Math.max(0, ...rules.map((rule) => Number(rule['id']))) + 1;
    const rule = {
      id,
      role: roleByName(world, role)['id'] ?? null,
      collection,
      action,
      permissions: {},
      validation: {},
      presets: null,
      fields: ['*'],
      limit: null,
    };
    return withRows(world, 'directus_permissions', [...rules, rule]);
  };

/** Sets the navigation groups of the role; null for none. */
export const withCollectionList =
  (role: string, list: Item['list']): WorldChange =>
  (world) => {
    const { id } = roleByName(world, role);
    return withRows(
      world,
      'directus_roles',
      rowsOf(world, 'directus_roles').map((row) =>
        row['id'] === id ? { ...row, collection_list: list ?? null } : row,
      ),
    );
  };

/** Adds this number of global bookmarks of the collection. */
export const withBookmarks =
  (collection: string, count: number): WorldChange =>
  (world) => {
    const presets = rowsOf(world, 'directus_presets');
    const first = Math.max(0, ...presets.map((preset) => Number(preset['id']))) + 1;
    const more = Array.from({ length: count }, (_, place) => ({
      id: first + place,
      bookmark: `Shelf ${place + 1}`,
      user: null,
      role: null,
      collection,
      search: null,
      filters: null,
      layout: 'tabular',
      layout_query: null,
      layout_options: null,
      refresh_interval: null,
    }));
    return withRows(world, 'directus_presets', [...presets, ...more]);
  };

/** Changes options of a field. */
export const withFieldOptions =
  (collection: string, name: string, options: JsonObject): WorldChange =>
  (world) => ({
    ...world,
    fields: world.fields.map((field) =>
      field.collection === collection && field.field === name && field.meta !== null
        ? { ...field, meta: { ...field.meta, options: { ...field.meta.options, ...options } } }
        : field,
    ),
  });

/** Gives the configuration of a field these members, such as those of later servers. */
export const withFieldMeta =
  (collection: string, name: string, meta: Partial<FieldMeta>): WorldChange =>
  (world) => ({
    ...world,
    fields: world.fields.map((field) =>
      field.collection === collection && field.field === name && field.meta !== null
        ? { ...field, meta: { ...field.meta, ...meta } }
        : field,
    ),
  });
