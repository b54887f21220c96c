import { join } from 'node:path';
import type { Contract } from './contract';

export const PACT_FOLDER = join(__dirname, 'pacts');

/** The pact between application and server; generated and committed. */
export const PACT = join(PACT_FOLDER, 'quarterdeck-platform.json');

/** Placeholder in the pact for the access token of a user; the verification replaces it by a real one. */
export const placeholderToken = (as: Exclude<Contract['as'], 'anonymous'>): string => `${as}-token`;

const PLACEHOLDER = /^Bearer (administrator|editor)-token$/;

/** The user whose placeholder token is in this header; null for a real, forged or missing token. */
export const askerOf = (authorization: string | undefined): 'administrator' | 'editor' | null => {
  const name = PLACEHOLDER.exec(authorization ?? '')?.[1];
  return name === 'administrator' || name === 'editor' ? name : null;
};

const COOKIE = 'directus_refresh_token';

export const cookieWith = (refreshToken: string): string => `${COOKIE}=${refreshToken}`;

/** Placeholder in the pact for the cookie with the refresh token. */
export const placeholderCookie = cookieWith('refresh-token-of-the-browser');

/** Placeholder in the pact for the id of a comment, which the server assigns. */
export const PLACEHOLDER_COMMENT = 90_000_001;

/** The URL with the real comment id in place of the placeholder. */
export const withComment = (url: string, comment: number | string): string =>
  url.replace(new RegExp(`/${PLACEHOLDER_COMMENT}(?=$|\\?)`), `/${comment}`);
