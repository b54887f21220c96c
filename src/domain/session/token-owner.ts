import { isJsonObject } from '../../kernel';

/** The middle part of a signed token as data; null when it is none. The signature is the server's business. */
export const tokenClaims = (token: string): Readonly<Record<string, unknown>> | null => {
  const payload = token.split('.')[1];
  if (payload === undefined || payload.length > LONGEST_CLAIMS) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isJsonObject(claims) ? claims : null;
  } catch {
    return null;
  }
};

/** Beyond this no honest token goes; in characters. */
const LONGEST_CLAIMS = 16_384;

/** The id of the person an access token was given to; null when the token does not tell. */
export const tokenOwner = (token: string): string | null => {
  const id = tokenClaims(token)?.['id'];
  return typeof id === 'string' ? id : null;
};
