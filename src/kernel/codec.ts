import { chain, getOrElse, getOrElseW, isLeft, map, match } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parse } from 'fp-ts/Json';
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

/** Any list. Its entries are not validated. */
export const jsonList = fromGuard('list', (value): value is readonly Json[] => Array.isArray(value));

/**
 * As `t.strict`, with two differences. It reads own members only: `t.strict` also reads inherited ones, and takes the
 * content of a `__proto__` key for such. And it is several times as fast: `t.strict` records a path for every member,
 * which this codec does only to report an error.
 */
export const ownMembers = <P extends t.Props>(
  members: P,
  name?: string,
): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>, unknown> => {
  const slow = t.strict(members, name);
  const codecs = Object.entries<t.Mixed>(members);
  const own = (value: JsonObject): object =>
    Object.fromEntries(codecs.flatMap(([key]) => (Object.hasOwn(value, key) ? [[key, value[key]]] : [])));
  return new t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>, unknown>(
    slow.name,
    slow.is,
    (value, context) => {
      if (!isJsonObject(value)) return slow.validate(value, context);
      const read: Record<string, unknown> = {};
      for (const [key, codec] of codecs) {
        const member = codec.validate(Object.hasOwn(value, key) ? value[key] : undefined, context);
        if (isLeft(member)) return slow.validate(own(value), context);
        read[key] = member.right;
      }
      return t.success(read as t.TypeOfProps<P>);
    },
    slow.encode,
  );
};

/** Members that may be absent, whatever their values. */
type OptionalMembers<Name extends string> = { readonly [N in Name]?: Json };

/** The codec's result with these members of the value added as they are, where the value has them. */
export const withOptionalMembers = <A extends object, Name extends string>(
  codec: t.Type<A, unknown, unknown>,
  names: readonly Name[],
): t.Type<A & OptionalMembers<Name>, A & OptionalMembers<Name>, unknown> =>
  new t.Type<A & OptionalMembers<Name>, A & OptionalMembers<Name>, unknown>(
    codec.name,
    (value): value is A & OptionalMembers<Name> => codec.is(value),
    (value, context) =>
      map((decoded: A) => {
        const source = isJsonObject(value) ? value : {};
        const present = names.filter((name) => Object.hasOwn(source, name));
        return {
          ...decoded,
          ...(Object.fromEntries(present.map((name) => [name, source[name]])) as OptionalMembers<Name>),
        };
      })(codec.validate(value, context)),
    t.identity,
  );

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

/** A text that is not empty, else null. */
export const textOrNull = withFallback(nonEmptyText, null);

/** The entries of a list that the codec accepts; empty for any other value. Never fails. */
export const validEntries = <A>(
  codec: t.Decoder<unknown, A> & Pick<t.Type<A>, 'name' | 'is'>,
): t.Type<readonly A[], readonly A[], unknown> =>
  new t.Type<readonly A[], readonly A[], unknown>(
    `valid entries of ${codec.name}`,
    (value): value is readonly A[] => Array.isArray(value) && value.every(codec.is),
    (value) => t.success(jsonList.is(value) ? value.flatMap((entry) => decodeAsList(codec, entry)) : []),
    t.identity,
  );

/** The own members of an object that the codec accepts; empty for any other value. Never fails. */
export const validMembers = <A>(
  codec: t.Decoder<unknown, A> & Pick<t.Type<A>, 'name' | 'is'>,
): t.Type<Readonly<Record<string, A>>, Readonly<Record<string, A>>, unknown> =>
  new t.Type<Readonly<Record<string, A>>, Readonly<Record<string, A>>, unknown>(
    `valid members of ${codec.name}`,
    (value): value is Readonly<Record<string, A>> => isJsonObject(value) && Object.values(value).every(codec.is),
    (value) =>
      t.success(
        Object.fromEntries(
          Object.entries(isJsonObject(value) ? value : {}).flatMap(([name, member]) =>
            decodeAsList(codec, member).map((decoded) => [name, decoded] as const),
          ),
        ),
      ),
    t.identity,
  );

const decodeAsList = <A>(codec: t.Decoder<unknown, A>, value: unknown): readonly A[] =>
  pipe(
    codec.decode(value),
    match(
      () => [],
      (decoded) => [decoded],
    ),
  );

/** The decoded value; null for a value that the codec refuses. */
export const decodeOrNull = <A>(codec: t.Decoder<unknown, A>, value: unknown): A | null =>
  pipe(
    codec.decode(value),
    getOrElse<unknown, A | null>(() => null),
  );

/** The decoded content of a JSON text; null for text that is no JSON, and for a value that the codec refuses. */
export const decodeJsonText = <A>(codec: t.Decoder<unknown, A>, text: string): A | null =>
  pipe(
    parse(text),
    chain<unknown, unknown, A>(codec.decode),
    getOrElse<unknown, A | null>(() => null),
  );

/** A decoder that never fails, from a codec that refuses no value. Throws only for a codec that does. */
export const totalDecoder =
  <A>(codec: t.Decoder<unknown, A>): ((value: unknown) => A) =>
  (value) =>
    pipe(
      codec.decode(value),
      getOrElse((): A => {
        throw new TypeError('A codec without a fallback has refused a value.');
      }),
    );

/**
 * A decoder of objects that never fails: each member needs a codec with a fallback. Any other value counts as an empty
 * object. Throws only for a member without a fallback.
 */
export const memberDecoder = <P extends t.Props>(members: P): ((value: unknown) => t.TypeOfProps<P>) => {
  const decode = totalDecoder<t.TypeOfProps<P>>(ownMembers(members));
  return (value) => decode(isJsonObject(value) ? value : {});
};
