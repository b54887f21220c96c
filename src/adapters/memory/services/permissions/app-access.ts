import type { Action } from '../../../../domain/permissions';
import type { Item } from '../../../../domain/items';
import type { JsonObject } from '../../../../kernel';

interface Grant {
  readonly permissions?: JsonObject;
  readonly validation?: JsonObject;
  readonly fields?: readonly string[];
}

const OWN: JsonObject = { user: { _eq: '$CURRENT_USER' } };
const NOBODYS: JsonObject = { user: { _null: true } };
const ROLES_OWN: JsonObject = { role: { _eq: '$CURRENT_ROLE' } };
const NO_ROLES: JsonObject = { role: { _null: true } };

const SELF = [
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

const GRANTS: readonly (readonly [collection: string, action: Action, grant: Grant])[] = [
  ['directus_activity', 'read', { permissions: OWN }],
  ['directus_activity', 'create', { validation: { comment: { _nnull: true } } }],
  ['directus_collections', 'read', {}],
  ['directus_fields', 'read', {}],
  ['directus_permissions', 'read', { permissions: ROLES_OWN }],
  ['directus_presets', 'read', { permissions: { _or: [OWN, { _and: [NOBODYS, ROLES_OWN] }, { _and: [NOBODYS, NO_ROLES] }] } }],
  ['directus_presets', 'create', { validation: OWN }],
  ['directus_presets', 'update', { permissions: OWN }],
  ['directus_presets', 'delete', { permissions: OWN }],
  ['directus_relations', 'read', {}],
  ['directus_roles', 'read', { permissions: { id: { _eq: '$CURRENT_ROLE' } } }],
  ['directus_settings', 'read', {}],
  ['directus_users', 'read', { permissions: { id: { _eq: '$CURRENT_USER' } }, fields: SELF }],
];

/**
 * The least that a role with app access may do, so that the application works at all: rows as the platform lists them
 * among the stored permissions, without an id and marked as its own.
 */
export const appAccess = (role: string | null): readonly Item[] =>
  GRANTS.map(([collection, action, grant]) => ({
    role,
    permissions: grant.permissions ?? {},
    validation: grant.validation ?? null,
    presets: null,
    fields: grant.fields ?? ['*'],
    limit: null,
    system: true,
    collection,
    action,
  }));
