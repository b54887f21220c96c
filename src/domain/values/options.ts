import type { Json, JsonObject } from '../../kernel';
import { isColorOption, parseColor, printColor } from './color';

/** Options are unchecked JSON. */
const optionOf = (options: JsonObject, name: string): Json =>
  Object.hasOwn(options, name) ? (options[name] ?? null) : null;

/** A non-empty text; undefined for anything else, as in the other functions here. */
export const textOption = (options: JsonObject, name: string): string | undefined => {
  const option = optionOf(options, name);
  return typeof option === 'string' && option.trim() !== '' ? option : undefined;
};

/** A boolean; anything else counts as not set. */
export const flagOption = (options: JsonObject, name: string, otherwise = false): boolean => {
  const option = optionOf(options, name);
  return typeof option === 'boolean' ? option : otherwise;
};

/** A number, or a text that is one: earlier versions stored both. */
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

/** The entries of a list; empty for anything else. */
export const listOption = (options: JsonObject, name: string): readonly Json[] => {
  const option = optionOf(options, name);
  return Array.isArray(option) ? (option as readonly Json[]) : [];
};

/** A hex colour or CSS variable that is safe in a style. */
export const colorOption = (options: JsonObject, name: string): string | undefined => {
  const option = textOption(options, name)?.trim();
  return option !== undefined && isColorOption(option) ? option : undefined;
};

/** A colour as '#RRGGBB', safe in a style; null when it cannot be parsed. */
export const hexOption = (options: JsonObject, name: string): string | null => {
  const color = parseColor(textOption(options, name) ?? '');
  return color === null ? null : printColor({ ...color, alpha: 1 });
};
