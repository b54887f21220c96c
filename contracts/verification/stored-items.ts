import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import type { Item } from '../../src/domain/items';
import type { AdminApi } from '../platform/admin-api';
import { createModel, isFirst, LINKS, NOTES, type TableServer } from './stored-model';

/** A stored item of a system collection, filled with members that this application does not know. */
export interface StoredItem {
  readonly collection: string;
  /** Its address in the server's REST API. */
  readonly path: string;
  readonly key: string | number;
  /** The collection that it configures. */
  readonly owner: string;
  /** Members that the screen of this collection can change, with new values. */
  readonly change: Item;
}

const member = (body: Json, name: string): Json => (isJsonObject(body) ? (body[name] ?? null) : null);

const keyOf = (stored: Json): string | number => {
  const id = member(stored, 'id');
  return typeof id === 'number' ? id : String(id);
};

/** A filter with operators and nesting that the filter builder does not offer. */
const RULE: JsonObject = {
  _and: [
    { _or: [{ status: { _in: ['draft', null] } }, { _and: [{ title: { _starts_with: 'A' } }, {}] }] },
    { author: { role: { name: { _icontains: 'edit' } } } },
    { links: { _some: { title: { _nnull: true } } } },
  ],
};

const laterSettings = (server: TableServer): JsonObject => {
  const transformations = [
    { key: 'kept', fit: 'cover', width: 20, height: 20, quality: 80, transforms: [['blur', 2]] },
  ];
  if (isFirst(server)) return { storage_asset_transform: 'presets' };
  return {
    storage_asset_presets: transformations,
    custom_aspect_ratios: [{ text: '16:10', value: 1.6 }],
    module_bar: [
      { type: 'module', id: 'content', enabled: true },
      { type: 'link', id: 'x', name: '$t:home', url: '/' },
    ],
    basemaps: [{ name: 'Kept', type: 'raster', url: 'https://tiles.example.com/{z}/{x}/{y}', tileSize: 256 }],
    ...(server === '9.26' && { translation_strings: [{ key: 'home', translations: { 'en-US': 'Home' } }] }),
    ...(server !== '9.26' && { theme_light_overrides: { primary: '#123456' }, default_appearance: 'dark' }),
  };
};

const laterUser = (server: TableServer): JsonObject => {
  if (isFirst(server)) return { theme: 'dark' };
  if (server === '9.26') return { theme: 'dark', tags: ['a', 'b'], email_notifications: false };
  const themes = { theme_light_overrides: { primary: '#111111' }, theme_dark_overrides: { primary: '#eeeeee' } };
  return { appearance: 'dark', tags: ['a', 'b'], ...themes, ...(server === '11.3' && { text_direction: 'rtl' }) };
};

const createPermission = async (admin: AdminApi, server: TableServer, role: Json): Promise<Json> => {
  const owner =
    server === '11.3'
      ? {
          policy: keyOf(
            await admin.post('/policies', { name: 'Kept', app_access: true, icon: 'star', description: 'Kept' }),
          ),
        }
      : { role };
  return admin.post('/permissions', {
    ...owner,
    collection: NOTES,
    action: 'update',
    permissions: RULE,
    validation: { title: { _regex: '^[A-Z]' } },
    presets: { status: 'draft', nested: { unknown: [1, null] } },
    fields: ['title', 'status'],
  });
};

const png = (): FormData => {
  const form = new FormData();
  const content = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  form.set('title', 'Kept');
  form.set('file', new Blob([content], { type: 'image/png' }), 'kept.png');
  return form;
};

/** Stores an item of each system collection that the application writes. */
export const storeItems = async (admin: AdminApi, server: TableServer): Promise<readonly StoredItem[]> => {
  await createModel(admin, server);
  const role = await admin.post('/roles', {
    name: 'Kept',
    icon: 'star',
    description: 'Kept as it is',
    ...(server === '11.3'
      ? { parent: keyOf(await admin.post('/roles', { name: 'Parent of the kept one' })) }
      : { app_access: true, ip_access: ['10.0.0.0/8'], enforce_tfa: false }),
  });
  const user = await admin.post('/users', {
    email: 'kept@example.com',
    password: 'kept-password',
    first_name: 'Kept',
    role: keyOf(role),
    ...laterUser(server),
  });
  const preset = await admin.post('/presets', {
    bookmark: 'Kept',
    collection: NOTES,
    layout: 'kanban',
    layout_query: { kanban: { sort: ['-title'], later: [1, null] }, map: { zoom: 4 } },
    layout_options: {
      kanban: { groupField: 'status', nested: [1, null, { a: 'b' }] },
      map: { cameraOptions: { zoom: 2.5 } },
    },
    search: 'a',
    refresh_interval: 45,
    [isFirst(server) ? 'filters' : 'filter']: RULE,
    ...(isFirst(server) ? {} : { icon: 'star', color: '#FF0000' }),
  });
  const folder = await admin.post('/folders', { name: 'Kept' });
  const inner = await admin.post('/folders', { name: 'Kept inside', parent: keyOf(folder) });
  const uploaded = await admin.upload('/files', png());
  await admin.patch(`/files/${keyOf(uploaded)}`, {
    description: 'Kept',
    tags: ['a', 'b,c'],
    location: 'Here',
    metadata: { icc: { unknown: [1, null] } },
    folder: keyOf(inner),
    ...(server === '10.13' || server === '11.3' ? { focal_point_x: 1, focal_point_y: 1 } : {}),
  });
  await admin.patch('/settings', { project_name: 'Kept', auth_password_policy: '/^.{4,}$/', ...laterSettings(server) });
  const permission = await createPermission(admin, server, keyOf(role));
  const item = (collection: string, stored: Json, change: Item): StoredItem => {
    const key = keyOf(stored);
    return { collection, path: `/${collection.slice('directus_'.length)}/${key}`, key, owner: NOTES, change };
  };
  return [
    {
      collection: 'directus_collections',
      path: `/collections/${NOTES}`,
      key: NOTES,
      owner: NOTES,
      change: { icon: 'note' },
    },
    {
      collection: 'directus_fields',
      path: `/fields/${NOTES}/title`,
      key: 'title',
      owner: NOTES,
      change: { note: 'Changed', default_value: 'Another title' },
    },
    {
      collection: 'directus_relations',
      path: `/relations/${LINKS}/note`,
      key: 'note',
      owner: LINKS,
      change: { one_deselect_action: 'nullify' },
    },
    item('directus_roles', role, { description: 'Changed' }),
    item('directus_users', user, { title: 'Changed' }),
    item('directus_presets', preset, { search: 'changed' }),
    item('directus_permissions', permission, { fields: ['title'] }),
    item('directus_folders', inner, { name: 'Changed' }),
    item('directus_files', uploaded, { title: 'Changed' }),
    { collection: 'directus_settings', path: '/settings', key: 1, owner: NOTES, change: { project_name: 'Changed' } },
    ...(server === '11.3' || server === '10.13'
      ? []
      : [
          item(
            'directus_webhooks',
            await admin.post('/webhooks', {
              name: 'Kept',
              url: 'http://127.0.0.1:9/',
              status: 'inactive',
              data: false,
              actions: ['create', 'delete'],
              collections: [NOTES, LINKS],
              ...(isFirst(server) ? {} : { headers: [{ header: 'X-Kept', value: 'a,b' }] }),
            }),
            { name: 'Changed' },
          ),
        ]),
  ];
};
