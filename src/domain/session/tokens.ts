import * as t from 'io-ts';
import {
  decodeJsonText,
  decodeOrNull,
  json,
  jsonObject,
  nonEmptyText,
  oneOf,
  orElse,
  ownMembers,
  textOrNull,
  type JsonObject,
} from '../../kernel';

/** The result of a sign-in or a refresh. `expires` is a duration in milliseconds. */
export interface Tokens {
  readonly access_token: string;
  readonly expires: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

/** Time before expiry when a token is renewed, in ms. */
const RENEWAL_MARGIN_MS = 10_000;

/** Longer timers overflow in browsers; such a token is not renewed by a timer. */
const MAX_TIMER_MS = 2_100_000_000;

/** Delay until the renewal, in ms; null for never. */
export const renewalDelay = (expires: number): number | null =>
  expires > MAX_TIMER_MS ? null : Math.max(0, expires - RENEWAL_MARGIN_MS);

/** Above the length of any token of the platform, in characters. */
const MAX_TOKEN_LENGTH = 8_192;

const BASE64URL = /^[\w-]+$/;

const objectIn = (part: string): JsonObject | null => {
  if (!BASE64URL.test(part)) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return decodeJsonText(jsonObject, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
};

const header = ownMembers({ alg: json });

/**
 * The claims of a JWT, without verification of its signature. Null for any other text: a JWT has three parts
 * separated by dots, the first with `alg`, the second an object.
 */
export const tokenClaims = (token: string): JsonObject | null => {
  const [head = '', body = '', ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  return rest.length === 1 && header.is(objectIn(head)) ? objectIn(body) : null;
};

/** The email of an invitation or password reset token, for display; null when it has none. */
export const emailOfToken = (token: string): string | null =>
  decodeOrNull(ownMembers({ email: nonEmptyText }), tokenClaims(token))?.email ?? null;

/** The user id of an access token; null when it has none. */
export const userIdOfToken = (token: string): string | null =>
  decodeOrNull(ownMembers({ id: t.string }), tokenClaims(token))?.id ?? null;

/** Why a session ended: by the user, or by the server. */
export type SessionEnd = 'sign-out' | 'session-expired';

/** Message between tabs about their shared session. `until` is in milliseconds since 1970. */
export type TabMessage =
  | { readonly kind: 'signed-in' | 'renewed'; readonly access_token: string; readonly until: number }
  | {
      readonly kind: 'signed-out';
      readonly reason: SessionEnd;
      /** The id of the user; null where the token does not name it. */
      readonly user: string | null;
    };

const tabMessageCodec: t.Type<TabMessage, TabMessage, unknown> = t.union([
  ownMembers({ kind: oneOf(['signed-in', 'renewed']), access_token: t.string, until: t.number }),
  ownMembers({
    kind: oneOf(['signed-out']),
    reason: oneOf(['sign-out', 'session-expired']),
    /** Earlier versions send none. */
    user: orElse(textOrNull, null),
  }),
]);

/** Null for anything else. */
export const tabMessage = (source: unknown): TabMessage | null => decodeOrNull(tabMessageCodec, source);
