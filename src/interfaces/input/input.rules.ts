import { databaseName, type Field } from '../../domain/schema';
import { flagOption, isNumeric, numberOption, numericValue, slugText, steppedNumber } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';

/** What the control shows for a value. */
export const valueToText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * What a typed text means for this field: empty is null where the column allows it, numbers keep every digit.
 * Undefined when it means nothing (yet), as a lone minus in a number field.
 */
export const parseInput = (text: string, field: Field): Json | undefined => {
  if (isNumeric(field.type)) return numericValue(text);
  return text === '' && (field.schema?.is_nullable ?? true) ? null : text;
};

/** What is left of a text while it is typed: all of it, unless it is to be a slug or a name that databases take. */
export const normalizeInput = (text: string, options: JsonObject, numeric: boolean): string => {
  if (numeric) return text;
  if (flagOption(options, 'dbSafe')) return databaseName(text);
  return flagOption(options, 'slug') ? slugText(text) : text;
};

/** What is left of a typed text once somebody looks elsewhere. */
export const normalizeOnBlur = (text: string, options: JsonObject, numeric: boolean): string => {
  if (numeric) return text;
  const slug = flagOption(options, 'slug') ? text.replace(/^[-_~]+|[-_~]+$/g, '') : text;
  return flagOption(options, 'trim') ? slug.trim() : slug;
};

/** How many characters are meant to fit: by the options, else by the column. */
export const characterLimit = (options: JsonObject, field: Field): number | undefined =>
  numberOption(options, 'softLength') ?? field.schema?.max_length ?? undefined;

/** The number one step up or down, as configured; null at the end of the range and for what is no number. */
export const stepNumber = (text: string, direction: 1 | -1, options: JsonObject): string | null =>
  steppedNumber(text, numberOption(options, 'step') ?? 1, direction, {
    min: numberOption(options, 'min'),
    max: numberOption(options, 'max'),
  });

/** What an arrow key makes of a number; null for other keys. */
export const stepForKey = (key: string, text: string, options: JsonObject): string | null => {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return stepNumber(text, key === 'ArrowUp' ? 1 : -1, options);
};
