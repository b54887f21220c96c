import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import type { Choice } from './choices';
import { csvEntries, csvValue } from './csv-list';

const isPlain = (value: Json): boolean => typeof value !== 'object';

/** The values in a field that holds several of them; null where it holds something else, which is then left as it is. */
export const chosenValues = (value: Json, type: FieldType): readonly Json[] | null => {
  if (value === null) return [];
  if (type !== 'csv') return Array.isArray(value) ? (value as readonly Json[]) : null;
  const isList = Array.isArray(value) && (value as readonly Json[]).every(isPlain);
  return isList || typeof value === 'string' ? csvEntries(value) : null;
};

/** What is sent for several values; null for none of them. */
export const chosenToSend = (values: readonly Json[] | null, type: FieldType): Json => {
  if (values === null || values.length === 0) return null;
  return type === 'csv' ? csvValue(values.map(String)) : [...values];
};

/** A field of text keeps the values of its choices as text. */
export const asStored = <A extends Choice>(choice: A, type: FieldType): A => (type === 'csv' ? { ...choice, value: String(choice.value) } : choice);
