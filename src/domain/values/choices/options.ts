import * as t from 'io-ts';
import { decodeOrNull, fromGuard, jsonList, oneOf, type Json, type JsonObject } from '../../../kernel';
import { isColorOption, parseColor, printColor } from '../color';

/** The decoded option; undefined for a missing or an invalid one. Options are unchecked JSON. */
const decodeOption = <A>(codec: t.Decoder<unknown, A>, options: JsonObject, name: string): A | undefined =>
  decodeOrNull(codec, Object.hasOwn(options, name) ? options[name] : null) ?? undefined;

const visibleText = fromGuard('text', (value): value is string => t.string.is(value) && value.trim() !== '');

const finiteNumber = new t.Type<number, number, unknown>(
  'number',
  t.number.is,
  (value, context) => {
    const number = visibleText.is(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? t.success(number) : t.failure(value, context);
  },
  t.identity,
);

/** A non-empty text; undefined for anything else, as in the other functions here. */
export const textOption = (options: JsonObject, name: string): string | undefined =>
  decodeOption(visibleText, options, name);

/** A boolean; anything else counts as not set. */
export const flagOption = (options: JsonObject, name: string, otherwise = false): boolean =>
  decodeOption(t.boolean, options, name) ?? otherwise;

/** A number, or a text that is one: earlier versions stored both. */
export const numberOption = (options: JsonObject, name: string): number | undefined =>
  decodeOption(finiteNumber, options, name);

export const oneOfOption = <const A extends string>(
  options: JsonObject,
  name: string,
  allowed: readonly A[],
): A | undefined => decodeOption(oneOf(allowed), options, name);

/** The entries of a list; empty for anything else. */
export const listOption = (options: JsonObject, name: string): readonly Json[] =>
  decodeOption(jsonList, options, name) ?? [];

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
