import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const own = (saved: Json, name: string): Json =>
  isJsonObject(saved) && Object.hasOwn(saved, name) ? (saved[name] ?? null) : null;

/** What a preset keeps under a name, such as that of a layout; empty when that is nothing sensible. */
export const objectIn = (saved: Json, name: string): JsonObject => {
  const part = own(saved, name);
  return isJsonObject(part) ? part : {};
};

/** A text with something in it; null for anything else. */
export const textIn = (part: JsonObject, name: string): string | null => {
  const value = own(part, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A whole number within bounds, both included; null for anything else. */
export const wholeNumberIn = (part: JsonObject, name: string, least: number, most: number): number | null => {
  const value = own(part, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
};
