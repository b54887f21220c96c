import { isSystemCollection } from '../../schema';
import { ACTIONS, type Action, type NewPermission, type Permission } from '../permission';
import { cellKey, type CellTarget, rulesOf } from './permission-plan';

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
 * The cells of system collections that a reset changes. The server implies the minimum, so nothing is stored for it; the
 * recommended ones are stored.
 */
export const systemReset = (
  role: string,
  permissions: readonly Permission[],
  to: 'minimum' | 'recommended',
): readonly CellTarget[] => {
  const wanted = to === 'minimum' ? [] : recommendedPermissions(role);
  const targets = new Map<string, CellTarget>();
  for (const { id, role: owner, collection, action } of permissions) {
    if (id === null || owner !== role || !isSystemCollection(collection)) continue;
    targets.set(cellKey({ collection, action }), { collection, action: action as Action, rules: null });
  }
  for (const { collection, action, ...rules } of wanted)
    targets.set(cellKey({ collection, action }), { collection, action: action as Action, rules: rulesOf(rules) });
  return [...targets.values()];
};
