import type { Json } from '../../../kernel';
import type { FieldType } from '../../schema';
import type { Choice, NullableChoice } from './choices';
import { isNumeric, numericValue } from '../numbers';

/**
 * The entries of a csv field: the API returns a list, some databases return text. Entries are trimmed, empty ones
 * dropped; null and other types have no entries.
 */
export const csvEntries = (value: Json): readonly string[] => {
  const entries = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as readonly Json[]) : [];
  return entries
    .filter((entry) => typeof entry !== 'object')
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');
};

/** The list to send; null when it is empty. */
export const csvValue = (entries: readonly string[]): Json => {
  const stored = csvEntries(entries);
  return stored.length === 0 ? null : stored;
};

/** The first entry that a column of this type cannot hold: the server joins csv lists by commas. Null for none. */
export const unstorableEntry = (value: Json, type: FieldType): string | null => {
  if (type !== 'csv' || !Array.isArray(value)) return null;
  const entry = (value as readonly Json[]).find((each) => typeof each === 'string' && each.includes(','));
  return entry === undefined ? null : String(entry);
};

const isPlain = (value: Json): boolean => typeof value !== 'object';

/** The values of a multi-value field; null when the field holds something else, which then must not be changed. */
export const selectedValues = (value: Json, type: FieldType): readonly Json[] | null => {
  if (value === null) return [];
  if (type !== 'csv') return Array.isArray(value) ? (value as readonly Json[]) : null;
  const isList = Array.isArray(value) && (value as readonly Json[]).every(isPlain);
  return isList || typeof value === 'string' ? csvEntries(value) : null;
};

/** The value to send; null when nothing is selected. */
export const selectionPayload = (values: readonly Json[] | null, type: FieldType): Json => {
  if (values === null || values.length === 0) return null;
  return type === 'csv' ? csvValue(values.map(String)) : [...values];
};

const TEXTUAL: readonly FieldType[] = ['string', 'text', 'csv', 'uuid', 'hash'];

/** A configured value in the field's type: options hold numbers as text, too. */
const storedValue = (value: Choice['value'], type: FieldType): Choice['value'] => {
  if (TEXTUAL.includes(type)) return String(value);
  const number = isNumeric(type) ? (numericValue(String(value), type) ?? null) : null;
  return typeof number === 'string' || typeof number === 'number' ? number : value;
};

/** A choice with its value in the field's type. */
export const withStoredValue = <A extends NullableChoice>(choice: A, type: FieldType): A =>
  choice.value === null ? choice : { ...choice, value: storedValue(choice.value, type) };
