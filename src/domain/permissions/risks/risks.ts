import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { isSystemCollection } from '../../schema';
import { type Action, ACTIONS, type Permission } from '../permission';
import { isTooDeep } from '../rule-editing/rule-depth';

/**
 * What deserves a look in the access of roles:
 * `public_writes`: users without a session may write. `public_reads_users`: they may read addresses or secrets.
 * `changes_access`: a role may give itself more access. `reads_tokens`: it may read the secrets of other users.
 * `empty_rule`: a rule whose conditions are empty allows everything. `nothing_readable`: a role may use the app, but
 * sees no collection. `administrators_without_tfa`: some have no second factor, while another role has to have one.
 */
export const RISK_KINDS = [
  'public_writes',
  'public_reads_users',
  'changes_access',
  'reads_tokens',
  'empty_rule',
  'nothing_readable',
  'administrators_without_tfa',
] as const;

/** The cell of the permission table that a finding is about. */
interface RiskCell {
  readonly collection: string;
  readonly action: Action;
}

export interface AccessRisk {
  readonly kind: (typeof RISK_KINDS)[number];
  /** Null for the public role. */
  readonly role: string | null;
  /** Null for a finding about the role itself. */
  readonly cell: RiskCell | null;
  /** The fields that make it a risk; empty where all are meant, or none. */
  readonly fields: readonly string[];
  /** How many users it is about; 0 where users do not matter. */
  readonly users: number;
}

/** A role, as far as its risks depend on it. */
export interface ReviewedRole {
  readonly id: string;
  readonly admin_access: boolean;
  readonly app_access: boolean;
  readonly enforce_tfa: boolean;
}

const USERS = 'directus_users';

const SECRETS = ['token', 'password', 'tfa_secret'] as const;

const PERSONAL = ['email', ...SECRETS] as const;

const ACCESS_COLLECTIONS: readonly string[] = ['directus_permissions', 'directus_roles'];

const covered = (permission: Permission, fields: readonly string[]): readonly string[] =>
  permission.fields?.includes('*') === true
    ? fields
    : fields.filter((field) => permission.fields?.includes(field) === true);

/** The condition allows only the own account. */
const isOwnOnly = (condition: Json): boolean => {
  if (!isJsonObject(condition)) return false;
  const { id, _and: all } = condition;
  if (isJsonObject(id ?? null) && (id as JsonObject)['_eq'] === '$CURRENT_USER') return true;
  return Array.isArray(all) && all.some(isOwnOnly);
};

/** True for any item: the server leaves out groups without conditions. */
const isAlwaysTrue = (condition: Json): boolean =>
  isJsonObject(condition) &&
  Object.entries(condition).every(([key, value]) => {
    if (!Array.isArray(value)) return false;
    if (key === '_and') return value.every(isAlwaysTrue);
    return key === '_or' && (value.length === 0 || value.some(isAlwaysTrue));
  });

const isEmptyRule = (condition: JsonObject | null): boolean =>
  condition !== null && Object.keys(condition).length > 0 && !isTooDeep(condition) && isAlwaysTrue(condition);

type Found = Pick<AccessRisk, 'kind'> & Partial<Pick<AccessRisk, 'fields'>>;

const publicRisks = (permission: Permission, { collection, action }: RiskCell): readonly Found[] => {
  if (action !== 'read') return [{ kind: 'public_writes' }];
  const fields = collection === USERS ? covered(permission, PERSONAL) : [];
  return fields.length === 0 ? [] : [{ kind: 'public_reads_users', fields }];
};

const roleRisks = (permission: Permission, { collection, action }: RiskCell): readonly Found[] => {
  if (ACCESS_COLLECTIONS.includes(collection)) return action === 'read' ? [] : [{ kind: 'changes_access' }];
  if (collection !== USERS) return [];
  if (action === 'read') {
    const fields =
      !isTooDeep(permission.permissions) && isOwnOnly(permission.permissions) ? [] : covered(permission, SECRETS);
    return fields.length === 0 ? [] : [{ kind: 'reads_tokens', fields }];
  }
  const fields = action === 'delete' ? [] : covered(permission, ['role']);
  return fields.length === 0 ? [] : [{ kind: 'changes_access', fields }];
};

/** Item rules are for existing items, validation is for values that are written. */
const hasEmptyRule = ({ permissions, validation }: Permission, action: Action): boolean =>
  (action !== 'create' && isEmptyRule(permissions)) ||
  ((action === 'create' || action === 'update') && isEmptyRule(validation));

const cellRisks = (permission: Permission): readonly AccessRisk[] => {
  const action = ACTIONS.find((each) => each === permission.action);
  if (action === undefined || permission.id === null) return [];
  const { role, collection } = permission;
  const cell = { collection, action };
  const found: readonly Found[] = [
    ...(role === null ? publicRisks(permission, cell) : roleRisks(permission, cell)),
    ...(hasEmptyRule(permission, action) ? [{ kind: 'empty_rule' } as const] : []),
  ];
  return found.map(({ kind, fields = [] }) => ({ kind, role, cell, fields, users: 0 }));
};

const isReadable = ({ collection, action, fields }: Permission): boolean =>
  action === 'read' && !isSystemCollection(collection) && (fields ?? []).length > 0;

/**
 * What deserves a look in the access of these roles and of the public one, in the order of `RISK_KINDS`. Permissions of
 * administrators do not matter, and those of unknown roles are ignored. `withoutTfa` has the number of active users
 * without a second factor by the key of their role.
 */
export const accessRisks = (
  roles: readonly ReviewedRole[],
  permissions: readonly Permission[],
  withoutTfa: ReadonlyMap<string, number>,
): readonly AccessRisk[] => {
  const limited = new Set<string | null>([null, ...roles.filter((role) => !role.admin_access).map(({ id }) => id)]);
  const own = permissions.filter(({ role }) => limited.has(role));
  const about = (kind: AccessRisk['kind'], role: string, users = 0): AccessRisk => ({
    kind,
    role,
    cell: null,
    fields: [],
    users,
  });
  const readers = new Set(own.filter(isReadable).map(({ role }) => role));
  const risks = [
    ...own.flatMap(cellRisks),
    ...roles
      .filter(({ id, admin_access, app_access }) => app_access && !admin_access && !readers.has(id))
      .map(({ id }) => about('nothing_readable', id)),
    ...roles.flatMap(({ id, admin_access }) => {
      const users = withoutTfa.get(id) ?? 0;
      const isEnforced = roles.some((other) => other.id !== id && other.enforce_tfa);
      return admin_access && isEnforced && users > 0 ? [about('administrators_without_tfa', id, users)] : [];
    }),
  ];
  return RISK_KINDS.flatMap((kind) => risks.filter((risk) => risk.kind === kind));
};
