import type { Collection, CollectionMeta, Field } from '../../../domain/schema';
import type { OnDelete, WorldRelation } from '../world/world';
import { contentTables } from './content-tables';
import { LATER_NAMES, laterTable, laterTables } from './later-tables';
import { schemaTables } from './schema-tables';
import { fieldsIn, type SystemTable } from './system-table';
import { userTables } from './user-tables';

/** Meta of system collections beyond the defaults. */
const OVERRIDES: Readonly<Record<string, Partial<CollectionMeta>>> = {
  directus_activity: { note: 'Accountability logs for all events' },
  directus_collections: { icon: 'list_alt', note: 'Additional collection configuration and metadata' },
  directus_fields: { icon: 'input', note: 'Additional field configuration and metadata' },
  directus_files: {
    icon: 'folder',
    note: 'Metadata for all managed file assets',
    display_template: '{{ $thumbnail }} {{ title }}',
  },
  directus_folders: { note: 'Provides virtual directories for files', display_template: '{{ name }}' },
  directus_migrations: { note: "What version of the database you're using" },
  directus_permissions: { icon: 'admin_panel_settings', note: 'Access permissions for each role' },
  directus_presets: { icon: 'bookmark_border', note: 'Presets for collection defaults and bookmarks' },
  directus_relations: { icon: 'merge_type', note: 'Relationship configuration and metadata' },
  directus_revisions: { note: 'Data snapshots for all activity' },
  directus_roles: { icon: 'supervised_user_circle', note: 'Permission groups for system users' },
  directus_sessions: { note: 'User session information' },
  directus_settings: { note: 'Project configuration options', singleton: true },
  directus_webhooks: { note: 'Configuration for event-based HTTP requests' },
  directus_users: {
    icon: 'people_alt',
    note: 'System users for the platform',
    display_template: '{{ first_name }} {{ last_name }}',
    archive_field: 'status',
    archive_value: 'archived',
    unarchive_value: 'draft',
  },
};

const DEFAULT_META: CollectionMeta = {
  icon: null,
  color: null,
  note: null,
  hidden: false,
  singleton: false,
  sort_field: null,
  accountability: null,
  archive_field: null,
  archive_app_filter: false,
  archive_value: null,
  unarchive_value: null,
  display_template: null,
  item_duplication_fields: null,
  translations: null,
};

const systemCollection = (collection: string): Collection => ({
  collection,
  meta: { ...DEFAULT_META, ...OVERRIDES[collection] },
});

const TABLES: readonly SystemTable[] = [...userTables, ...schemaTables, ...contentTables];

type Link = readonly [
  collection: string,
  field: string,
  related: string,
  onDelete: OnDelete | null,
  oneField?: string | null,
  junctionField?: string | null,
];

/** `onDelete: null` marks a relation without a foreign key. */
const LINKS: readonly Link[] = [
  ['directus_folders', 'parent', 'directus_folders', 'NO ACTION'],
  ['directus_settings', 'public_background', 'directus_files', 'NO ACTION'],
  ['directus_settings', 'public_foreground', 'directus_files', 'NO ACTION'],
  ['directus_settings', 'project_logo', 'directus_files', 'NO ACTION'],
  ['directus_fields', 'group', 'directus_fields', 'NO ACTION'],
  ['directus_permissions', 'role', 'directus_roles', 'CASCADE'],
  ['directus_presets', 'role', 'directus_roles', 'CASCADE'],
  ['directus_presets', 'user', 'directus_users', 'CASCADE'],
  ['directus_revisions', 'activity', 'directus_activity', 'CASCADE', 'revisions'],
  ['directus_revisions', 'parent', 'directus_revisions', 'NO ACTION'],
  ['directus_sessions', 'user', 'directus_users', 'CASCADE'],
  ['directus_users', 'role', 'directus_roles', 'SET NULL', 'users'],
  ['directus_files', 'folder', 'directus_folders', 'SET NULL'],
  ['directus_files', 'modified_by', 'directus_users', 'NO ACTION'],
  ['directus_files', 'uploaded_by', 'directus_users', 'NO ACTION'],
  ['directus_users', 'avatar', 'directus_files', null],
  ['directus_fields', 'collection', 'directus_collections', null, 'fields'],
  ['directus_activity', 'user', 'directus_users', null],
];

/** Instead of the permissions of roles. */
const LATER_LINKS: readonly Link[] = [
  ...LINKS.filter(([collection, field]) => collection !== 'directus_permissions' || field !== 'role'),
  ['directus_permissions', 'policy', 'directus_policies', 'CASCADE', 'permissions'],
  ['directus_access', 'policy', 'directus_policies', 'CASCADE', 'roles'],
  ['directus_access', 'role', 'directus_roles', 'CASCADE', 'policies', 'policy'],
  ['directus_access', 'user', 'directus_users', 'CASCADE', 'policies', 'policy'],
  ['directus_roles', 'parent', 'directus_roles', 'SET NULL', 'children'],
  ['directus_comments', 'user_created', 'directus_users', 'SET NULL'],
];

const relationOf = ([
  collection,
  field,
  related_collection,
  onDelete,
  one_field = null,
  junction_field = null,
]: Link): WorldRelation => ({
  collection,
  field,
  related_collection,
  meta: {
    one_field,
    junction_field,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
  },
  ...(onDelete === null ? {} : { on_delete: onDelete }),
});

/** The structure of the system collections of a generation. */
interface SystemSchema {
  readonly collections: readonly Collection[];
  readonly fields: readonly Field[];
  readonly relations: readonly WorldRelation[];
}

const systemSchema = (tables: readonly SystemTable[], links: readonly Link[]): SystemSchema => ({
  collections: tables.map(({ name }) => systemCollection(name)),
  fields: tables.flatMap(fieldsIn),
  relations: links.map(relationOf),
});

export const SYSTEM_SCHEMA = systemSchema(TABLES, LINKS);

const renamed = (field: Field): Field => {
  const [before, name] = LATER_NAMES[field.collection] ?? [];
  return field.field === before && name !== undefined ? { ...field, field: name } : field;
};

const later = systemSchema([...TABLES.map(laterTable), ...laterTables], LATER_LINKS);

/** That of generation 11, as far as the twin has it. */
export const LATER_SYSTEM_SCHEMA: SystemSchema = { ...later, fields: later.fields.map(renamed) };
