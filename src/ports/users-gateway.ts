import type { CurrentUser } from '../domain/users';
import { token, type Call } from '../kernel';

export interface UsersGateway {
  /** The signed-in person with the flags of their role. */
  me(): Call<CurrentUser>;
}

export const UsersGateway = token<UsersGateway>('UsersGateway');
