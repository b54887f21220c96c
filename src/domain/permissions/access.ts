import type { CurrentUser } from '../users';
import type { Action, Permission } from './permission';

/** Why somebody may not do something; a key of the locale files. */
export type Denial = 'not_allowed';

/** What the signed-in person may do. */
export interface Access {
  readonly user: CurrentUser | null;
  readonly permissions: readonly Permission[];
}

export const nobody: Access = { user: null, permissions: [] };

export const isAdmin = (access: Access): boolean => access.user?.role?.admin_access ?? false;

export const permissionFor = (access: Access, collection: string, action: Action): Permission | null =>
  access.permissions.find((permission) => permission.collection === collection && permission.action === action) ?? null;

/** False when allowed, otherwise the reason. Whether a certain item is covered is for the server and its filter to say. */
export const denied = (access: Access, collection: string, action: Action): Denial | false =>
  isAdmin(access) || permissionFor(access, collection, action) !== null ? false : 'not_allowed';

/** True when this field may be used in this action. */
export const coversField = (access: Access, collection: string, action: Action, field: string): boolean => {
  if (isAdmin(access)) return true;
  const fields = permissionFor(access, collection, action)?.fields ?? [];
  return fields.includes('*') || fields.includes(field);
};
