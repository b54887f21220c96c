import type { Json, JsonObject } from '../../kernel';
import { isColorOption, parseColor, printColor } from './color';

/** An option by itself; anybody may have configured anything, or nothing. */
const optionOf = (options: JsonObject, name: string): Json =>
  Object.hasOwn(options, name) ? (options[name] ?? null) : null;

/** A text that says something; undefined for whatever else is configured, as in all of these. */
export const textOption = (options: JsonObject, name: string): string | undefined => {
  const option = optionOf(options, name);
  return typeof option === 'string' && option.trim() !== '' ? option : undefined;
};

/** A switch; what is neither true nor false counts as not set. */
export const flagOption = (options: JsonObject, name: string, otherwise = false): boolean => {
  const option = optionOf(options, name);
  return typeof option === 'boolean' ? option : otherwise;
};

/** A number, or a text that is one: forms of other versions have saved both. */
export const numberOption = (options: JsonObject, name: string): number | undefined => {
  const option = optionOf(options, name);
  const number = typeof option === 'string' && option.trim() !== '' ? Number(option) : option;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const oneOfOption = <const A extends string>(
  options: JsonObject,
  name: string,
  allowed: readonly A[],
): A | undefined => {
  const option = optionOf(options, name);
  return allowed.find((each) => each === option);
};

/** What a list configures; no entries for anything else. */
export const listOption = (options: JsonObject, name: string): readonly Json[] => {
  const option = optionOf(options, name);
  return Array.isArray(option) ? (option as readonly Json[]) : [];
};

/** A colour that may go into a style: hex or a variable. */
export const colorOption = (options: JsonObject, name: string): string | undefined => {
  const option = textOption(options, name)?.trim();
  return option !== undefined && isColorOption(option) ? option : undefined;
};

/** A colour as '#RRGGBB', safe in a style; null where there is none that can be read. */
export const hexOption = (options: JsonObject, name: string): string | null => {
  const color = parseColor(textOption(options, name) ?? '');
  return color === null ? null : printColor({ ...color, alpha: 1 });
};
