import type { Json } from '../../kernel';
import type { FieldType } from '../schema';

const NUMERIC: readonly FieldType[] = ['integer', 'bigInteger', 'float', 'decimal'];

export const isNumeric = (type: FieldType): boolean => NUMERIC.includes(type);

const NUMBER_TEXT = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The digits that matter, for telling whether a double kept them all. */
const digitsOf = (text: string): string =>
  text
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '');

/** True when a double keeps every digit of a number written out. */
export const isLosslessNumber = (text: string): boolean => {
  const number = Number(text);
  return Number.isFinite(number) && digitsOf(String(number)) === digitsOf(text);
};

/**
 * The value a typed number stands for: a number where a double holds every digit, else the text itself; null for an
 * empty text; undefined for what is no number.
 */
export const numericValue = (text: string): Json | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!NUMBER_TEXT.test(trimmed)) return undefined;
  return isLosslessNumber(trimmed) ? Number(trimmed) : trimmed;
};
