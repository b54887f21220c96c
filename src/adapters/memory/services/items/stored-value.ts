import { instantOf } from '../../../../domain/filters';
import { isConcealed, MASK, type Field } from '../../../../domain/schema';
import { isLosslessNumber } from '../../../../domain/values';
import { isJsonObject, type Json } from '../../../../kernel';
import { digest } from '../../identifiers';
import type { Model } from '../../world/model';
import { databaseNumber } from './database-number';

/** The server's timestamp: seconds, without a zone, in UTC. */
export const toTimestamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19);

const asText = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Values that are stored unchanged instead of as a date or a hash. */
export const EMPTY_VALUES: readonly Json[] = ['', 0, false];

const isNumeric = (value: Json): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)));

/** Keeps text that is no number, and the JSON of an object, as SQLite does. */
const asNumber = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  const holds = typeof value === 'string' && isNumeric(value) && Number.isSafeInteger(Math.trunc(Number(value)));
  return holds ? Number(value) : value;
};

/** 'true' is false: the server's database compares it as text. */
const asBoolean = (value: Json): Json => value === true || value === 1 || value === '1';

/** Keeps values other than true and false, though they are returned as false. */
const asFlag = (value: Json): Json => {
  const plain = asNumber(value);
  return plain === 1 || plain === 0 ? plain === 1 : plain;
};

const asDateTime = (value: Json): Json => {
  if (EMPTY_VALUES.includes(value)) return asNumber(value);
  const instant = typeof value === 'string' ? instantOf(value) : null;
  return instant === null ? null : toTimestamp(instant);
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const asDate = (value: Json): Json => {
  if (EMPTY_VALUES.includes(value)) return asNumber(value);
  return typeof value === 'string' && DAY.test(value) && instantOf(value) !== null ? value : null;
};

/** Parses text; keeps it when it is no JSON. A boolean becomes a number. */
const asJson = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
};

/** An empty list becomes empty text. */
const asList = (value: Json): Json => {
  const text = isJsonObject(value) ? JSON.stringify(value) : String(asText(value));
  const list = Array.isArray(value) ? value.map(String) : text.split(',');
  return list.join('') === '' ? '' : list;
};

/** Concealed hashes are passwords, which a world stores in clear text; other hashes are hashed. */
const asHash = (field: Field, value: Json): Json =>
  isConcealed(field) || EMPTY_VALUES.includes(value) ? asText(value) : digest(String(asText(value)));

/** The value stored in the row for a sent one. Mostly the same, because the server does not check types. */
export const storedValue = (field: Field, value: Json, { numbers }: Pick<Model, 'numbers'>): Json => {
  if (value === null) return null;
  switch (field.type) {
    case 'string':
    case 'text':
    case 'uuid':
      return asText(value);
    case 'integer':
    case 'float':
    case 'time':
      return asNumber(value);
    case 'bigInteger':
    case 'decimal':
      return databaseNumber(field, value, numbers) ?? asNumber(value);
    case 'boolean':
      return asFlag(value);
    case 'dateTime':
    case 'timestamp':
      return asDateTime(value);
    case 'date':
      return asDate(value);
    case 'json':
      return asJson(value);
    case 'csv':
      return asList(value);
    case 'hash':
      return asHash(field, value);
    default:
      return value;
  }
};

/** The value that a response contains. A boolean that was never set is false; a concealed value is masked. */
export const outputValue = (field: Field, value: Json, { numbers }: Pick<Model, 'numbers'>): Json => {
  if (field.type === 'boolean') return asBoolean(value);
  if (value === null) return null;
  if (isConcealed(field)) return MASK;
  if (field.type !== 'bigInteger' && field.type !== 'decimal') return value;
  return databaseNumber(field, value, numbers) ?? asNumber(value);
};

/** A double keeps its digits; checking the text is faster. */
const SHORT_NUMBER = /^-?[\d.]{1,15}$/;

/**
 * The value that filters and sorting compare: numbers as numbers unless a double loses digits, lists as text, passwords
 * as hashes.
 */
export const comparedValue = (field: Field | null, value: Json): Json => {
  if (field?.type === 'csv' && Array.isArray(value)) return value.join(',');
  if (field?.type === 'hash' && isConcealed(field) && typeof value === 'string') return digest(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  if (field?.type !== 'bigInteger' && field?.type !== 'decimal') return value;
  if (typeof value !== 'string' || !isNumeric(value)) return value;
  return SHORT_NUMBER.test(value) || isLosslessNumber(value) ? Number(value) : value;
};
