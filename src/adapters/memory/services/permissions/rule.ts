import type { Item } from '../../../../domain/items';
import { type Action, APP_ACCESS_MINIMUM, type RuleViolation, ruleViolations } from '../../../../domain/permissions';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { type ApiError, forbidden, unexpected } from '../../api-error';
import type { Database } from '../../world/database';

/**
 * The least that a role with app access may do, so that the application works at all: rows as the platform lists them
 * among the stored permissions, without an id and marked as its own.
 */
export const appAccessRows = (role: string | null): readonly Item[] =>
  APP_ACCESS_MINIMUM.map(({ collection, action, ...rule }) => ({
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

/** What one person may do in one way with one collection; several permissions have become one. */
export interface Rule {
  readonly allFields: boolean;
  readonly fields: readonly string[];
  /** Which items; an empty filter means all. */
  readonly items: JsonObject;
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}

const ADMIN_RULE: Rule = { allFields: true, fields: [], items: {}, validation: {}, presets: {} };

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Stored as a list or as comma text. */
const namesOf = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
};

const isEmpty = (object: JsonObject): boolean => Object.keys(object).length === 0;

/** Whatever one of the permissions allows is allowed: an empty demand opens everything, one that is null says nothing. */
const anyOf = (demands: readonly (Json | undefined)[]): JsonObject => {
  const filters = demands.filter(isJsonObject);
  const [only, ...others] = filters;
  if (only === undefined || filters.some(isEmpty)) return {};
  return others.length === 0 ? only : { _or: filters.map((filter) => ({ _and: [filter] })) };
};

/**
 * The rule for this person, collection and action, or null when there is no permission. Administrators may do everything.
 * Several permissions become one only together with those that app access brings; without it the first one counts alone.
 */
export const ruleFor = (database: Database, who: Accountability, collection: string, action: Action): Rule | null => {
  if (who.admin) return ADMIN_RULE;
  const stored = database.rows('directus_permissions').filter((row) => (row['role'] ?? null) === who.role);
  const all = [...stored, ...(who.app ? appAccessRows(who.role) : [])].filter(
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

/** As `ruleFor`; no permission is a refusal. */
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
 * What is wrong with a payload by a permission's validation, in the platform's words. Refuses everything by a rule that
 * makes no sense. Expects dynamic values to be resolved.
 */
export const violations = (rules: JsonObject, payload: Item): readonly ApiError[] => {
  const broken = ruleViolations(rules, payload);
  if (broken === null) throw unexpected('An unexpected error occurred.');
  return broken.map(failed);
};
