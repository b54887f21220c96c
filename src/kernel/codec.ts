import { getOrElse, getOrElseW } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { isJsonObject, type Json, type JsonObject } from './json';

/** A codec that validates and never converts. `name` is the expectation in error messages. */
export const fromGuard = <A>(name: string, isValid: (value: unknown) => value is A): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    isValid,
    (value, context) => (isValid(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );

/** Any JSON value. Not validated in depth, because the value comes from a JSON parser or a clone. */
export const json = fromGuard('JSON', (value): value is Json => value !== undefined);

export const jsonObject: t.Type<JsonObject, JsonObject, unknown> = fromGuard('object', isJsonObject);

export const nonEmptyText = fromGuard('text', (value): value is string => typeof value === 'string' && value !== '');

/** One of these texts. */
export const oneOf = <A extends string>(texts: readonly A[]): t.Type<A, A, unknown> =>
  fromGuard(texts.join(' | '), (value): value is A => texts.some((text) => text === value));

/** The default when the value is null or missing. */
export const orElse = <A>(
  codec: t.Decoder<unknown, A> & Pick<t.Type<A>, 'name' | 'is'>,
  fallback: A,
): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    codec.name,
    codec.is,
    (value, context) => (value === null || value === undefined ? t.success(fallback) : codec.validate(value, context)),
    t.identity,
  );

/** Decodes whatever the codec refuses, a missing value included, into the fallback. Never fails. */
export const withFallback = <A, B>(
  codec: t.Decoder<unknown, A> & Pick<t.Type<A>, 'name' | 'is'>,
  fallback: B,
): t.Type<A | B, A | B, unknown> =>
  new t.Type<A | B, A | B, unknown>(
    codec.name,
    (value): value is A | B => value === fallback || codec.is(value),
    (value, context) =>
      pipe(
        codec.validate(value, context),
        getOrElseW(() => fallback),
        t.success,
      ),
    t.identity,
  );

/** The decoded value; null for a value that the codec refuses. */
export const decodeOrNull = <A>(codec: t.Decoder<unknown, A>, value: unknown): A | null =>
  pipe(
    codec.decode(value),
    getOrElse<unknown, A | null>(() => null),
  );

/**
 * A decoder of objects that never fails: each member needs a codec with a fallback. Any other value counts as an empty
 * object. Throws only for a member without a fallback.
 */
export const memberDecoder = <P extends t.Props>(members: P): ((value: unknown) => t.TypeOfProps<P>) => {
  const codec = t.strict(members);
  return (value) =>
    pipe(
      codec.decode(isJsonObject(value) ? value : {}),
      getOrElse((): t.TypeOfProps<P> => {
        throw new TypeError('A member without a fallback was refused.');
      }),
    );
};
