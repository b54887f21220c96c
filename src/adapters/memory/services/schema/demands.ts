import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { invalidPayload } from '../../api-error';
import { SENT_TYPES } from './field-types';

const demandObject = (payload: Json): JsonObject => {
  if (Array.isArray(payload)) throw invalidPayload('"value" must be of type object');
  return isJsonObject(payload) ? payload : {};
};

/** A name that may be missing but, when it is there, is one. */
const demandText = (payload: JsonObject, name: string): void => {
  const value = payload[name];
  if (value === undefined) return;
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
};

const demandName = (payload: JsonObject, name: string): void => {
  if (payload[name] === undefined) throw invalidPayload(`"${name}" is required`);
  demandText(payload, name);
};

const demandKnown = (payload: JsonObject, names: readonly string[]): void => {
  const unknown = Object.keys(payload).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidPayload(`"${unknown}" is not allowed`);
};

const demandType = ({ type = null }: JsonObject): void => {
  if (type !== null && !SENT_TYPES.some((known) => known === type)) {
    throw invalidPayload(`"type" must be one of [${SENT_TYPES.join(', ')}, null]`);
  }
};

/** The schema that was sent; null when there was none. */
const demandSchema = ({ schema = null }: JsonObject): JsonObject | null => {
  if (schema !== null && !isJsonObject(schema)) throw invalidPayload('"schema" must be of type object');
  return schema;
};

const BOOLEANS: readonly Json[] = [true, false, 'true', 'false'];

const demandColumn = (payload: JsonObject): void => {
  const nullable = demandSchema(payload)?.['is_nullable'];
  if (nullable !== undefined && !BOOLEANS.includes(nullable))
    throw invalidPayload('"schema.is_nullable" must be a boolean');
};

const FIELD = ['collection', 'field', 'type', 'schema', 'meta'];

export const demandNewField = (sent: Json): JsonObject => {
  const payload = demandObject(sent);
  demandText(payload, 'collection');
  demandName(payload, 'field');
  demandType(payload);
  demandColumn(payload);
  demandKnown(payload, FIELD);
  return payload;
};

/** Of a change nothing but the column is looked at; whatever else it says is passed over. */
export const demandFieldChange = (sent: Json): JsonObject => {
  const payload = demandObject(sent);
  demandType(payload);
  demandColumn(payload);
  if (payload['schema'] && !payload['type'])
    throw invalidPayload('You need to provide "type" when providing "schema".');
  return payload;
};

const RULES = ['NO ACTION', 'SET NULL', 'SET DEFAULT', 'CASCADE', 'RESTRICT'];

const demandRule = (payload: JsonObject): void => {
  const rule = demandSchema(payload)?.['on_delete'];
  if (rule !== undefined && !RULES.some((known) => known === rule)) {
    throw invalidPayload(`"schema.on_delete" must be one of [${RULES.join(', ')}]`);
  }
};

const RELATION = ['collection', 'field', 'related_collection', 'schema', 'meta'];

const demandEnd = (payload: JsonObject): void => {
  if (payload['related_collection'] !== null) demandText(payload, 'related_collection');
};

export const demandNewRelation = (sent: Json): JsonObject => {
  const payload = demandObject(sent);
  demandName(payload, 'collection');
  demandName(payload, 'field');
  demandEnd(payload);
  demandRule(payload);
  demandKnown(payload, RELATION);
  return payload;
};

export const demandRelationChange = (sent: Json): JsonObject => {
  const payload = demandObject(sent);
  demandText(payload, 'collection');
  demandText(payload, 'field');
  demandEnd(payload);
  demandRule(payload);
  demandKnown(payload, RELATION);
  return payload;
};
