import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import type { Item } from '../../../../domain/items';
import { tokenClaims } from '../../../../domain/session';
import type { JsonObject } from '../../../../kernel';
import { apiException, type ApiException, forbidden, invalidCredentials, unexpected } from '../../api-error';
import type { Database } from '../../world/database';

/** Result of reading a token: no token, invalid, expired, or valid. */
export type ReadToken =
  { readonly kind: 'none' | 'invalid' | 'expired' } | { readonly kind: 'valid'; readonly claims: JsonObject };

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const encodeJson = (value: JsonObject): string => base64Url(new TextEncoder().encode(JSON.stringify(value)));

const HEADER = encodeJson({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (content: string, secret: string): string => base64Url(hmac(sha256, secret, content));

/** Signs a JWT with HS256, as the server does. The claims are readable by anyone. */
export const signToken = (claims: JsonObject, secret: string): string => {
  const content = `${HEADER}.${encodeJson(claims)}`;
  return `${content}.${signatureOf(content, secret)}`;
};

/** `exp` and `nbf` are in seconds. A token without `exp` never expires. */
const validityOf = ({ exp, nbf }: JsonObject, now: number): 'valid' | 'invalid' | 'expired' => {
  const isMalformed = [exp, nbf].some((time) => time !== undefined && typeof time !== 'number');
  if (isMalformed || (typeof nbf === 'number' && nbf * 1000 > now)) return 'invalid';
  return typeof exp === 'number' && exp * 1000 <= now ? 'expired' : 'valid';
};

/** Reads a JWT. Total for any text. `now` in ms. */
export const readToken = (token: string, secret: string, now: number): ReadToken => {
  const claims = tokenClaims(token);
  if (claims === null) return { kind: 'none' };
  const end = token.lastIndexOf('.');
  const [content, signature] = [token.slice(0, end), token.slice(end + 1)];
  if (!content.startsWith(`${HEADER}.`) || signature !== signatureOf(content, secret)) return { kind: 'invalid' };
  const kind = validityOf(claims, now);
  return kind === 'valid' ? { kind, claims } : { kind };
};

/** What links and access tokens are signed with. */
export interface Signing {
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A token that expires after `lifetime` ms. */
export const signFor = ({ secret, now }: Signing, claims: JsonObject, lifetime: number): string => {
  const issuedAt = now();
  return signToken(
    { ...claims, iat: Math.floor(issuedAt / 1000), exp: Math.floor((issuedAt + lifetime) / 1000) },
    secret,
  );
};

/** The e-mail address in a mailed link's token. The server answers any invalid token with an internal error. */
export const emailOfLink = ({ secret, now }: Signing, token: string, scope: string): string => {
  const read = readToken(token, secret, now());
  if (read.kind !== 'valid') throw unexpected('An unexpected error occurred.');
  if (read.claims['scope'] !== scope) throw forbidden();
  const email = read.claims['email'];
  if (typeof email !== 'string') throw unexpected('An unexpected error occurred.');
  return email;
};

const USERS = 'directus_users';

const rejectToken = (message: string): ApiException => apiException(401, 'INVALID_CREDENTIALS', message);

const isActive = (user: Item | null | undefined): user is Item => user?.['status'] === 'active';

/**
 * The user named by valid claims. A token of another kind, such as an invitation's, is an internal error on the server.
 */
const userOfClaims = (database: Database, id: unknown): Item | null => {
  if (id === undefined) throw unexpected('An unexpected error occurred.');
  return typeof id === 'string' ? database.row(USERS, id) : null;
};

/** The active user of an access token or a static token; throws INVALID_CREDENTIALS when there is none. */
export const userOfToken = (database: Database, signing: Signing, token: string): Item => {
  const read = readToken(token, signing.secret, signing.now());
  if (read.kind === 'invalid') throw rejectToken('Token invalid.');
  if (read.kind === 'expired') throw rejectToken('Token expired.');
  const staticUser = (): Item | undefined =>
    database.rows(USERS).find((row) => row['token'] === token && isActive(row));
  const user = read.kind === 'valid' ? userOfClaims(database, read.claims['id']) : staticUser();
  if (!isActive(user)) throw invalidCredentials();
  return user;
};
