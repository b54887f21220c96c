import type { CollectionMeta, FieldMeta, RelationMeta } from '../../../../domain/schema';
import type { JsonObject } from '../../../../kernel';

/** What the platform writes down about a collection, a field or a relation where nothing else is said. */
export const USUAL_COLLECTION: CollectionMeta = {
  icon: null,
  color: null,
  note: null,
  hidden: false,
  singleton: false,
  sort_field: null,
  accountability: 'all',
  archive_field: null,
  archive_app_filter: true,
  archive_value: null,
  unarchive_value: null,
  display_template: null,
  item_duplication_fields: null,
  translations: null,
};

export const USUAL_FIELD: FieldMeta = {
  id: null,
  interface: null,
  options: null,
  display: null,
  display_options: null,
  special: [],
  readonly: false,
  hidden: false,
  sort: null,
  width: 'full',
  group: null,
  note: null,
  translations: null,
  system: false,
};

export const USUAL_RELATION: RelationMeta = {
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: 'nullify',
};

/** The key of a collection that is made without fields, as it might have been sent. */
export const USUAL_KEY: JsonObject = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true, interface: 'numeric', readonly: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};
