import { join } from 'node:path';
import type { Contract } from './contract';
import type { Browser } from './states';

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

/** Placeholder in the pact for the id of a revision. */
export const PLACEHOLDER_REVISION = 90_000_002;

/** The URL with the real ids of a comment and a revision in place of the placeholders, as far as they are known. */
export const withIds = (url: string, { comment, revision }: Pick<Browser, 'comment' | 'revision'>): string =>
  [
    { placeholder: PLACEHOLDER_COMMENT, id: comment },
    { placeholder: PLACEHOLDER_REVISION, id: revision },
  ].reduce(
    (known, { placeholder, id }) => (id === null ? known : known.replaceAll(String(placeholder), String(id))),
    url,
  );
