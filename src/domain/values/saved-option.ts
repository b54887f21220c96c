import type { JsonObject } from '../../kernel';
import { printColor } from './color';
import { parseColor } from './parse-color';

/** What options say under a name, as far as it is of the kind that is expected there; own properties only. */
const saved = (options: JsonObject, name: string): unknown => (Object.hasOwn(options, name) ? options[name] : null);

/** A switch; what is not true or false counts as not set. */
export const savedFlag = (options: JsonObject, name: string, otherwise = false): boolean => {
  const value = saved(options, name);
  return typeof value === 'boolean' ? value : otherwise;
};

/** A text; null when it is empty or none. */
export const savedText = (options: JsonObject, name: string): string | null => {
  const value = saved(options, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A colour as '#RRGGBB', safe in a style; null where there is none that can be read. */
export const savedColor = (options: JsonObject, name: string): string | null => {
  const color = parseColor(savedText(options, name) ?? '');
  return color === null ? null : printColor({ ...color, alpha: 1 });
};
