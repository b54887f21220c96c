import { DEFAULT_META } from '../../../fixtures/builders';
import type { Collection, Field, FieldMeta, FieldSchema, Relation } from '../schema';

/** A collection with the default configuration, or a table without any. */
export const collectionOf = (collection: string, isManaged = true): Collection => ({
  collection,
  meta: isManaged ? DEFAULT_META : null,
});

const META: FieldMeta = {
  id: 1,
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

const COLUMN: FieldSchema = {
  default_value: null,
  is_nullable: true,
  is_primary_key: false,
  is_unique: false,
  has_auto_increment: false,
  max_length: null,
  numeric_precision: null,
  numeric_scale: null,
  foreign_key_table: null,
};

/** The column of a counting key. */
export const KEY: Partial<FieldSchema> = { is_primary_key: true, has_auto_increment: true, is_nullable: false };

/** A field by 'collection.field'; null for no column, and for no configuration. */
export const fieldOf = (
  path: string,
  type: Field['type'] = 'string',
  column: Partial<FieldSchema> | null = {},
  meta: Partial<FieldMeta> | null = {},
): Field => {
  const [collection = '', field = ''] = path.split('.');
  return {
    collection,
    field,
    type,
    schema: column === null ? null : { ...COLUMN, ...column },
    meta: meta === null ? null : { ...META, ...meta },
  };
};

/** A foreign key by 'collection.field'. */
export const relationOf = (path: string, related: string | null, isConstrained = true): Relation => {
  const [collection = '', field = ''] = path.split('.');
  return {
    collection,
    field,
    related_collection: related,
    meta: {
      one_field: null,
      junction_field: null,
      sort_field: null,
      one_collection_field: null,
      one_allowed_collections: null,
      one_deselect_action: 'nullify',
    },
    schema: isConstrained ? { on_delete: 'SET NULL' } : null,
  };
};

/** The key of the pears. */
export const ID = fieldOf('pears.id', 'integer', KEY);
