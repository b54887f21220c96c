import type { JsonObject } from '../../../kernel';
import { type PermissionCell, type AccessLevel, accessLevelOf } from './permission-table';
import type { Action, NewPermission } from '../permission';

/** A permission without its role. */
export type Grant = Omit<NewPermission, 'role'>;

const OWN: JsonObject = { user: { _eq: '$CURRENT_USER' } };
const NO_USER: JsonObject = { user: { _null: true } };
const OWN_ROLE: JsonObject = { role: { _eq: '$CURRENT_ROLE' } };
const NO_ROLE: JsonObject = { role: { _null: true } };

/** The fields of their own account that users may read. */
const OWN_USER_FIELDS = [
  'id',
  'first_name',
  'last_name',
  'last_page',
  'email',
  'password',
  'location',
  'title',
  'description',
  'tags',
  'preferences_divider',
  'avatar',
  'language',
  'theme',
  'tfa_secret',
  'status',
  'role',
];

const newGrant = (collection: string, action: Action, more: Partial<Grant> = {}): Grant => ({
  collection,
  action,
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
  ...more,
});

/**
 * The permissions that the server implies for every role with app access, whatever is stored (spec 001, 6; as
 * observed). They cannot be removed.
 */
export const APP_ACCESS_PERMISSIONS: readonly Grant[] = [
  newGrant('directus_activity', 'read', { permissions: OWN }),
  newGrant('directus_activity', 'create', { validation: { comment: { _nnull: true } } }),
  newGrant('directus_collections', 'read'),
  newGrant('directus_fields', 'read'),
  newGrant('directus_permissions', 'read', { permissions: OWN_ROLE }),
  newGrant('directus_presets', 'read', {
    permissions: { _or: [OWN, { _and: [NO_USER, OWN_ROLE] }, { _and: [NO_USER, NO_ROLE] }] },
  }),
  newGrant('directus_presets', 'create', { validation: OWN }),
  newGrant('directus_presets', 'update', { permissions: OWN }),
  newGrant('directus_presets', 'delete', { permissions: OWN }),
  newGrant('directus_relations', 'read'),
  newGrant('directus_roles', 'read', { permissions: { id: { _eq: '$CURRENT_ROLE' } } }),
  newGrant('directus_settings', 'read'),
  newGrant('directus_users', 'read', { permissions: { id: { _eq: '$CURRENT_USER' } }, fields: OWN_USER_FIELDS }),
];

/** The implied permission for a cell; null for most cells and for roles without app access. */
export const appMinimumOf = (cell: Pick<PermissionCell, 'collection' | 'action'>, appAccess: boolean): Grant | null => {
  if (!appAccess) return null;
  return (
    APP_ACCESS_PERMISSIONS.find(({ collection, action }) => collection === cell.collection && action === cell.action) ??
    null
  );
};

/** The levels a cell can be set to. A cell with an implied permission cannot be set to 'none'. */
export const availableLevels = (
  cell: Pick<PermissionCell, 'collection' | 'action'>,
  appAccess: boolean,
): readonly AccessLevel[] => (appMinimumOf(cell, appAccess) === null ? ['all', 'none', 'custom'] : ['all', 'custom']);

/** The level of the stored permission, or of the implied one when nothing is stored. */
export const effectiveLevel = (cell: PermissionCell, appAccess: boolean): AccessLevel =>
  accessLevelOf(cell.record ?? appMinimumOf(cell, appAccess));
