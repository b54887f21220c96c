import type { Item } from '../../../domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../kernel';

/** Typed access to a row's values. Worlds may be written by hand, so that no type is assumed. */
const value = (row: Item, field: string): Json => (Object.hasOwn(row, field) ? (row[field] ?? null) : null);

export const textOf = (row: Item, field: string): string | null => {
  const found = value(row, field);
  return typeof found === 'string' ? found : null;
};

export const numberOf = (row: Item, field: string): number | null => {
  const found = value(row, field);
  return typeof found === 'number' ? found : null;
};

export const flagOf = (row: Item, field: string): boolean => value(row, field) === true;

export const objectOf = (row: Item, field: string): JsonObject | null => {
  const found = value(row, field);
  return isJsonObject(found) ? found : null;
};

/** The objects of a list; empty for anything else. */
export const objectsOf = (row: Item, field: string): readonly JsonObject[] => {
  const found = value(row, field);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
};

export const jsonOf = value;

/** A list, or comma-separated text. */
export const listOf = (row: Item, field: string): readonly string[] | null => {
  const found = value(row, field);
  if (typeof found === 'string') return found === '' ? [] : found.split(',').map((part) => part.trim());
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : null;
};
