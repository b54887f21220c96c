import type { NewPermission, Permission } from '../domain/permissions';
import { token, type Call } from '../kernel';

/** The rules of roles. Only administrators write them, unless a rule says otherwise. */
export interface PermissionsGateway {
  /** The rules of one role, null for the public; what the platform grants by itself for the app included in one's own. */
  listForRole(role: string | null): Call<readonly Permission[]>;
  /** Fails with ITEM_NOT_FOUND or FORBIDDEN when there is none. */
  read(id: number): Call<Permission>;
  create(permission: NewPermission): Call<Permission>;
  /** In their order; all are created or none. Without any nothing is asked. */
  createMany(permissions: readonly NewPermission[]): Call<readonly Permission[]>;
  /** Fails with ITEM_NOT_FOUND when it has gone meanwhile. */
  update(id: number, changes: Partial<NewPermission>): Call<Permission>;
  /** To an administrator it is no mistake when it has gone already. */
  remove(id: number): Call<void>;
  /** All are deleted or none; without ids nothing is asked. */
  removeMany(ids: readonly number[]): Call<void>;
}

export const PermissionsGateway = token<PermissionsGateway>('PermissionsGateway');
