import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { tokenClaims } from '../../../../domain/session';
import type { JsonObject } from '../../../../kernel';

/** What became of reading a token: it may be none at all, of somebody else, past its time, or good. */
export type ReadToken =
  { readonly kind: 'none' | 'unsound' | 'expired' } | { readonly kind: 'sound'; readonly claims: JsonObject };

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const part = (value: JsonObject): string => encoded(new TextEncoder().encode(JSON.stringify(value)));

const HEADER = part({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (content: string, secret: string): string => encoded(hmac(sha256, secret, content));

/** Signs as the platform does (HS256). What is signed is not hidden: everybody can read it. */
export const signToken = (claims: JsonObject, secret: string): string => {
  const content = `${HEADER}.${part(claims)}`;
  return `${content}.${signatureOf(content, secret)}`;
};

/** The moments of a token are in seconds. A token without an end never ends. */
const standing = ({ exp, nbf }: JsonObject, now: number): 'sound' | 'unsound' | 'expired' => {
  const unsound = [exp, nbf].some((moment) => moment !== undefined && typeof moment !== 'number');
  if (unsound || (typeof nbf === 'number' && nbf * 1000 > now)) return 'unsound';
  return typeof exp === 'number' && exp * 1000 <= now ? 'expired' : 'sound';
};

/** Reads a token of one's own. Total: whatever is sent, and however long. `now` in ms. */
export const readToken = (token: string, secret: string, now: number): ReadToken => {
  const claims = tokenClaims(token);
  if (claims === null) return { kind: 'none' };
  const end = token.lastIndexOf('.');
  const [content, signature] = [token.slice(0, end), token.slice(end + 1)];
  if (!content.startsWith(`${HEADER}.`) || signature !== signatureOf(content, secret)) return { kind: 'unsound' };
  const kind = standing(claims, now);
  return kind === 'sound' ? { kind, claims } : { kind };
};
