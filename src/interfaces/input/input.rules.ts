import { databaseName, type Field } from '../../domain/schema';
import {
  type EntryNotation,
  entryValue,
  flagOption,
  isNumeric,
  lengthLimit,
  numberOption,
  printEntry,
  stepDecimal,
} from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import { slugText, trimSlug } from './slug.rules';

/**
 * The value of a typed text: null for an empty text where the column is nullable, numbers with every digit, as the
 * language writes them. Undefined while the text is no valid number, such as a lone minus.
 */
export const parseInput = (text: string, field: Field, notation: EntryNotation): Json | undefined => {
  if (isNumeric(field.type)) return entryValue(text, field.type, notation);
  return text === '' && (field.schema?.is_nullable ?? true) ? null : text;
};

/**
 * Applied on every keystroke: turns the text into a slug, as the language writes it, or a database name where the options
 * ask for it. Null for a text of which nothing remains.
 */
export const normalizeInput = (
  text: string,
  options: JsonObject,
  numeric: boolean,
  language: string,
): string | null => {
  if (numeric) return text;
  if (flagOption(options, 'dbSafe')) return databaseName(text);
  if (!flagOption(options, 'slug')) return text;
  const slug = slugText(text, language);
  return slug === '' && text.trim() !== '' ? null : slug;
};

/** Applied on blur: removes separators at the ends of a slug, and trims, where the options ask for it. */
export const normalizeOnBlur = (text: string, options: JsonObject, numeric: boolean): string => {
  if (numeric) return text;
  const slug = flagOption(options, 'slug') ? trimSlug(text) : text;
  return flagOption(options, 'trim') ? slug.trim() : slug;
};

/** The maximum number of characters: `softLength` of the options, otherwise the length of the column. */
export const characterLimit = (options: JsonObject, field: Field): number | undefined =>
  numberOption(options, 'softLength') ?? lengthLimit(field) ?? undefined;

/** The number one step up or down; null at the end of the range and for a text that is no number. */
export const stepNumber = (
  text: string,
  direction: 1 | -1,
  options: JsonObject,
  notation: EntryNotation,
): string | null => {
  // As text, which keeps every digit.
  const number = entryValue(text, 'decimal', notation);
  if (number === undefined) return null;
  const next = stepDecimal(String(number ?? ''), numberOption(options, 'step') ?? 1, direction, {
    min: numberOption(options, 'min'),
    max: numberOption(options, 'max'),
  });
  return next === null ? null : printEntry(next, 'decimal', notation);
};

/** The number after an arrow key was pressed; null for other keys. */
export const stepForKey = (key: string, text: string, options: JsonObject, notation: EntryNotation): string | null => {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return stepNumber(text, key === 'ArrowUp' ? 1 : -1, options, notation);
};
