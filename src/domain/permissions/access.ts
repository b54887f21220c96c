import type { FilterContext } from '../filters';
import { type CurrentUser, userAccess } from '../users';
import type { Action, Permission } from './permission';
import { allowsField, ruleFor } from './access-rule';

/** Why an action is not allowed at all; a key of the locale files. */
export type Denial = 'not_allowed';

/** Why a field may not be used in an action. */
export type FieldDenial = Denial | 'field_not_covered';

/** The signed-in user and the permissions of their role. */
export interface Access {
  readonly user: CurrentUser | null;
  readonly permissions: readonly Permission[];
}

export const anonymousAccess: Access = { user: null, permissions: [] };

export const isAdmin = (access: Access): boolean => access.user !== null && userAccess(access.user).admin_access;

/** The values of dynamic variables for this user. `now` in milliseconds since 1970. */
export const filterContext = (access: Access, now: number): FilterContext => ({
  user: access.user?.id ?? null,
  role: access.user?.role?.id ?? null,
  now,
});

export const permissionFor = (access: Access, collection: string, action: Action): Permission | null =>
  access.permissions.find((permission) => permission.collection === collection && permission.action === action) ?? null;

/** False when the action is allowed on the collection, otherwise the reason. For a single item use `itemDenied`. */
export const denied = (access: Access, collection: string, action: Action): Denial | false =>
  isAdmin(access) || ruleFor(access.permissions, collection, action) !== null ? false : 'not_allowed';

/** False when the field may be used in the action, otherwise the reason. */
export const fieldDenied = (access: Access, collection: string, action: Action, field: string): FieldDenial | false => {
  if (isAdmin(access)) return false;
  const rule = ruleFor(access.permissions, collection, action);
  if (rule === null) return 'not_allowed';
  return allowsField(rule, field) ? false : 'field_not_covered';
};

/** False when all of the fields may be used in the action, otherwise the first reason. */
export const fieldsDenied = (
  access: Access,
  collection: string,
  action: Action,
  fields: readonly string[],
): FieldDenial | false => {
  const reasons = fields.map((field) => fieldDenied(access, collection, action, field));
  return reasons.find((reason) => reason !== false) ?? false;
};

/** True when the field may be used in the action. */
export const coversField = (access: Access, collection: string, action: Action, field: string): boolean =>
  fieldDenied(access, collection, action, field) === false;
