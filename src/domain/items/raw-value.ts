import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import { isNumeric, numericValue, parseJsonText, printJsonText, type JsonText } from '../values';

/** What a raw text stands for; a number that is none is invalid without a place, JSON with one. */
export type RawValue = JsonText | { readonly kind: 'not_a_number'; readonly text: string };

/** A value as the raw editor shows it; null is the empty text. */
export const printRawValue = (value: Json): string =>
  value === null || typeof value === 'object' ? printJsonText(value) : String(value);

/**
 * A raw text as a value of its field (spec 002, 5.2): numbers become numbers, keeping digits that a double would lose as
 * text; boolean is true for the text 'true' and nothing else; json and csv are JSON; the rest stays text. An empty text
 * is null whatever the type.
 */
export const parseRawValue = (text: string, type: FieldType): RawValue => {
  if (text === '') return { kind: 'value', value: null };
  if (isNumeric(type)) {
    const value = numericValue(text);
    return value === undefined ? { kind: 'not_a_number', text } : { kind: 'value', value };
  }
  if (type === 'boolean') return { kind: 'value', value: text === 'true' };
  return type === 'json' || type === 'csv' ? parseJsonText(text) : { kind: 'value', value: text };
};
