import type { WorldRelation } from '../world';

type Links = readonly (readonly [collection: string, field: string, related: string, onDelete: WorldRelation['on_delete'], oneField?: string])[];

const LINKS: Links = [
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
  ['directus_users', 'avatar', 'directus_files', undefined],
  ['directus_fields', 'collection', 'directus_collections', undefined, 'fields'],
  ['directus_activity', 'user', 'directus_users', undefined],
];
