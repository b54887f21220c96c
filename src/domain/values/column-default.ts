import { isJsonObject, type Json } from '../../kernel';
import type { Field, FieldType } from '../schema';
import { parseDateText } from './dates/date-value';
import { isNumeric } from './numbers';

/**
 * What a column gets when a new item has no value: nothing, a value of its type, or what the database computes, such as
 * the current time. Servers report the default as the database keeps it: as a value, as its text, or as an expression.
 */
export type ColumnDefault =
  { readonly kind: 'none' } | { readonly kind: 'value'; readonly value: Json } | { readonly kind: 'computed' };

const NONE: ColumnDefault = { kind: 'none' };
const COMPUTED: ColumnDefault = { kind: 'computed' };

const QUOTED = /^'((?:[^']|'')*)'(?:::[\w ]+(?:\(\d+\))?)?$/;
const NULL = /^null(?:::[\w ]+)?$/i;
/** Keywords and calls that databases compute: CURRENT_TIMESTAMP, now(), nextval('…'), gen_random_uuid(). */
const EXPRESSION = /^(?:current_\w+|localtime(?:stamp)?|session_user|[a-z_][\w.]*\(.*\)(?:::[\w ]+)?)$/is;
/** What is left of an expression whose end was cut off, or whose outer quotes were taken for those of a text. */
const CUT_OFF = /^'[^']*$|'\s*\|\|\s*'|^\((?:[^()]|\([^()]*\))*$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const WHOLE = /^-?\d+$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const FLAGS: Readonly<Record<string, boolean>> = { true: true, t: true, 1: true, false: false, f: false, 0: false };

const numberOf = (text: string, type: FieldType): Json | undefined => {
  if (type === 'bigInteger') return WHOLE.test(text) ? text : undefined;
  if (type === 'decimal') return NUMBER.test(text) ? text : undefined;
  return (type === 'integer' ? WHOLE : NUMBER).test(text) ? Number(text) : undefined;
};

/** In the form of the API: PostgreSQL reports '2026-11-20 08:30:00+00'. */
const dateOf = (reported: string, type: FieldType): Json | undefined => {
  const text = reported
    .replace(' ', 'T')
    .replace(/(:\d{2}(?:\.\d+)?[+-]\d{2})$/, '$1:00')
    .replace(/\+00:00$/, 'Z');
  const parts = parseDateText(text);
  if (parts === null) return undefined;
  const isWhole = type === 'date' ? parts.date !== null && parts.time === null : parts.time !== null;
  return isWhole && (type === 'time' ? parts.date === null : parts.date !== null) ? text : undefined;
};

/**
 * The text of a literal of SQL, where each apostrophe is doubled. Servers cut off its outer quotes only; a text with a
 * single apostrophe is no such literal.
 */
const undoubled = (text: string): string => {
  const single = text.replaceAll("''", '\0');
  return single.includes("'") ? text : single.replaceAll('\0', "'");
};

const undoubledIn = (value: Json): Json => {
  if (typeof value === 'string') return undoubled(value);
  if (Array.isArray(value)) return value.map(undoubledIn);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [undoubled(name), undoubledIn(each)]));
};

const jsonOf = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** The value that a text stands for in a column of this type; undefined for a text that is none. */
const valueOf = (text: string, type: FieldType): Json | undefined => {
  switch (type) {
    case 'integer':
    case 'bigInteger':
    case 'float':
    case 'decimal':
      return numberOf(text, type);
    case 'boolean':
      return FLAGS[text.toLowerCase()];
    case 'date':
    case 'time':
    case 'dateTime':
    case 'timestamp':
      return dateOf(text, type);
    case 'uuid':
      return UUID.test(text) ? text : undefined;
    case 'json':
      return jsonOf(text);
    case 'csv':
      return text === '' ? [] : text.split(',');
    case 'unknown':
      // Such as an array of PostgreSQL: the form of the database is not that of the API.
      return undefined;
    default:
      return text;
  }
};

const ofText = (text: string, type: FieldType): ColumnDefault => {
  if (NULL.test(text)) return NONE;
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted === undefined && (EXPRESSION.test(text) || CUT_OFF.test(text))) return COMPUTED;
  const value = valueOf(undoubled(quoted ?? text), type);
  return value === undefined ? COMPUTED : { kind: 'value', value };
};

/** The default of a field's column. Total: what is no value of the type counts as computed, and is never sent. */
export const columnDefault = ({ type, schema }: Pick<Field, 'type' | 'schema'>): ColumnDefault => {
  const reported = schema?.default_value ?? null;
  if (reported === null) return NONE;
  if (typeof reported === 'string') return ofText(reported, type);
  if (typeof reported === 'object') {
    return type === 'json' || (type === 'csv' && !isJsonObject(reported))
      ? { kind: 'value', value: undoubledIn(reported) }
      : COMPUTED;
  }
  // The server rounds what is too large for a number.
  if (type === 'bigInteger' && !Number.isSafeInteger(reported)) return COMPUTED;
  const read = ofText(String(reported), type);
  // In the form that the type has: as it was reported, or as the value of its text.
  const isOwnForm = isNumeric(type) ? typeof reported === 'number' : typeof reported === type;
  return read.kind === 'value' && isOwnForm ? { kind: 'value', value: reported } : read;
};

/** The value that a new item starts with; null without a default, and for a computed one. */
export const defaultValue = (field: Pick<Field, 'type' | 'schema'>): Json => {
  const column = columnDefault(field);
  return column.kind === 'value' ? column.value : null;
};
