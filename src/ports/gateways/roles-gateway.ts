import type { NewRole, Role, RoleDetail, RoleOverview } from '../../domain/users';
import { token, type Call } from '../../kernel';

/** Roles are changed and deleted as items of `directus_roles`: see `ItemsGateway`. */
export interface RolesGateway {
  /** The readable roles, by name. */
  list(): Call<readonly Role[]>;
  /** The same with the number of users. */
  overview(): Call<readonly RoleOverview[]>;
  /** Fails with FORBIDDEN when it does not exist or may not be read. */
  read(id: string): Call<RoleDetail>;
  /** Returns the key of the new role. Without admin access it has no permissions yet. */
  create(role: NewRole): Call<string>;
}

export const RolesGateway = token<RolesGateway>('RolesGateway');
