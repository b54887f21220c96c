import type { JsonObject } from '../../kernel';
import type { Permission } from './permission';

/** The permissions for one collection and action, combined into one rule. */
export interface AccessRule {
  readonly allFields: boolean;
  readonly fields: ReadonlySet<string>;
  /** The items covered; an empty filter covers all. */
  readonly items: JsonObject;
  /** The filter that a written payload has to match; empty when there is none. */
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}

const isEmpty = (filter: JsonObject): boolean => Object.keys(filter).length === 0;

/** Any of the filters is enough, so an empty one allows everything. Null filters are ignored. */
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

/**
 * Forms look up every field and lists every item, so each list of permissions is indexed once. The weak map drops
 * the index with the list.
 */
const indexes = new WeakMap<readonly Permission[], Rules>();

/** The rule for a collection and action; null without a permission. */
export const ruleFor = (permissions: readonly Permission[], collection: string, action: string): AccessRule | null => {
  const cached = indexes.get(permissions);
  const rules = cached ?? indexRules(permissions);
  if (cached === undefined) indexes.set(permissions, rules);
  return rules.get(collection)?.get(action) ?? null;
};

export const allowsField = (rule: AccessRule, field: string): boolean => rule.allFields || rule.fields.has(field);
