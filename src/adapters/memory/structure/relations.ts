import type { OnDelete, WorldRelation } from '../world';

type Link = readonly [
  collection: string,
  field: string,
  related: string,
  onDelete: OnDelete | null,
  oneField?: string | null,
];

/** `onDelete: null` marks a relation without a foreign key: the database does not guard it. */
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

const relationOf = ([collection, field, related_collection, onDelete, one_field = null]: Link): WorldRelation => ({
  collection,
  field,
  related_collection,
  meta: {
    one_field,
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
  },
  ...(onDelete === null ? {} : { on_delete: onDelete }),
});

export const systemRelations: readonly WorldRelation[] = LINKS.map(relationOf);
