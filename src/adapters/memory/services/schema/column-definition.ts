import type { FieldSchema, FieldType } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';

/** Default or fixed length by type. */
const LENGTHS: Partial<Record<FieldType, number>> = { string: 255, csv: 255, hash: 255, uuid: 36 };
const FRACTIONS: readonly FieldType[] = ['float', 'decimal'];
const NUMBERS: readonly FieldType[] = ['integer', 'bigInteger', ...FRACTIONS];
const COUNTING: readonly FieldType[] = ['integer', 'bigInteger'];

const isDigits = (value: Json): value is string =>
  typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));

const asNumber = (value: Json): Json => {
  if (typeof value === 'boolean') return String(value);
  return isDigits(value) && Number.isSafeInteger(Math.trunc(Number(value))) ? Number(value) : value;
};

const TRUE: readonly Json[] = [true, 1, '1', 'true'];
const FALSE: readonly Json[] = [false, 0, '0', 'false'];

const asBoolean = (value: Json): Json => {
  if (TRUE.includes(value)) return true;
  return FALSE.includes(value) ? false : value;
};

const asText = (type: FieldType, value: Json): Json => {
  if (Array.isArray(value)) return type === 'json' ? JSON.stringify(value) : value.join(',');
  return isJsonObject(value) ? JSON.stringify(value) : String(value);
};

const NOW: readonly Json[] = ['NOW()', 'CURRENT_TIMESTAMP'];

/** A default as the API returns it: numbers and booleans as such, anything else as text, the word 'null' as null. */
const defaultOf = (type: FieldType, sent: Json): Json => {
  if (sent === null || sent === 'null') return null;
  if (NOW.includes(sent)) return 'CURRENT_TIMESTAMP';
  if (type === 'boolean') return asBoolean(sent);
  return NUMBERS.includes(type) ? asNumber(sent) : asText(type, sent);
};

const lengthOf = (type: FieldType, sent: Json): number | null => {
  const length = type === 'string' ? Number(sent ?? 0) : 0;
  return Number.isInteger(length) && length > 0 ? length : (LENGTHS[type] ?? null);
};

const digitsOf = (type: FieldType, sent: Json): number | null =>
  FRACTIONS.includes(type) && typeof sent === 'number' ? sent : null;

/** A complete column of what was sent and defaults. An auto-increment column is a key, and a key is never null. */
export const columnFrom = (type: FieldType, sent: JsonObject): FieldSchema => {
  const counts = COUNTING.includes(type) && Boolean(sent['has_auto_increment']);
  const isKey = counts || Boolean(sent['is_primary_key']);
  return {
    default_value: isKey ? null : defaultOf(type, sent['default_value'] ?? null),
    is_nullable: !isKey && !FALSE.includes(sent['is_nullable'] ?? true),
    is_primary_key: isKey,
    is_unique: isKey ? !COUNTING.includes(type) : Boolean(sent['is_unique']),
    has_auto_increment: counts,
    max_length: lengthOf(type, sent['max_length'] ?? null),
    numeric_precision: digitsOf(type, sent['numeric_precision'] ?? null),
    numeric_scale: digitsOf(type, sent['numeric_scale'] ?? null),
    foreign_key_table: null,
  };
};
