import type { Json } from '../../../../kernel';

/** A value as text, all of it; nothing is an empty text. */
export const plainText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};
