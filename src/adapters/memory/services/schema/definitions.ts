import {
  FIELD_TYPES,
  type Collection,
  type CollectionMeta,
  type Field,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
  type RelationMeta,
} from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { OnDelete, WorldRelation } from '../../world';

const USUAL_COLLECTION: CollectionMeta = {
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

const USUAL_META: FieldMeta = {
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

const USUAL_COLUMN: FieldSchema = {
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

const USUAL_RELATION: RelationMeta = {
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: 'nullify',
};

/** The usual with what was sent over it; keys that nobody knows are dropped. */
const over = <A extends object>(usual: A, sent: Json | undefined): A => {
  if (!isJsonObject(sent)) return usual;
  const known = Object.keys(usual).filter((key) => Object.hasOwn(sent, key));
  return { ...usual, ...Object.fromEntries(known.map((key) => [key, sent[key]])) };
};

/** The types a field can be sent with; those that are no column's become aliases. */
export const SENT_TYPES = [
  'bigInteger',
  'boolean',
  'date',
  'dateTime',
  'decimal',
  'float',
  'integer',
  'json',
  'string',
  'text',
  'time',
  'timestamp',
  'binary',
  'uuid',
  'hash',
  'csv',
  'alias',
  'o2m',
  'm2m',
  'm2a',
  'files',
  'translations',
] as const;

const typeOf = (type: Json | undefined): FieldType => FIELD_TYPES.find((known) => known === type) ?? 'alias';

/** How long a column becomes when nothing is said about it. */
const USUAL_LENGTHS: Partial<Record<FieldType, number>> = { string: 255, csv: 255, hash: 255, uuid: 36 };

const specialOf = (special: Json | undefined): readonly string[] => (Array.isArray(special) ? special.map(String) : []);

const metaFrom = (before: FieldMeta, sent: JsonObject): FieldMeta => ({
  ...over(before, sent),
  special: Object.hasOwn(sent, 'special') ? specialOf(sent['special']) : before.special,
});

/** Keys and columns that are counted are never null. */
const columnFrom = (before: FieldSchema, sent: Json | undefined): FieldSchema => {
  const column = over(before, sent);
  return column.is_primary_key ? { ...column, is_nullable: false } : column;
};

export const collectionFrom = (name: string, meta: Json | undefined): Collection => ({
  collection: name,
  meta: over(USUAL_COLLECTION, meta),
});

/** A field as it was sent. Without `schema`, or as an alias, it has no column; without `meta` nobody configured it. */
export const fieldFrom = (collection: string, sent: JsonObject): Field => {
  const type = typeOf(sent['type']);
  const meta = sent['meta'];
  const column: FieldSchema = { ...USUAL_COLUMN, max_length: USUAL_LENGTHS[type] ?? null };
  return {
    collection,
    field: String(sent['field']),
    type,
    schema: type === 'alias' || sent['schema'] === null ? null : columnFrom(column, sent['schema']),
    meta: isJsonObject(meta) ? metaFrom(USUAL_META, meta) : null,
  };
};

/** The field after an update: `meta` and `schema` are laid over what there was, the type and the name stay. */
export const fieldOver = (field: Field, sent: JsonObject): Field => {
  const meta = sent['meta'];
  return {
    ...field,
    schema: field.schema === null ? null : columnFrom(field.schema, sent['schema']),
    meta: isJsonObject(meta) ? metaFrom(field.meta ?? USUAL_META, meta) : field.meta,
  };
};

const onDeleteOf = (schema: Json | undefined): OnDelete => {
  const sent = isJsonObject(schema) ? schema['on_delete'] : null;
  return sent === 'SET NULL' || sent === 'CASCADE' ? sent : 'NO ACTION';
};

export const relationFrom = (collection: string, field: string, sent: JsonObject): WorldRelation => {
  const related = sent['related_collection'];
  return {
    collection,
    field,
    related_collection: typeof related === 'string' ? related : null,
    meta: over(USUAL_RELATION, sent['meta']),
    on_delete: onDeleteOf(sent['schema']),
  };
};
