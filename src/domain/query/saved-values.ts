import type * as t from 'io-ts';
import {
  decodeOrNull,
  fromGuard,
  jsonObject,
  nonEmptyText,
  totalDecoder,
  withFallback,
  type Json,
  type JsonObject,
} from '../../kernel';

const decodeObject = totalDecoder(withFallback(jsonObject, {} as JsonObject));

/** The object saved under a name, such as that of a layout; empty for anything else. */
export const objectIn = (saved: Json, name: string): JsonObject => {
  const parent = decodeObject(saved);
  return decodeObject(Object.hasOwn(parent, name) ? parent[name] : null);
};

/** A text that is not empty; null for anything else. */
export const textIn = (part: JsonObject, name: string): string | null => decodeOrNull(nonEmptyText, part[name]);

/** An integer within bounds, both included. */
export const integerBetween = (min: number, max: number): t.Type<number, number, unknown> =>
  fromGuard(
    'integer',
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  );
