import { isSystemCollection } from '../schema';
import { ACTIONS, type Action, type NewPermission, type Permission } from './permission';
import type { PermissionPlan } from './permission-plan';

/** The fields of their own account that users may change. */
const EDITABLE_USER_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'password',
  'location',
  'title',
  'description',
  'avatar',
  'language',
  'theme',
];

const permission = (role: string, collection: string, action: Action): NewPermission => ({
  role,
  collection,
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
});

/**
 * The usual permissions of a role with app access beyond the minimum: files, folders, other users, the own account
 * (spec 001, 6).
 */
export const recommendedPermissions = (role: string): readonly NewPermission[] => [
  ...ACTIONS.map((action) => permission(role, 'directus_files', action)),
  ...ACTIONS.map((action) => permission(role, 'directus_folders', action)),
  permission(role, 'directus_users', 'read'),
  {
    ...permission(role, 'directus_users', 'update'),
    fields: EDITABLE_USER_FIELDS,
    permissions: { id: { _eq: '$CURRENT_USER' } },
  },
  permission(role, 'directus_roles', 'read'),
];

/** A role, as far as its first permissions depend on it. */
export interface NewRole {
  readonly id: string;
  readonly app_access: boolean;
  readonly admin_access: boolean;
}

/** The permissions created with a new role: none for administrators and for roles without app access. */
export const permissionsOfNewRole = (role: NewRole): readonly NewPermission[] =>
  role.app_access && !role.admin_access ? recommendedPermissions(role.id) : [];

/**
 * Resets the permissions of a role on system collections. The server implies the minimum, so nothing is stored for
 * it; the recommended ones are created again.
 */
export const resetSystemPermissions = (
  role: string,
  permissions: readonly Permission[],
  to: 'minimum' | 'recommended',
): PermissionPlan => {
  const ids = permissions.flatMap(({ id, role: owner, collection }) =>
    id !== null && owner === role && isSystemCollection(collection) ? [id] : [],
  );
  return [
    ...(ids.length === 0 ? [] : [{ kind: 'delete', ids } as const]),
    ...(to === 'minimum' ? [] : [{ kind: 'create', permissions: recommendedPermissions(role) } as const]),
  ];
};
