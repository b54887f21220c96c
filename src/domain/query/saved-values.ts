import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const own = (saved: Json, name: string): Json =>
  isJsonObject(saved) && Object.hasOwn(saved, name) ? (saved[name] ?? null) : null;

/** The object saved under a name, such as that of a layout; empty for anything else. */
export const objectIn = (saved: Json, name: string): JsonObject => {
  const part = own(saved, name);
  return isJsonObject(part) ? part : {};
};

/** A text that is not empty; null for anything else. */
export const textIn = (part: JsonObject, name: string): string | null => {
  const value = own(part, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** An integer within bounds, both included; null for anything else. */
export const wholeNumberIn = (part: JsonObject, name: string, min: number, max: number): number | null => {
  const value = own(part, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
};
