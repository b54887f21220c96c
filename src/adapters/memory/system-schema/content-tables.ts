import { activityForm, filesForm, foldersForm, revisionsForm } from './forms/content-forms';
import { alias, column, type SystemTable } from './system-table';

/** Files, folders, activity and revisions. */
export const contentTables: readonly SystemTable[] = [
  {
    name: 'directus_files',
    form: filesForm,
    fields: [
      column('id', 'uuid', { key: true, nullable: false, length: 36, special: ['uuid'], hidden: true }),
      column('title', 'string', { length: 255 }),
      column('description', 'text'),
      column('tags', 'json', { special: ['json'] }),
      column('location', 'text'),
      column('storage', 'string', { nullable: false, length: 255, readonly: true }),
      alias('storage_divider', ['alias', 'no-data']),
      column('filename_disk', 'string', { length: 255, readonly: true }),
      column('filename_download', 'string', { nullable: false, length: 255 }),
      column('metadata', 'json', { special: ['json'], hidden: true }),
      column('type', 'string', { length: 255, readonly: true }),
      column('filesize', 'bigInteger', { readonly: true }),
      column('modified_by', 'string', {
        length: 36,
        table: 'directus_users',
        special: ['user-updated'],
        readonly: true,
      }),
      column('modified_on', 'dateTime', {
        nullable: false,
        default: 'CURRENT_TIMESTAMP',
        special: ['date-updated'],
        readonly: true,
      }),
      column('embed', 'string', { length: 200, hidden: true }),
      column('uploaded_by', 'string', { length: 36, table: 'directus_users', hidden: true }),
      column('uploaded_on', 'dateTime', { nullable: false, default: 'CURRENT_TIMESTAMP', hidden: true }),
      column('folder', 'string', { length: 36, table: 'directus_folders', special: ['m2o'], readonly: true }),
      column('width', 'integer', { readonly: true }),
      column('height', 'integer', { readonly: true }),
      column('charset', 'string', { length: 50, readonly: true }),
      column('duration', 'integer', { readonly: true }),
    ],
  },
  {
    name: 'directus_folders',
    form: foldersForm,
    fields: [
      column('id', 'uuid', { key: true, nullable: false, length: 36, special: ['uuid'] }),
      column('parent', 'string', { length: 36, table: 'directus_folders' }),
      column('name', 'string', { nullable: false, length: 255 }),
    ],
  },
  {
    name: 'directus_activity',
    width: 'half',
    form: activityForm,
    fields: [
      column('id', 'integer', { key: true, counted: true, nullable: false }),
      column('item', 'string', { nullable: false, length: 255 }),
      column('action', 'string', { nullable: false, length: 45 }),
      column('collection', 'string', { nullable: false, length: 64 }),
      column('timestamp', 'dateTime', { nullable: false, default: 'CURRENT_TIMESTAMP' }),
      column('user', 'string', { length: 36 }),
      column('comment', 'text'),
      column('user_agent', 'string', { length: 255 }),
      column('ip', 'string', { nullable: false, length: 50 }),
      alias('revisions', ['o2m']),
    ],
  },
  {
    name: 'directus_revisions',
    width: 'half',
    form: revisionsForm,
    fields: [
      column('id', 'integer', { key: true, counted: true, nullable: false }),
      column('activity', 'integer', { nullable: false, table: 'directus_activity' }),
      column('collection', 'string', { nullable: false, length: 64 }),
      column('item', 'string', { nullable: false, length: 255 }),
      column('data', 'json', { special: ['json'], hidden: true }),
      column('delta', 'json', { special: ['json'], hidden: true }),
      column('parent', 'integer', { table: 'directus_revisions' }),
    ],
  },
];
