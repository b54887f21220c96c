import type { Json } from '../../../kernel';
import type { Field, FieldType } from '../../schema';
import { compareDecimals, isRoundedTo, parseDecimal, type Decimal } from './decimal';

const NUMERIC: readonly FieldType[] = ['integer', 'bigInteger', 'float', 'decimal'];

export const isNumeric = (type: FieldType): boolean => NUMERIC.includes(type);

/** A number that counts or measures, and is no key: people read it with the separators of their language. */
export const isQuantity = (field: Pick<Field, 'type' | 'schema'>): boolean =>
  isNumeric(field.type) && !field.schema?.is_primary_key && field.schema?.foreign_key_table == null;

const NUMBER_TEXT = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

const PLAIN_WHOLE = /^-?\d+$/;

/** Longer whole numbers are not written out. */
const MAX_WHOLE_LENGTH = 100;

/** The digits of a whole number in plain notation: 1000 for 1e3; null for other numbers and very long ones. */
const wholeDigits = (text: string): string | null => {
  const number = parseDecimal(text);
  if (number === null || number.point > MAX_WHOLE_LENGTH) return null;
  const { digits, point, isNegative } = number;
  if (digits === '') return '0';
  return digits.length > point ? null : `${isNegative ? '-' : ''}${digits.padEnd(point, '0')}`;
};

/**
 * The operand of a typed number in a filter: a number when a double keeps every digit, because databases and rules
 * compare texts as texts; otherwise the text. Null for an empty text; undefined when it is not a number.
 */
export const numberOperand = (text: string): Json | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!NUMBER_TEXT.test(trimmed)) return undefined;
  return isLosslessNumber(trimmed) ? Number(trimmed) : trimmed;
};

/**
 * The value of a typed number. Big integers and decimals are text as typed, without blanks; big integers in plain
 * notation, because databases read no other. For other types a number when a double keeps every digit, otherwise the
 * text. Null for an empty text; undefined when it is not a number.
 */
export const numericValue = (text: string, type: FieldType): Json | undefined => {
  const operand = numberOperand(text);
  const trimmed = text.trim();
  if (operand === null || operand === undefined) return operand;
  if (type === 'decimal') return trimmed;
  if (type === 'bigInteger') return PLAIN_WHOLE.test(trimmed) ? trimmed : (wholeDigits(trimmed) ?? trimmed);
  return operand;
};

const decimalOf = (value: Json): Decimal | null =>
  typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : null;

/** True for the same number, as number or text, in any notation: 3.5 and '3.50'. False when one is no number. */
export const isSameNumber = (one: Json, other: Json): boolean => {
  const [first, second] = [decimalOf(one), decimalOf(other)];
  return first !== null && second !== null && compareDecimals(first, second) === 0;
};

/** True if the second number is the first, rounded to this number of decimal places; null if it is not known. */
export const isSameWhenRounded = (exact: Json, rounded: Json, scale: number | null): boolean => {
  const [first, second] = [decimalOf(exact), decimalOf(rounded)];
  return scale !== null && first !== null && second !== null && isRoundedTo(first, second, scale);
};

/** True when a double keeps every digit. */
export const isLosslessNumber = (text: string): boolean => isSameNumber(text, String(Number(text)));
