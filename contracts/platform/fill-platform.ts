import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import { type Field, isSystemCollection } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { LaterAdminApi } from './later-admin-api';

/** Markers by which the server writes a value itself; set after the rows are stored. */
const GENERATING = ['user-created', 'date-created', 'date-updated', 'hash'];

const ROWS_AT_ONCE = 50;

const markersOf = (field: Field, areRowsStored: boolean): readonly string[] =>
  (field.meta?.special ?? []).filter((marker) => areRowsStored || !GENERATING.includes(marker));

/** The configuration of a field; the group that it is in by name, which 9.0 has by id. */
const metaOf = (world: World, field: Field, areRowsStored: boolean): JsonObject => {
  const { id: _id, system: _system, group, ...meta } = field.meta ?? ({} as Partial<NonNullable<Field['meta']>>);
  const parent = group == null ? null : world.fields.find((each) => each.meta?.id === group)?.field;
  return { ...meta, group: parent ?? null, special: markersOf(field, areRowsStored) } as JsonObject;
};

const columnOf = ({ schema }: Field): JsonObject => {
  const {
    foreign_key_table: _table,
    is_unique: _unique,
    ...column
  } = schema ?? ({} as Partial<NonNullable<Field['schema']>>);
  return column as JsonObject;
};

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

const createCollections = async (admin: LaterAdminApi, world: World): Promise<void> => {
  for (const { collection, meta } of world.collections) {
    if (isSystemCollection(collection) || meta === null) continue;
    const own = world.fields.filter((field) => field.collection === collection);
    await admin.post('/collections', {
      collection,
      meta: meta as unknown as JsonObject,
      schema: {},
      fields: own
        .filter(({ schema }) => schema !== null)
        .map((field) => ({
          field: field.field,
          type: field.type,
          schema: columnOf(field),
          meta: metaOf(world, field, false),
        })),
    });
    const rows = rowsOf(world, collection);
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
      if (meta.singleton) await admin.patch(`/items/${collection}`, rows[0] as JsonObject);
      else await admin.post(`/items/${collection}`, rows.slice(first, first + ROWS_AT_ONCE) as readonly JsonObject[]);
    for (const field of own)
      if (field.schema === null)
        await admin.post(`/fields/${collection}`, {
          field: field.field,
          type: 'alias',
          schema: null,
          meta: metaOf(world, field, true),
        });
      else if (markersOf(field, true).length > markersOf(field, false).length)
        await admin.patch(`/fields/${collection}/${field.field}`, { meta: { special: markersOf(field, true) } });
  }
};

/** Later servers take no address under `.example`. */
export const addressOn = (email: string): string => email.replace(/\.example$/, '.example.com');

/** System collections can be read; what app access adds to that is the server's. */
const isAllowed = ({ collection, action }: Item): boolean =>
  !isSystemCollection(String(collection)) || action === 'read';

/** Rows of system collections that the platform takes with their keys. */
const createPeople = async (admin: LaterAdminApi, world: World): Promise<void> => {
  for (const folder of rowsOf(world, 'directus_folders')) await admin.post('/folders', folder as JsonObject);
  for (const role of rowsOf(world, 'directus_roles')) {
    const { id = null, name = null, icon = null, description = null, admin_access = null, app_access = null } = role;
    const owned = rowsOf(world, 'directus_permissions')
      .filter((permission) => permission['role'] === id && isAllowed(permission))
      .map(({ id: _id, limit: _limit, role: _role, ...permission }) => permission as JsonObject);
    await admin.post('/roles', { id, name, icon, description, admin_access, app_access });
    if (owned.length > 0)
      await admin.post(
        '/permissions',
        owned.map((permission) => ({ ...permission, role: id })),
      );
  }
  for (const user of rowsOf(world, 'directus_users')) {
    const { id, first_name, last_name, password, language, status, role } = user;
    const email = addressOn(String(user['email']));
    await admin.post('/users', { id, first_name, last_name, email, password, language, status, role } as JsonObject);
  }
  for (const { metadata: _metadata, ...file } of rowsOf(world, 'directus_files'))
    await admin.post('/files', file as JsonObject);
};

const createRelations = async (admin: LaterAdminApi, world: World): Promise<void> => {
  const kept = world.collections.flatMap(({ collection, meta }) => (meta === null ? [] : [collection]));
  for (const { collection, field, related_collection, meta, schema } of world.relations)
    if (!isSystemCollection(collection) && kept.includes(collection))
      await admin.post('/relations', {
        collection,
        field,
        related_collection,
        meta: meta as unknown as Json,
        schema: related_collection === null ? null : { on_delete: schema?.on_delete ?? 'SET NULL' },
      });
};

/** A filter of 9.0, a list of conditions joined by 'and', as later servers store it. */
const filterOf = (filters: Json): Json =>
  Array.isArray(filters)
    ? {
        _and: filters.map(({ field, operator, value }: JsonObject) =>
          String(field)
            .split('.')
            .reduceRight<Json>((inner, name) => ({ [name]: inner }), {
              [`_${String(operator)}`]: operator === 'in' ? String(value).split(',') : (value ?? null),
            }),
        ),
      }
    : filters;

const createPresets = async (admin: LaterAdminApi, world: World): Promise<void> => {
  for (const { id: _id, filters = null, ...preset } of rowsOf(world, 'directus_presets'))
    await admin.post('/presets', { ...preset, filters: filterOf(filters) } as JsonObject);
};

/**
 * Fills an empty server of a later generation with a world, through its REST API: collections with fields and rows,
 * people with their permissions, relations and saved views. Tables without configuration, activities, revisions and the
 * contents of files are left out, because the API does not take them.
 */
export const fillPlatform = async (admin: LaterAdminApi, world: World): Promise<void> => {
  await createCollections(admin, world);
  await createPeople(admin, world);
  await createRelations(admin, world);
  await createPresets(admin, world);
};
