import type { Json, JsonObject } from '../../../kernel';
import { explainFilter, type FilterContext, resolveDynamic } from '../../filters';
import { type Item, valueIn } from '../../items';
import { fieldsOf, isNoData, primaryKeyOf, resolvePath, type Schema } from '../../schema';
import { numberOperand } from '../../values';
import { allowsField, type AccessRule, ruleFor } from '../access-rule';
import { type Action, ACTIONS, type Permission } from '../permission';
import { isTooDeep } from '../rule-editing/rule-depth';
import { appMinimumOf } from '../table/app-minimum';
import { ruleViolations } from '../validation/rule-violations';
import type { AccessQuestion, AccessSource, ExplainedAction } from './explained-access';

const USER_VALUES = ['$CURRENT_USER'] as const;

const isEmpty = (filter: JsonObject): boolean => Object.keys(filter).length === 0;

/**
 * The permissions of a role for a cell, in the order in which the server joins them. Without app access it takes the
 * first one only.
 */
const permissionsOf = (
  { role, permissions, collection }: Pick<AccessQuestion, 'role' | 'permissions' | 'collection'>,
  action: Action,
): readonly Permission[] => {
  const stored = permissions.filter(
    (each) => each.id !== null && each.role === role.id && each.collection === collection && each.action === action,
  );
  if (!role.app) return stored.slice(0, 1);
  const minimum = appMinimumOf({ collection, action }, true);
  return minimum === null ? stored : [...stored, { ...minimum, id: null, role: role.id }];
};

/**
 * The value that the server compares: the key of a related item that was read as an object, and numbers that databases
 * answer as text.
 */
const comparableIn =
  (schema: Schema, collection: string) =>
  (path: string, value: Json): Json | undefined => {
    const { steps, problem } = resolvePath(schema, collection, path);
    const last = steps.at(-1);
    if (last === undefined || problem !== null) return value;
    if (last.kind === 'one' && last.collection !== null && typeof value === 'object' && value !== null) {
      const key = primaryKeyOf(schema, last.collection);
      if (key === null || Array.isArray(value)) return value;
      return Object.hasOwn(value, key.field) ? valueIn(value as Item, key.field) : undefined;
    }
    const isExact = last.field.type === 'bigInteger' || last.field.type === 'decimal';
    return isExact && typeof value === 'string' ? (numberOperand(value) ?? value) : value;
  };

const contextOf = ({ role, user, now }: AccessQuestion): FilterContext => ({ user, role: role.id, now });

/** The public role has no user; for any other one the user has to be chosen. */
const unknownValues = ({ role, user }: AccessQuestion): readonly string[] =>
  role.id !== null && user === null ? USER_VALUES : [];

const explained = (question: AccessQuestion, filter: JsonObject): ReturnType<typeof explainFilter> | null => {
  const { schema, collection, item } = question;
  if (item === null || isEmpty(filter) || isTooDeep(filter)) return null;
  const comparable = comparableIn(schema, collection);
  return explainFilter(filter, item, contextOf(question), { comparable, unknownValues: unknownValues(question) });
};

const sourcesOf = (question: AccessQuestion, permissions: readonly Permission[]): readonly AccessSource[] => {
  const hasFilter = permissions.some(({ permissions: filter }) => filter !== null);
  return permissions.map(({ id, permissions: filter }) => ({
    kind: id === null ? 'app_minimum' : 'stored',
    id,
    filter,
    counts: filter !== null || !hasFilter,
    tree: filter === null ? null : (explained(question, filter)?.tree ?? null),
  }));
};

/** Server and application refuse every write whose validation cannot be evaluated. */
const isUnusable = (question: AccessQuestion, action: Action, { validation }: AccessRule): boolean =>
  (action === 'create' || action === 'update') &&
  !isEmpty(validation) &&
  !isTooDeep(validation) &&
  ruleViolations(resolveDynamic(validation, contextOf(question)), {}) === null;

type Decision = Pick<ExplainedAction, 'verdict' | 'reason'>;

const decide = (question: AccessQuestion, action: Action, rule: AccessRule): Decision => {
  if (isUnusable(question, action, rule)) return { verdict: 'denied', reason: 'validation_unusable' };
  if (action === 'create' || isEmpty(rule.items)) return { verdict: 'allowed', reason: 'every_item' };
  if (isTooDeep(rule.items)) return { verdict: 'depends', reason: 'rule_too_deep' };
  if (question.item === null) return { verdict: 'depends', reason: 'some_items' };
  const isMet = explained(question, rule.items)?.isMet ?? null;
  if (isMet === null) return { verdict: 'depends', reason: 'rule_unknown' };
  return isMet ? { verdict: 'allowed', reason: 'rule_met' } : { verdict: 'denied', reason: 'rule_not_met' };
};

const explainAction = (question: AccessQuestion, action: Action): ExplainedAction => {
  const { schema, role, collection } = question;
  const names = fieldsOf(schema, collection)
    .filter((field) => !isNoData(field))
    .map(({ field }) => field);
  const nothing = { sources: [], filter: null, validation: {}, presets: {} };
  if (role.admin) {
    const fields = { allowed: names, refused: [] };
    return { action, verdict: 'allowed', reason: 'administrator', fields, ...nothing };
  }
  const permissions = permissionsOf(question, action);
  const rule = ruleFor(permissions, collection, action);
  if (rule === null) {
    const fields = { allowed: [], refused: names };
    return { action, verdict: 'denied', reason: 'no_permission', fields, ...nothing };
  }
  return {
    action,
    ...decide(question, action, rule),
    sources: sourcesOf(question, permissions),
    filter: isEmpty(rule.items) ? null : rule.items,
    fields: {
      allowed: names.filter((name) => allowsField(rule, name)),
      refused: names.filter((name) => !allowsField(rule, name)),
    },
    validation: rule.validation,
    presets: rule.presets,
  };
};

/**
 * What a role may do with a collection or with one of its items, and why, action by action. Decides as `itemDenied` does
 * for a user of the role, except that what depends on a value which was not read is said to depend on it.
 */
export const explainAccess = (question: AccessQuestion): readonly ExplainedAction[] =>
  ACTIONS.map((action) => explainAction(question, action));
