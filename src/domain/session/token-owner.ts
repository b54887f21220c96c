import { tokenClaims } from './token-claims';

/** The id of the person an access token was given to; null when the token does not tell. */
export const userIdOfToken = (token: string): string | null => {
  const id = tokenClaims(token)?.['id'];
  return typeof id === 'string' ? id : null;
};
