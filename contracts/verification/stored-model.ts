import type { JsonObject } from '../../src/kernel';
import type { AdminApi } from '../platform/admin-api';
import type { ServerName } from '../provider/install';

/** 'twin' is the server over the memory adapter. */
export type TableServer = ServerName | 'twin';

export const NOTES = 'kept_notes';
export const LINKS = 'kept_links';

/** True for a server of 9.0. */
export const isFirst = (server: TableServer): boolean => server === 'twin' || server === '9.0';

/** Condition, validation and translations of a field, as later servers have them. */
const laterFieldMeta = (server: TableServer): JsonObject =>
  isFirst(server)
    ? {}
    : {
        conditions: [{ name: 'Locked', rule: { status: { _eq: 'done' } }, readonly: true, options: { later: 1 } }],
        validation: { title: { _regex: '^[A-Z]' } },
        validation_message: '$t:title_fault',
        required: true,
      };

const laterCollectionMeta = (server: TableServer): JsonObject =>
  isFirst(server)
    ? {}
    : {
        sort: 7,
        group: 'kept_folder',
        collapse: 'locked',
        ...(server !== '9.26' && { preview_url: 'https://example.com/{{id}}', versioning: true }),
      };

const field = (name: string, type: string, meta: JsonObject = {}): JsonObject => ({
  field: name,
  type,
  schema: {},
  meta,
});

/** Collections in a folder, a field and a relation, with the members that each server has. */
export const createModel = async (admin: AdminApi, server: TableServer): Promise<void> => {
  const key: JsonObject = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } };
  if (!isFirst(server))
    await admin.post('/collections', { collection: 'kept_folder', meta: { icon: 'folder' }, schema: null });
  await admin.post('/collections', {
    collection: NOTES,
    schema: {},
    meta: {
      note: '$t:notes',
      display_template: '{{title}}',
      translations: [{ language: 'de-DE', translation: 'Notizen', singular: 'Notiz', plural: 'Notizen' }],
      ...laterCollectionMeta(server),
    },
    fields: [
      key,
      {
        ...field('title', 'string', {
          interface: 'input',
          options: { placeholder: '$t:title', iconLeft: 'title', softLength: 20, nested: { unknown: [1, null] } },
          display: 'formatted-value',
          display_options: { conditionalFormatting: [{ operator: 'eq', value: 'A', color: '#f00' }], suffix: '!' },
          translations: [{ language: 'de-DE', translation: 'Titel' }],
          ...laterFieldMeta(server),
        }),
        schema: { default_value: 'A title', max_length: 80 },
      },
      field('status', 'string'),
    ],
  });
  await admin.post('/collections', {
    collection: LINKS,
    schema: {},
    meta: {},
    fields: [key, field('note', 'integer', { interface: 'select-dropdown-m2o', special: ['m2o'] })],
  });
  await admin.post('/relations', {
    collection: LINKS,
    field: 'note',
    related_collection: NOTES,
    meta: { one_field: 'links', one_deselect_action: 'delete', sort_field: 'id' },
    schema: { on_delete: 'CASCADE', ...(isFirst(server) ? {} : { on_update: 'NO ACTION' }) },
  });
  await admin.post(`/fields/${NOTES}`, {
    field: 'links',
    type: 'alias',
    schema: null,
    meta: { interface: 'list-o2m', special: ['o2m'] },
  });
};
