import { either } from 'fp-ts';
import * as t from 'io-ts';
import { isJsonObject, jsonObject, withFallback } from '../../../kernel';

/** Null when the value is null or missing: responses omit fields that the role may not read. */
export const orNull = <A>(
  codec: t.Decoder<unknown, A> & { readonly name: string },
): t.Type<A | null, A | null, unknown> =>
  new t.Type<A | null, A | null, unknown>(
    `${codec.name} or null`,
    (value): value is A | null => value === null || either.isRight(codec.decode(value)),
    (value, context) => (value === null || value === undefined ? t.success(null) : codec.validate(value, context)),
    t.identity,
  );

/** A list that the server writes as an array, as 'a,b', or as null. */
export const textList: t.Type<readonly string[], readonly string[], unknown> = new t.Type<
  readonly string[],
  readonly string[],
  unknown
>(
  'list of text',
  (value): value is readonly string[] => Array.isArray(value),
  (value, context) => {
    if (value === null || value === undefined || value === '') return t.success([]);
    if (typeof value === 'string') return t.success(value.split(',').map((part) => part.trim()));
    return t.array(t.string).validate(value, context);
  },
  t.identity,
);

/**
 * Decodes an object, and maps any other value with `instead`. The server sends the bare key for a related item that the
 * role may not read; and one preset that was edited by hand must not fail the whole list.
 */
export const objectOr = <A>(
  codec: t.Decoder<unknown, A> & { readonly name: string },
  fallback: (value: unknown) => A | null,
): t.Type<A | null, A | null, unknown> =>
  new t.Type<A | null, A | null, unknown>(
    `${codec.name} or something else`,
    (value): value is A | null => value === null || either.isRight(codec.decode(value)),
    (value, context) => (isJsonObject(value) ? codec.validate(value, context) : t.success(fallback(value))),
    t.identity,
  );

/** An object, else null. */
export const objectOrNull = withFallback(jsonObject, null);

/** A number, else null. */
export const numberOrNull = withFallback(t.number, null);

/** A count, which some databases return as text. */
export const count = new t.Type<number, number, unknown>(
  'count',
  t.number.is,
  (value, context) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? t.success(number) : t.failure(value, context);
  },
  t.identity,
);
