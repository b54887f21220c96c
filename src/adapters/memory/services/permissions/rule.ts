import type { Item } from '../../../../domain/items';
import {
  type Action,
  ACTIONS,
  APP_ACCESS_PERMISSIONS,
  type RuleViolation,
  ruleViolations,
} from '../../../../domain/permissions';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { type ApiError, forbidden, unexpected } from '../../api-error';
import { listOf } from '../../world/row-values';
import type { Database } from '../../world/database';
import { policiesOf } from '../policies/policies';

/** The permissions of minimal app access as rows, without an id and marked as system rows. */
export const appAccessRows = (role: string | null): readonly Item[] =>
  APP_ACCESS_PERMISSIONS.map(({ collection, action, ...rule }) => ({
    role,
    permissions: rule.permissions,
    validation: rule.validation,
    presets: rule.presets,
    fields: rule.fields,
    limit: null,
    system: true,
    collection,
    action,
  }));

const OWN_COMMENTS: JsonObject = { user_created: { _eq: '$CURRENT_USER' } };

/** Whether generation 11 implies this permission too, where comments are no activities and permissions are not read. */
const isKept = ({ collection, action }: Item): boolean =>
  collection !== 'directus_permissions' && (collection !== 'directus_activity' || action === 'read');

/** The permissions of app access in generation 11. */
const laterAppAccessRows = (): readonly Item[] => [
  ...appAccessRows(null)
    .filter(isKept)
    .map((row) =>
      row['collection'] === 'directus_users'
        ? { ...row, fields: (listOf(row, 'fields') ?? []).map((field) => (field === 'theme' ? 'appearance' : field)) }
        : row,
    ),
  ...ACTIONS.map((action) => ({
    collection: 'directus_comments',
    action,
    fields: ['*'],
    permissions: action === 'update' || action === 'delete' ? OWN_COMMENTS : {},
    validation: null,
    presets: null,
  })),
];

/** The rows that permit a caller something: those of their role, or of their policies where the world has them. */
export const permissionRows = (database: Database, who: Accountability): readonly Item[] => {
  const stored = database.rows('directus_permissions');
  if (!database.model.hasPolicies)
    return [...stored.filter((row) => (row['role'] ?? null) === who.role), ...(who.app ? appAccessRows(who.role) : [])];
  const policies = policiesOf(database, who);
  return [
    ...stored.filter((row) => policies.includes(String(row['policy']))),
    ...(who.app ? laterAppAccessRows() : []),
  ];
};

/** What a user may do with a collection in one action; several permissions are merged. */
export interface Rule {
  readonly allFields: boolean;
  readonly fields: readonly string[];
  /** Filter of the items; an empty filter means all. */
  readonly items: JsonObject;
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}

const ADMIN_RULE: Rule = { allFields: true, fields: [], items: {}, validation: {}, presets: {} };

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Stored as a list or as comma-separated text. */
const namesOf = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
};

const isEmpty = (object: JsonObject): boolean => Object.keys(object).length === 0;

/** Any of the permissions suffices: an empty filter allows all, null is ignored. */
const anyOf = (demands: readonly (Json | undefined)[]): JsonObject => {
  const filters = demands.filter(isJsonObject);
  const [only, ...others] = filters;
  if (only === undefined || filters.some(isEmpty)) return {};
  return others.length === 0 ? only : { _or: filters.map((filter) => ({ _and: [filter] })) };
};

/**
 * The rule of a user, a collection and an action; null without a permission. Administrators may do everything. The
 * server merges permissions only for roles with app access; without it, the first one applies.
 */
export const ruleFor = (database: Database, who: Accountability, collection: string, action: Action): Rule | null => {
  if (who.admin) return ADMIN_RULE;
  const all = permissionRows(database, who).filter(
    (row) => row['collection'] === collection && row['action'] === action,
  );
  const rows = who.app ? all : all.slice(0, 1);
  if (rows.length === 0) return null;
  const fields = [...new Set(rows.flatMap((row) => namesOf(row['fields'])))];
  return {
    allFields: fields.includes('*'),
    fields,
    items: anyOf(rows.map((row) => row['permissions'])),
    validation: anyOf(rows.map((row) => row['validation'])),
    presets: Object.assign({}, ...rows.map((row) => objectOf(row['presets']))) as JsonObject,
  };
};

/** As `ruleFor`, but throws FORBIDDEN without a permission. */
export const assertRule = (database: Database, who: Accountability, collection: string, action: Action): Rule => {
  const rule = ruleFor(database, who, collection, action);
  if (rule === null) throw forbidden();
  return rule;
};

export const allows = (rule: Rule, field: string): boolean => rule.allFields || rule.fields.includes(field);

const failed = ({ field, message, type, details }: RuleViolation): ApiError => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  message: `"${field}" ${message}`,
  extensions: { field, ...(type === null ? {} : { type }), ...details },
});

/**
 * Errors of a payload under a permission's validation, with the server's messages. Throws for a malformed rule. Expects
 * resolved dynamic values.
 */
export const violations = (rules: JsonObject, payload: Item): readonly ApiError[] => {
  const broken = ruleViolations(rules, payload);
  if (broken === null) throw unexpected('An unexpected error occurred.');
  return broken.map(failed);
};
