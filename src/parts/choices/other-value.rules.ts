import type { Field } from '../../domain/schema';
import { isNumeric, numericValue } from '../../domain/values';
import type { Json } from '../../kernel';

/** What somebody means who types a value that is none of the choices; undefined for what is no number where one belongs. */
export const otherValue = (text: string, { type }: Field): Json | undefined => {
  if (isNumeric(type)) return numericValue(text);
  return text === '' ? null : text;
};
