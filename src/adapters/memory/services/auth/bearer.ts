import type { Item } from '../../../../domain/items';
import { invalidCredentials, apiException, unexpected, type ApiException } from '../../api-error';
import type { Database } from '../../world/database';
import type { Signing } from './signing';
import { readToken } from './signed-token';

const USERS = 'directus_users';

const unsound = (message: string): ApiException => apiException(401, 'INVALID_CREDENTIALS', message);

const isActive = (user: Item | null | undefined): user is Item => user?.['status'] === 'active';

/** Whom a signed token names. One that is good but of another kind, such as an invitation's, is more than the platform expects. */
const signedUser = (database: Database, id: unknown): Item | null => {
  if (id === undefined) throw unexpected('An unexpected error occurred.');
  return typeof id === 'string' ? database.row(USERS, id) : null;
};

/** Whose token this is: one of a sign-in, or one that a person has and that never changes. Refused when nobody's. */
export const bearerOf = (database: Database, signing: Signing, token: string): Item => {
  const read = readToken(token, signing.secret, signing.now());
  if (read.kind === 'unsound') throw unsound('Token invalid.');
  if (read.kind === 'expired') throw unsound('Token expired.');
  const fixed = (): Item | undefined => database.rows(USERS).find((row) => row['token'] === token && isActive(row));
  const user = read.kind === 'sound' ? signedUser(database, read.claims['id']) : fixed();
  if (!isActive(user)) throw invalidCredentials();
  return user;
};
