import { isLeft } from 'fp-ts/Either';
import type { Context, Decoder } from 'io-ts';
import { decodeFailure, fail, isJsonObject, succeed, type Call } from '../../../kernel';

/** Decodes unknown data into an A, or fails with the path and the expected type. */
export type Codec<A> = Decoder<unknown, A>;

const pathOf = (context: Context, within: string): string =>
  [within, ...context.map((entry) => entry.key).filter((key) => key !== '')].join('.');

/** Decodes `data` or `meta` of a response body. The path of a failure starts with that name. */
export const decodeData = <A>(endpoint: string, codec: Codec<A>, body: unknown, within: 'data' | 'meta'): Call<A> => {
  const decoded = codec.decode(isJsonObject(body) ? body[within] : undefined);
  if (!isLeft(decoded)) return succeed(decoded.right);
  const deepest = decoded.left.reduce((a, b) => (b.context.length > a.context.length ? b : a));
  const expected = deepest.context.at(-1)?.type.name ?? codec.name;
  return fail(decodeFailure(endpoint, pathOf(deepest.context, within), expected));
};
