import { type Json, overLength } from '../../kernel';
import type { Field } from '../schema';
import { csvEntries } from './choices/selected-values';

/** How many characters (code points) the column of a field takes; null for any number, which servers also send as -1. */
export const lengthLimit = ({ schema }: Pick<Field, 'schema'>): number | null => {
  const limit = schema?.max_length ?? null;
  return limit !== null && limit > 0 ? limit : null;
};

/** The text that the column of a field stores for a value; null where it stores something else, such as a hash. */
const storedText = (value: Json, { type }: Pick<Field, 'type'>): string | null => {
  if (type === 'csv' && Array.isArray(value)) return csvEntries(value as readonly Json[]).join(',');
  if (value === null || typeof value === 'object') return null;
  return type === 'string' || type === 'text' || type === 'csv' ? String(value) : null;
};

/** How many characters a value has that its column does not take; 0 if it fits. */
export const excessLength = (value: Json, field: Pick<Field, 'type' | 'schema'>): number => {
  const limit = lengthLimit(field);
  const text = limit === null ? null : storedText(value, field);
  return limit === null || text === null ? 0 : overLength(text, limit);
};

/** How many characters (code points) the platform's column takes for the e-mail address of a user. */
export const MAX_EMAIL_LENGTH = 128;

/** How many characters (code points) the columns of the platform take for the name of a bookmark or folder. */
export const MAX_NAME_LENGTH = 255;

/** How many characters the name of a bookmark or folder has too many, without the blanks around it; 0 if it fits. */
export const nameExcess = (name: string): number => overLength(name.trim(), MAX_NAME_LENGTH);
