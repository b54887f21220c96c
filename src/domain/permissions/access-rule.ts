import type { JsonObject } from '../../kernel';
import type { Permission } from './permission';

/** What somebody may do in one way with one collection; several permissions have become one. */
export interface AccessRule {
  readonly allFields: boolean;
  readonly fields: ReadonlySet<string>;
  /** Which items; an empty filter means all. */
  readonly items: JsonObject;
  /** What has to be true of what is written; empty when nothing has. */
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}

const isEmpty = (filter: JsonObject): boolean => Object.keys(filter).length === 0;

/**
 * Whatever one of the permissions allows is allowed: an empty demand among them opens everything. One that is null says
 * nothing, and leaves it to the others.
 */
const combineFilters = (demands: readonly (JsonObject | null)[]): JsonObject => {
  const filters = demands.filter((filter) => filter !== null);
  const [only] = filters;
  if (only === undefined || filters.some(isEmpty)) return {};
  return filters.length === 1 ? only : { _or: filters.map((filter) => ({ _and: [filter] })) };
};

const ruleOf = (permissions: readonly Permission[]): AccessRule => {
  const fields = new Set(permissions.flatMap((permission) => permission.fields ?? []));
  return {
    allFields: fields.has('*'),
    fields,
    items: combineFilters(permissions.map(({ permissions: filter }) => filter)),
    validation: combineFilters(permissions.map(({ validation }) => validation)),
    presets: Object.assign({}, ...permissions.map((permission) => permission.presets)) as JsonObject,
  };
};

type Rules = ReadonlyMap<string, ReadonlyMap<string, AccessRule>>;

const indexRules = (permissions: readonly Permission[]): Rules => {
  const groups = new Map<string, Map<string, Permission[]>>();
  for (const permission of permissions) {
    const actions = groups.get(permission.collection) ?? new Map<string, Permission[]>();
    groups.set(permission.collection, actions);
    actions.set(permission.action, [...(actions.get(permission.action) ?? []), permission]);
  }
  return new Map(
    [...groups].map(([collection, actions]) => [
      collection,
      new Map([...actions].map(([action, together]) => [action, ruleOf(together)])),
    ]),
  );
};

/** A form asks for every field, a list for every item: each list of permissions is indexed once, and let go with it. */
const indexes = new WeakMap<readonly Permission[], Rules>();

/** The rule for a collection and an action; null when no permission speaks of them. */
export const ruleFor = (permissions: readonly Permission[], collection: string, action: string): AccessRule | null => {
  const known = indexes.get(permissions);
  const rules = known ?? indexRules(permissions);
  if (known === undefined) indexes.set(permissions, rules);
  return rules.get(collection)?.get(action) ?? null;
};

export const allowsField = (rule: AccessRule, field: string): boolean => rule.allFields || rule.fields.has(field);
