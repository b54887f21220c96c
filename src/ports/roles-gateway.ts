import type { Role } from '../domain/users';
import { token, type Call } from '../kernel';

export interface RolesGateway {
  /** The roles the signed-in person may see, by name. */
  list(): Call<readonly Role[]>;
}

export const RolesGateway = token<RolesGateway>('RolesGateway');
