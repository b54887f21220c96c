import type { Field, FieldMeta, FieldSchema, FieldType } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { apiException } from '../../api-error';
import type { Model } from '../../world/model';
import { columnFrom } from './column-definition';
import { columnType, markedType } from './field-types';
import { DEFAULT_FIELD_META, mergeMeta, metaIn } from './meta';

const numberIn = (sent: JsonObject): number | null => {
  const { id = null } = sent;
  return typeof id === 'number' ? id : null;
};

const assertGroup = (model: Model, { group }: FieldMeta): void => {
  const isThere = group === null || model.fields.some(({ meta }) => meta?.id === group);
  if (!isThere) throw apiException(400, 'INVALID_FOREIGN_KEY', 'Invalid foreign key.');
};

/** Meta after a change. Changing a system field replaces its built-in meta. */
const metaAfter = (model: Model, before: FieldMeta | null, sent: JsonObject | null): FieldMeta | null => {
  if (sent === null) return before;
  const known = before === null || before.system ? { ...DEFAULT_FIELD_META, id: numberIn(sent) } : before;
  const meta = mergeMeta(model, 'directus_fields', known, sent);
  assertGroup(model, meta);
  return meta;
};

/** The field with the type that follows from its column and its markers. */
const typed = (field: Field, type: FieldType): Field => ({
  ...field,
  type: field.schema === null ? 'alias' : markedType(type, field.meta?.special ?? []),
});

export const schemaIn = (sent: Json | undefined): JsonObject => (isJsonObject(sent) ? sent : {});

/** The column of a payload; null when its type has none. */
const columnIn = (payload: JsonObject): FieldSchema | null => {
  const type = columnType(payload['type']);
  return type === null ? null : columnFrom(type, schemaIn(payload['schema']));
};

/** A field from a payload, or from an earlier field without a column; null when it has neither column nor meta. */
export const fieldFrom = (
  model: Model,
  collection: string,
  payload: JsonObject,
  before: Field | null = null,
): Field | null => {
  const meta = metaAfter(model, before?.meta ?? null, metaIn(payload['meta']));
  const schema = columnIn(payload);
  if (schema === null && meta === null) return null;
  const type = columnType(payload['type']) ?? 'alias';
  const counted: FieldType = schema?.has_auto_increment ? 'integer' : type;
  return typed({ collection, field: String(payload['field']), type, schema, meta }, counted);
};

/**
 * The field after a change. The sent column replaces the old one, except for its foreign key, and for uniqueness when
 * that was not sent.
 */
export const fieldAfter = (model: Model, before: Field, payload: JsonObject): Field => {
  const meta = metaAfter(model, before.meta, metaIn(payload['meta']));
  const sent = payload['schema'];
  if (!isJsonObject(sent) || before.schema === null) return typed({ ...before, meta }, before.type);
  const column = columnFrom(columnType(payload['type']) ?? before.type, sent);
  const { is_unique, foreign_key_table } = before.schema;
  const schema = {
    ...column,
    is_unique: (sent['is_unique'] ?? null) === null ? is_unique : column.is_unique,
    foreign_key_table,
  };
  return typed({ ...before, schema, meta }, columnType(payload['type']) ?? before.type);
};
