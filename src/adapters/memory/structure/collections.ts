import type { Collection, CollectionMeta } from '../../../domain/schema';

/** What the platform sets for its own collections beyond the usual. */
const PARTICULARS: Readonly<Record<string, Partial<CollectionMeta>>> = {
  directus_collections: { icon: 'list_alt' },
  directus_fields: { icon: 'input' },
  directus_files: { icon: 'folder', display_template: '{{ $thumbnail }} {{ title }}' },
  directus_folders: { display_template: '{{ name }}' },
  directus_permissions: { icon: 'admin_panel_settings' },
  directus_presets: { icon: 'bookmark_border' },
  directus_relations: { icon: 'merge_type' },
  directus_roles: { icon: 'supervised_user_circle' },
  directus_settings: { singleton: true },
  directus_users: {
    icon: 'people_alt',
    display_template: '{{ first_name }} {{ last_name }}',
    archive_field: 'status',
    archive_value: 'archived',
    unarchive_value: 'draft',
  },
};

const USUAL: CollectionMeta = {
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

export const systemCollection = (collection: string): Collection => ({
  collection,
  meta: { ...USUAL, ...PARTICULARS[collection] },
});
