import type { CollectionMeta, Field, FieldMeta, RelationMeta } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { notNull } from '../../api-error';
import type { Model } from '../../world/model';
import { outputValue, storedValue } from '../items/stored-value';

/** The sent meta; null when none was sent. A value that is no object counts as empty meta. */
export const metaIn = (sent: Json | undefined): JsonObject | null => {
  if (!sent) return null;
  return isJsonObject(sent) ? sent : {};
};

/** A meta value as the system table stores and returns it; empty lists stay lists, and so does `special`. */
const metaValue = (model: Model, column: Field, sent: Json): Json => {
  const stored = storedValue(column, sent, model);
  if (column.field === 'special') return stored || [];
  if (column.type === 'csv') return stored === '' ? [] : stored;
  return outputValue(column, stored, model);
};

const READ_ONLY = ['id', 'system'];

const isRequired = ({ schema }: Field): boolean => schema !== null && !schema.is_nullable;

interface Tables {
  readonly directus_collections: CollectionMeta;
  readonly directus_fields: FieldMeta;
  readonly directus_relations: RelationMeta;
}

/** Merges sent meta into the existing one as the system table would; unknown names are dropped. */
export const mergeMeta = <Table extends keyof Tables>(
  model: Model,
  table: Table,
  before: Tables[Table],
  sent: JsonObject,
): Tables[Table] => {
  const names = Object.keys(before).filter((name) => Object.hasOwn(sent, name) && !READ_ONLY.includes(name));
  const changes = names.flatMap((name) => {
    const column = model.field(table, name);
    if (column === null) return [];
    const value = metaValue(model, column, sent[name] ?? null);
    if (sent[name] === null && isRequired(column)) throw notNull(table, name);
    return [[name, value] as const];
  });
  return { ...before, ...Object.fromEntries(changes) };
};

/** Default meta of collections, fields and relations. */
export const DEFAULT_COLLECTION_META: CollectionMeta = {
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

export const DEFAULT_FIELD_META: FieldMeta = {
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

export const DEFAULT_RELATION_META: RelationMeta = {
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: 'nullify',
};

/** Primary key of a collection that is created without fields, as a payload. */
export const DEFAULT_KEY_FIELD: JsonObject = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true, interface: 'numeric', readonly: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};
