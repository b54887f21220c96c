import type { FilterContext } from '../filters';
import type { Schema } from '../schema';
import { referenceOf } from '../templates';
import type { CurrentUser } from '../users';
import type { Action, Permission } from './permission';
import { allowsField, ruleFor } from './access-rule';

/** Why somebody may not do something at all; a key of the locale files. */
export type Denial = 'not_allowed';

/** Why somebody may not use a field in an action. */
export type FieldDenial = Denial | 'field_not_covered';

/** What the signed-in person may do. */
export interface Access {
  readonly user: CurrentUser | null;
  readonly permissions: readonly Permission[];
}

export const anonymousAccess: Access = { user: null, permissions: [] };

export const isAdmin = (access: Access): boolean => access.user?.role?.admin_access ?? false;

/** Whom and when the dynamic values of this person's rules stand for. `now` in milliseconds since 1970. */
export const filterContext = (access: Access, now: number): FilterContext => ({
  user: access.user?.id ?? null,
  role: access.user?.role?.id ?? null,
  now,
});

export const permissionFor = (access: Access, collection: string, action: Action): Permission | null =>
  access.permissions.find((permission) => permission.collection === collection && permission.action === action) ?? null;

/** False when allowed, otherwise the reason. Whether a certain item is covered is `itemDenied`'s to say. */
export const denied = (access: Access, collection: string, action: Action): Denial | false =>
  isAdmin(access) || ruleFor(access.permissions, collection, action) !== null ? false : 'not_allowed';

/** False when this field may be used in this action, otherwise the reason. */
export const fieldDenied = (access: Access, collection: string, action: Action, field: string): FieldDenial | false => {
  if (isAdmin(access)) return false;
  const rule = ruleFor(access.permissions, collection, action);
  if (rule === null) return 'not_allowed';
  return allowsField(rule, field) ? false : 'field_not_covered';
};

/** True when this field may be used in this action. */
export const coversField = (access: Access, collection: string, action: Action, field: string): boolean =>
  fieldDenied(access, collection, action, field) === false;

/** Of dotted paths from a collection those that may be read all the way; asking for one of the others is refused as a whole. */
export const readablePaths = (
  access: Access,
  schema: Schema,
  collection: string,
  paths: readonly string[],
): readonly string[] =>
  paths.filter((path) => {
    const way = referenceOf(schema, collection, path)?.fields ?? [];
    return way.length > 0 && way.every((field) => coversField(access, field.collection, 'read', field.field));
  });
