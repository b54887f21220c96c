import { isJsonObject, type JsonObject } from '../../kernel';

/** What a sign-in or a refresh yields. `expires` is a span in milliseconds, counted from the answer. */
export interface Tokens {
  readonly access_token: string;
  readonly expires: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

/** How long before its end a token is renewed, in ms. */
const RENEWAL_MARGIN_MS = 10_000;

/** Beyond this a browser timer overflows; such a token is not renewed by the clock. */
const MAX_TIMER_MS = 2_100_000_000;

/** When to renew, in ms from now; null when never. */
export const renewalDelay = (expires: number): number | null =>
  expires > MAX_TIMER_MS ? null : Math.max(0, expires - RENEWAL_MARGIN_MS);

/** Longer than any token of the platform, in characters. */
const MAX_TOKEN_LENGTH = 8_192;

const BASE64URL = /^[\w-]+$/;

const objectIn = (part: string): JsonObject | null => {
  if (!BASE64URL.test(part)) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * What a signed token says, whoever has signed it: nothing here is proof of anything. Null for what is no such token:
 * three parts between dots, of which the first names its algorithm and the second holds an object.
 */
export const tokenClaims = (token: string): JsonObject | null => {
  const [head = '', body = '', ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  const header = rest.length === 1 ? objectIn(head) : null;
  return header !== null && Object.hasOwn(header, 'alg') ? objectIn(body) : null;
};

/** The address that an invitation or a password reset is for, to be shown to whoever follows the link; null when it names none. */
export const emailOfToken = (token: string): string | null => {
  const claims = tokenClaims(token) ?? {};
  const email = Object.hasOwn(claims, 'email') ? claims['email'] : null;
  return typeof email === 'string' && email !== '' ? email : null;
};

/** The id of the person an access token was given to; null when the token does not tell. */
export const userIdOfToken = (token: string): string | null => {
  const id = tokenClaims(token)?.['id'];
  return typeof id === 'string' ? id : null;
};

/** Why a session is over: somebody left, or the server would not go on with it. */
export type SessionEnd = 'sign-out' | 'session-expired';

/** What the tabs of one browser tell each other about the session they share. `until` is in milliseconds since 1970. */
export type TabMessage =
  | { readonly kind: 'signed-in' | 'renewed'; readonly access_token: string; readonly until: number }
  | { readonly kind: 'signed-out'; readonly reason: SessionEnd };

/** Null for whatever is not a message of this kind. */
export const tabMessage = (source: unknown): TabMessage | null => {
  if (!isJsonObject(source)) return null;
  const { kind, access_token, until, reason } = source;
  if (kind === 'signed-out' && (reason === 'sign-out' || reason === 'session-expired')) return { kind, reason };
  const isNews = kind === 'signed-in' || kind === 'renewed';
  return isNews && typeof access_token === 'string' && typeof until === 'number' ? { kind, access_token, until } : null;
};
