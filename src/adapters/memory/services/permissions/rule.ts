import type { Action } from '../../../../domain/permissions';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../world/database';
import { appAccess } from './app-access';

/** What one person may do in one way with one collection; several permissions have become one. */
export interface Rule {
  readonly allFields: boolean;
  readonly fields: readonly string[];
  /** Which items; an empty filter means all. */
  readonly items: JsonObject;
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}

const EVERYTHING: Rule = { allFields: true, fields: [], items: {}, validation: {}, presets: {} };

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Stored as a list or as comma text. */
const namesOf = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
};

const isEmpty = (object: JsonObject): boolean => Object.keys(object).length === 0;

/** Whatever one of the permissions allows is allowed: an empty demand opens everything, one that is null says nothing. */
const either = (demands: readonly (Json | undefined)[]): JsonObject => {
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
  if (who.admin) return EVERYTHING;
  const stored = database.rows('directus_permissions').filter((row) => (row['role'] ?? null) === who.role);
  const all = [...stored, ...(who.app ? appAccess(who.role) : [])].filter(
    (row) => row['collection'] === collection && row['action'] === action,
  );
  const rows = who.app ? all : all.slice(0, 1);
  if (rows.length === 0) return null;
  const fields = [...new Set(rows.flatMap((row) => namesOf(row['fields'])))];
  return {
    allFields: fields.includes('*'),
    fields,
    items: either(rows.map((row) => row['permissions'])),
    validation: either(rows.map((row) => row['validation'])),
    presets: Object.assign({}, ...rows.map((row) => objectOf(row['presets']))) as JsonObject,
  };
};

/** As `ruleFor`; no permission is a refusal. */
export const demandRule = (database: Database, who: Accountability, collection: string, action: Action): Rule => {
  const rule = ruleFor(database, who, collection, action);
  if (rule === null) throw forbidden();
  return rule;
};

export const allows = (rule: Rule, field: string): boolean => rule.allFields || rule.fields.includes(field);
