import type { NewPermission, Permission } from '../../domain/permissions';
import { token, type Call } from '../../kernel';

/**
 * Permissions of roles, and on servers with policies those of policies, whose keys stand in the place of roles. By
 * default only administrators may write them.
 */
export interface PermissionsGateway {
  /** The permissions of the caller's role, including those implied by app access. FORBIDDEN without app access. */
  listMine(): Call<readonly Permission[]>;
  /**
   * The permissions of a role, null for the public one; for the own role including those implied by app access. With
   * policies, null reads those of the policies that are attached to no role and no user.
   */
  listForRole(role: string | null): Call<readonly Permission[]>;
  /** The permissions of all roles, the public one included; for the own role also those implied by app access. */
  listAll(): Call<readonly Permission[]>;
  /** Fails with ITEM_NOT_FOUND or FORBIDDEN when it does not exist. */
  read(id: number): Call<Permission>;
  create(permission: NewPermission): Call<Permission>;
  /** In order; all or none. Without permissions no request is sent. */
  createMany(permissions: readonly NewPermission[]): Call<readonly Permission[]>;
  /** Fails with ITEM_NOT_FOUND when it was deleted. */
  update(id: number, changes: Partial<NewPermission>): Call<Permission>;
  /** For an administrator, a permission that is already deleted is ignored. */
  remove(id: number): Call<void>;
  /** All or none; without ids no request is sent. */
  removeMany(ids: readonly number[]): Call<void>;
}

export const PermissionsGateway = token<PermissionsGateway>('PermissionsGateway');
