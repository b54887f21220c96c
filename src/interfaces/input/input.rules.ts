import type { Field } from '../../domain/schema';
import { isNumeric, numericValue } from '../../domain/values';
import type { Json } from '../../kernel';

/** What the control shows for a value. */
export const shownText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * What a typed text means for this field: empty is null where the column allows it, numbers keep every digit.
 * Undefined when it means nothing (yet), as a lone minus in a number field.
 */
export const typedValue = (text: string, field: Field): Json | undefined => {
  if (isNumeric(field.type)) return numericValue(text);
  return text === '' && (field.schema?.is_nullable ?? true) ? null : text;
};
