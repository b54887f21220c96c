import type { Accountability } from '../../accountability';
import { invalidCredentials } from '../../api-error';

/** The key of the person who asks; refused when nobody does. */
export const demandUser = ({ user }: Accountability): string => {
  if (user === null) throw invalidCredentials();
  return user;
};
