import { join } from 'node:path';
import type { Contract } from './contract';

export const PACT_FOLDER = join(__dirname, 'pacts');

/** The pact between the application and the platform; generated, and committed. */
export const PACT = join(PACT_FOLDER, 'quarterdeck-platform.json');

/** Stands in the pact for an access token of that person; a verification puts a real one in its place. */
export const placeholderToken = (as: Exclude<Contract['as'], 'nobody'>): string => `${as}-token`;

const PLACEHOLDER = /^Bearer (administrator|editor)-token$/;

/** Whose token stands in this header; null when it is a real one, a forged one or none. */
export const askerOf = (authorization: string | undefined): 'administrator' | 'editor' | null => {
  const name = PLACEHOLDER.exec(authorization ?? '')?.[1];
  return name === 'administrator' || name === 'editor' ? name : null;
};

const COOKIE = 'directus_refresh_token';

export const cookieWith = (refreshToken: string): string => `${COOKIE}=${refreshToken}`;

/** Stands in the pact for the cookie with the refresh token. */
export const placeholderCookie = cookieWith('refresh-token-of-the-browser');

/** Stands in the pact for the number of a comment, which nobody but the platform gives out. */
export const PLACEHOLDER_COMMENT = 90_000_001;

/** The address with the comment's real number in it. */
export const withComment = (url: string, comment: number): string =>
  url.replace(new RegExp(`/${PLACEHOLDER_COMMENT}(?=$|\\?)`), `/${comment}`);
