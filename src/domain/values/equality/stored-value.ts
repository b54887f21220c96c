import { equals, type Json } from '../../../kernel';
import { fieldOf, type Field, type Schema } from '../../schema';
import { isSameWhenRounded } from '../numbers';
import { sameValueIn } from './same-value';
import { csvEntries } from '../choices/selected-values';

/** Whether `stored` is what the database keeps of a `sent` value. */
export type IsStoredAs = (field: string, sent: Json, stored: Json) => boolean;

/** Databases keep whole seconds, or round to them. */
const SECOND_MS = 1000;

const isSameInstant = (one: Json, other: Json): boolean =>
  typeof one === 'string' && typeof other === 'string' && Math.abs(Date.parse(one) - Date.parse(other)) < SECOND_MS;

/** The number in single precision; null if it is none. */
const singlePrecision = (value: Json): number | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.fround(number) : null;
};

/**
 * True if a database keeps the sent value like this: a decimal rounded to the digits of its column, a float in single
 * precision, a list as text, another notation of an instant.
 */
export const isOtherForm = ({ type, schema }: Field, sent: Json, stored: Json): boolean => {
  if (sent === null || stored === null) return false;
  switch (type) {
    case 'decimal':
      return isSameWhenRounded(sent, stored, schema?.numeric_scale ?? null);
    case 'float':
      return singlePrecision(sent) !== null && singlePrecision(sent) === singlePrecision(stored);
    case 'csv':
      return equals(csvEntries(sent), csvEntries(stored));
    case 'dateTime':
    case 'timestamp':
      return isSameInstant(sent, stored);
    case 'time':
      return typeof sent === 'string' && `${sent}:00` === stored;
    default:
      return false;
  }
};

/** Compares sent values with those on the server, by the fields of a collection. */
export const isStoredAsIn = (schema: Schema, collection: string): IsStoredAs => {
  const isSame = sameValueIn(schema, collection);
  return (name, sent, stored) => {
    if (isSame(name, sent, stored)) return true;
    const field = fieldOf(schema, collection, name);
    return field !== null && isOtherForm(field, sent, stored);
  };
};
