import { instantOf } from '../../../../domain/filters';
import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../kernel';
import { digest } from '../../identifiers';

/** As the platform writes moments: to the second, without a zone, in the server's, which is UTC. */
export const toTimestamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19);

const asText = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What is neither read as a date nor worth a hash. */
export const EMPTY_VALUES: readonly Json[] = ['', 0, false];

const isNumeric = (value: Json): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)));

/** Text that is no number stays as it is, and so does the JSON of an object: the platform's database does not mind. */
const asNumber = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  const holds = typeof value === 'string' && isNumeric(value) && Number.isSafeInteger(Math.trunc(Number(value)));
  return holds ? Number(value) : value;
};

/** Kept as text, so that no digit is lost. */
const asDigits = (value: Json): Json => (isNumeric(value) ? String(value).trim() : asNumber(value));

/** The word 'true' is text to the platform's database, and text is not true. */
const asBoolean = (value: Json): Json => value === true || value === 1 || value === '1';

/** What is neither true nor false stays what it is, though it is answered as false. */
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

/** Text is taken apart when it is JSON, and kept when it is not; a lone boolean becomes a number. */
const asJson = (value: Json): Json => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
};

/** An empty list comes back as empty text. */
const asList = (value: Json): Json => {
  const text = isJsonObject(value) ? JSON.stringify(value) : String(asText(value));
  const list = Array.isArray(value) ? value.map(String) : text.split(',');
  return list.join('') === '' ? '' : list;
};

const isConcealed = (field: Field): boolean => field.meta?.special.includes('conceal') ?? false;

/** A concealed hash is a password, which worlds keep readable; whatever else is hashed is hashed. */
const asHash = (field: Field, value: Json): Json =>
  isConcealed(field) || EMPTY_VALUES.includes(value) ? asText(value) : digest(String(asText(value)));

/** What stands in the row when this value is written to this field; mostly itself, for the platform checks no types. */
export const storedValue = (field: Field, value: Json): Json => {
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
      return asDigits(value);
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

const MASK = '**********';

/** What an answer says of a stored value. A boolean that was never set reads as false; a password is only hinted at. */
export const outputValue = (field: Field, value: Json): Json => {
  if (field.type === 'boolean') return asBoolean(value);
  if (value === null) return null;
  if (isConcealed(field)) return MASK;
  return field.type === 'bigInteger' || field.type === 'decimal' ? asDigits(value) : value;
};

/** What a filter or an order compares: the stored value as its column holds it, long numbers as numbers, lists as text, passwords as hashes. */
export const comparedValue = (field: Field | null, value: Json): Json => {
  if (field?.type === 'csv' && Array.isArray(value)) return value.join(',');
  if (field?.type === 'hash' && isConcealed(field) && typeof value === 'string') return digest(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  if (field?.type !== 'bigInteger' && field?.type !== 'decimal') return value;
  return isNumeric(value) ? Number(value) : value;
};
