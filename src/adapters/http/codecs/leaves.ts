import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Json, JsonObject } from '../../../kernel';
import { isJsonObject } from '../../../kernel';

/** The value, or null when it is null or missing: fields that a role may not see are left out of answers. */
export const orNull = <A>(codec: t.Decoder<unknown, A> & { readonly name: string }): t.Type<A | null, A | null, unknown> =>
  new t.Type<A | null, A | null, unknown>(
    `${codec.name} or null`,
    (value): value is A | null => value === null || either.isRight(codec.decode(value)),
    (value, context) => (value === null || value === undefined ? t.success(null) : codec.validate(value, context)),
    t.identity,
  );

/** The value, or this one instead when it is null or missing. */
export const orElse = <A>(codec: t.Decoder<unknown, A> & { readonly name: string }, instead: A): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    codec.name,
    (value): value is A => either.isRight(codec.decode(value)),
    (value, context) => (value === null || value === undefined ? t.success(instead) : codec.validate(value, context)),
    t.identity,
  );

/** Anything JSON can say. What comes out of the parser is nothing else, so there is nothing to look through. */
export const json: t.Type<Json, Json, unknown> = new t.Type<Json, Json, unknown>(
  'JSON',
  (value): value is Json => value !== undefined,
  (value, context) => (value === undefined ? t.failure(value, context) : t.success(value as Json)),
  t.identity,
);

export const jsonObject: t.Type<JsonObject, JsonObject, unknown> = new t.Type<JsonObject, JsonObject, unknown>(
  'object',
  isJsonObject,
  (value, context) => (isJsonObject(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A list that the platform writes as an array, as 'a,b', or not at all. */
export const textList: t.Type<readonly string[], readonly string[], unknown> = new t.Type<readonly string[], readonly string[], unknown>(
  'list of text',
  (value): value is readonly string[] => Array.isArray(value),
  (value, context) => {
    if (value === null || value === undefined || value === '') return t.success([]);
    if (typeof value === 'string') return t.success(value.split(',').map((part) => part.trim()));
    return t.array(t.string).validate(value, context);
  },
  t.identity,
);
