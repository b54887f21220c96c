import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';

/** Only a text, or nothing yet, is edited as text; a structure in a text field is shown and left as it is. */
export const isText = (value: Json): boolean => value === null || typeof value !== 'object';

export const shownText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};

/** What a typed text means: empty is null where the column allows it. */
export const typedText = (text: string, field: Field): Json =>
  text === '' && (field.schema?.is_nullable ?? true) ? null : text;
