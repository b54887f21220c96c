import { isJsonObject, type JsonObject } from '../../kernel';

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
