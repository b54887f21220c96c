import type { NewRole, Role, RoleDetail, RoleOverview } from '../domain/users';
import { token, type Call } from '../kernel';

/** Changing and deleting a role is changing and deleting an item of `directus_roles`: see `ItemsGateway`. */
export interface RolesGateway {
  /** The roles the signed-in person may see, by name. */
  list(): Call<readonly Role[]>;
  /** The same with the number of users of each. */
  overview(): Call<readonly RoleOverview[]>;
  /** Fails with FORBIDDEN when there is none, or it may not be seen. */
  read(id: string): Call<RoleDetail>;
  /** Answers with the key of the new role, which may do nothing yet unless it may do everything. */
  create(role: NewRole): Call<string>;
}

export const RolesGateway = token<RolesGateway>('RolesGateway');
