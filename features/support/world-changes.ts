import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';

type WorldChange = (world: World) => World;

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

const withRows = (world: World, collection: string, rows: readonly Item[]): World => ({
  ...world,
  items: { ...world.items, [collection]: rows },
});

const roleCalled = (world: World, name: string): Item => {
  const found = rowsOf(world, 'directus_roles').find((role) => role['name'] === name);
  if (found === undefined) throw new Error(`There is no role '${name}'`);
  return found;
};

/** Nothing is left in the collection. */
export const emptied = (collection: string): WorldChange => (world) => withRows(world, collection, []);

/** People of this role may use the platform, but not this application. */
export const withoutApplication = (role: string): WorldChange => (world) => {
  const { id } = roleCalled(world, role);
  return withRows(
    world,
    'directus_roles',
    rowsOf(world, 'directus_roles').map((row) => (row['id'] === id ? { ...row, app_access: false } : row)),
  );
};

/** People of this role may do nothing with any collection of the project. */
export const withoutContent = (role: string): WorldChange => (world) => {
  const { id } = roleCalled(world, role);
  const concernsContent = (rule: Item): boolean => rule['role'] === id && !String(rule['collection']).startsWith('directus_');
  return withRows(world, 'directus_permissions', rowsOf(world, 'directus_permissions').filter((rule) => !concernsContent(rule)));
};

/** Whoever has this address signs in with a one-time code, too. `secret` is base32. */
export const withSecondFactor = (email: string, secret: string): WorldChange => (world) =>
  withRows(
    world,
    'directus_users',
    rowsOf(world, 'directus_users').map((row) => (row['email'] === email ? { ...row, tfa_secret: secret } : row)),
  );

/** The project presents itself like this. */
export const withSettings = (settings: Item): WorldChange => (world) =>
  withRows(world, 'directus_settings', rowsOf(world, 'directus_settings').map((row) => ({ ...row, ...settings })));
