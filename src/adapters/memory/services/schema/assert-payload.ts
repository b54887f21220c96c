import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { invalidPayload } from '../../api-error';
import { PAYLOAD_TYPES } from './field-types';

const assertObject = (payload: Json): JsonObject => {
  if (Array.isArray(payload)) throw invalidPayload('"value" must be of type object');
  return isJsonObject(payload) ? payload : {};
};

/** Rejects a name that is empty or no text; it may be missing. */
const assertText = (payload: JsonObject, name: string): void => {
  const value = payload[name];
  if (value === undefined) return;
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
};

const assertName = (payload: JsonObject, name: string): void => {
  if (payload[name] === undefined) throw invalidPayload(`"${name}" is required`);
  assertText(payload, name);
};

const assertKnown = (payload: JsonObject, names: readonly string[]): void => {
  const unknown = Object.keys(payload).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidPayload(`"${unknown}" is not allowed`);
};

const assertType = ({ type = null }: JsonObject): void => {
  if (type !== null && !PAYLOAD_TYPES.some((known) => known === type)) {
    throw invalidPayload(`"type" must be one of [${PAYLOAD_TYPES.join(', ')}, null]`);
  }
};

/** The sent schema, or null. */
const assertSchema = ({ schema = null }: JsonObject): JsonObject | null => {
  if (schema !== null && !isJsonObject(schema)) throw invalidPayload('"schema" must be of type object');
  return schema;
};

const BOOLEANS: readonly Json[] = [true, false, 'true', 'false'];

const assertColumn = (payload: JsonObject): void => {
  const nullable = assertSchema(payload)?.['is_nullable'];
  if (nullable !== undefined && !BOOLEANS.includes(nullable))
    throw invalidPayload('"schema.is_nullable" must be a boolean');
};

const FIELD = ['collection', 'field', 'type', 'schema', 'meta'];

export const assertNewField = (sent: Json): JsonObject => {
  const payload = assertObject(sent);
  assertText(payload, 'collection');
  assertName(payload, 'field');
  assertType(payload);
  assertColumn(payload);
  assertKnown(payload, FIELD);
  return payload;
};

/** Validates only the column of a change and ignores the rest. */
export const assertFieldChange = (sent: Json): JsonObject => {
  const payload = assertObject(sent);
  assertType(payload);
  assertColumn(payload);
  if (payload['schema'] && !payload['type'])
    throw invalidPayload('You need to provide "type" when providing "schema".');
  return payload;
};

const RULES = ['NO ACTION', 'SET NULL', 'SET DEFAULT', 'CASCADE', 'RESTRICT'];

const assertOnDelete = (payload: JsonObject): void => {
  const rule = assertSchema(payload)?.['on_delete'];
  if (rule !== undefined && !RULES.some((known) => known === rule)) {
    throw invalidPayload(`"schema.on_delete" must be one of [${RULES.join(', ')}]`);
  }
};

const RELATION = ['collection', 'field', 'related_collection', 'schema', 'meta'];

const assertRelatedCollection = (payload: JsonObject): void => {
  if (payload['related_collection'] !== null) assertText(payload, 'related_collection');
};

export const assertNewRelation = (sent: Json): JsonObject => {
  const payload = assertObject(sent);
  assertName(payload, 'collection');
  assertName(payload, 'field');
  assertRelatedCollection(payload);
  assertOnDelete(payload);
  assertKnown(payload, RELATION);
  return payload;
};

export const assertRelationChange = (sent: Json): JsonObject => {
  const payload = assertObject(sent);
  assertText(payload, 'collection');
  assertText(payload, 'field');
  assertRelatedCollection(payload);
  assertOnDelete(payload);
  assertKnown(payload, RELATION);
  return payload;
};
