import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import type { Item } from '../../../../domain/items';
import { tokenClaims } from '../../../../domain/session';
import type { JsonObject } from '../../../../kernel';
import { apiException, type ApiException, forbidden, invalidCredentials, unexpected } from '../../api-error';
import type { Database } from '../../world/database';

/** What became of reading a token: it may be none at all, of somebody else, past its time, or good. */
export type ReadToken =
  { readonly kind: 'none' | 'unsound' | 'expired' } | { readonly kind: 'sound'; readonly claims: JsonObject };

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const part = (value: JsonObject): string => base64Url(new TextEncoder().encode(JSON.stringify(value)));

const HEADER = part({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (content: string, secret: string): string => base64Url(hmac(sha256, secret, content));

/** Signs as the platform does (HS256). What is signed is not hidden: everybody can read it. */
export const signToken = (claims: JsonObject, secret: string): string => {
  const content = `${HEADER}.${part(claims)}`;
  return `${content}.${signatureOf(content, secret)}`;
};

/** The moments of a token are in seconds. A token without an end never ends. */
const validityOf = ({ exp, nbf }: JsonObject, now: number): 'sound' | 'unsound' | 'expired' => {
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
  const kind = validityOf(claims, now);
  return kind === 'sound' ? { kind, claims } : { kind };
};

/** What a platform needs to sign links and access tokens. */
export interface Signing {
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Good for something once it is signed: `lifetime` in ms. */
export const signFor = ({ secret, now }: Signing, claims: JsonObject, lifetime: number): string => {
  const moment = now();
  return signToken({ ...claims, iat: Math.floor(moment / 1000), exp: Math.floor((moment + lifetime) / 1000) }, secret);
};

/** The address that a link was mailed to. The platform stumbles over any token that is not good, and says no more than that. */
export const emailOfLink = ({ secret, now }: Signing, token: string, scope: string): string => {
  const read = readToken(token, secret, now());
  if (read.kind !== 'sound') throw unexpected('An unexpected error occurred.');
  if (read.claims['scope'] !== scope) throw forbidden();
  const email = read.claims['email'];
  if (typeof email !== 'string') throw unexpected('An unexpected error occurred.');
  return email;
};

const USERS = 'directus_users';

const rejectToken = (message: string): ApiException => apiException(401, 'INVALID_CREDENTIALS', message);

const isActive = (user: Item | null | undefined): user is Item => user?.['status'] === 'active';

/** Whom a signed token names. One that is good but of another kind, such as an invitation's, is more than the platform expects. */
const userOfClaims = (database: Database, id: unknown): Item | null => {
  if (id === undefined) throw unexpected('An unexpected error occurred.');
  return typeof id === 'string' ? database.row(USERS, id) : null;
};

/** Whose token this is: one of a sign-in, or one that a person has and that never changes. Refused when nobody's. */
export const userOfToken = (database: Database, signing: Signing, token: string): Item => {
  const read = readToken(token, signing.secret, signing.now());
  if (read.kind === 'unsound') throw rejectToken('Token invalid.');
  if (read.kind === 'expired') throw rejectToken('Token expired.');
  const fixed = (): Item | undefined => database.rows(USERS).find((row) => row['token'] === token && isActive(row));
  const user = read.kind === 'sound' ? userOfClaims(database, read.claims['id']) : fixed();
  if (!isActive(user)) throw invalidCredentials();
  return user;
};
