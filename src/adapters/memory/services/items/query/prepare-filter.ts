import { type Filter, isOperator } from '../../../../../domain/filters';
import { isJsonObject, type Json, type JsonObject } from '../../../../../kernel';
import { ApiException, databaseError, invalidQuery, unexpected } from '../../../api-error';
import type { Model } from '../../../world/model';
import { databaseCondition, isNegatedCheck, NEVER } from './database-operand';
import { assertPathsApart, isGroup } from './entangled-paths';
import { isSqlNull } from './filter-input';

const isDatabaseError = (error: unknown): error is ApiException =>
  error instanceof ApiException && error.message.startsWith('SQLITE_');

/**
 * Maps all entries. Errors of the server are thrown at once; errors of its database after all entries were mapped,
 * because the server queries it last.
 */
const deferDatabaseErrors = <A, B>(all: readonly A[], make: (one: A) => B): readonly B[] => {
  const errors: ApiException[] = [];
  const results = all.flatMap((one) => {
    try {
      return [make(one)];
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      errors.push(error);
      return [];
    }
  });
  const [first] = errors;
  if (first !== undefined) throw first;
  return results;
};

/** A condition without effect, as one with an unknown operator. */
const noEffect = (field: string): Filter => ({ [field]: { _nothing: true } });

/** True when no condition in it has an effect. */
const hasNoEffect = (filter: Filter): boolean =>
  Object.entries(filter).length > 0 &&
  Object.entries(filter).every(
    ([key, condition]) => key === '_nothing' || (isJsonObject(condition) && hasNoEffect(condition)),
  );

/** Name of the related item or list beside the field's own key. Column names contain no dot. */
export const throughField = (field: string): string => `${field}.`;

/** The field of such a name; null for other names. */
export const fieldThrough = (name: string): string | null => (name.endsWith('.') ? name.slice(0, -1) : null);

/** Matches every item. A negated check inside of `_or` matches both ways. */
const ALWAYS: Filter = {};

/** Position of a condition: in an `_or`, in a list, in a joined item. */
interface ConditionContext {
  readonly model: Model;
  readonly either: boolean;
  readonly inList: boolean;
  /** About an item that another one references. */
  readonly joined: boolean;
}

const assertColumn = (model: Model, collection: string, field: string): void => {
  const known = model.columnsOf(collection).some((column) => column.field === field);
  if (!known) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
};

/**
 * A group in place of an operator: the server compares the column with the value of the group, and no column equals a
 * list of conditions.
 */
const groupAsOperator = (collection: string, field: string, operand: Json): Filter => {
  if (Array.isArray(operand) && operand.length === 0) return noEffect(field);
  if (field.includes(':')) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
  if (Array.isArray(operand)) return { [field]: NEVER };
  if (typeof operand === 'object') throw unexpected('This is no list of conditions.');
  return { [field]: { _eq: operand } };
};

const operatorCondition = (
  context: ConditionContext,
  collection: string,
  field: string,
  operator: string,
  operand: Json,
): Filter => {
  if (isGroup(operator)) return groupAsOperator(collection, field, operand);
  if (!isOperator(operator)) return noEffect(field);
  assertColumn(context.model, collection, field);
  if (context.either && isNegatedCheck(operator, operand)) return ALWAYS;
  const condition = databaseCondition(operator, operand);
  return condition === null ? noEffect(field) : { [field]: condition };
};

/** Collection of a related condition; a many-to-any names it after a colon. */
const targetCollection = (model: Model, collection: string, field: string): string => {
  const [name = '', scope] = field.split(':');
  const relation = model.relationOf(collection, name);
  if (relation === null) throw invalidQuery(`"${collection}.${field}" is not a relational field`);
  if (relation.kind !== 'any') return relation.related;
  if (scope === undefined)
    throw invalidQuery('You have to provide a collection scope when filtering on a many-to-any item');
  return scope;
};

/**
 * Condition on a list: a filter for its items. Numbers and empty lists match any item. A list inside a list has no
 * effect; of the conditions on a joined item's list only the first has.
 */
const listCondition = (
  { model, inList, joined }: ConditionContext,
  related: string,
  field: string,
  condition: Json,
): Filter => {
  if (inList) return noEffect(field);
  const [[key, operand] = ['', null]] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (key.startsWith('_') && (joined || !isGroup(key))) {
    if (Array.isArray(operand) && operand.length === 0) return noEffect(field);
    throw databaseError(`ERROR: no such column: ${related}.${key}`);
  }
  if (typeof condition === 'string' && condition !== '') throw databaseError(`ERROR: no such column: ${related}.0`);
  const applied = joined && isJsonObject(condition) ? { [key]: operand } : condition;
  const nested = isJsonObject(applied)
    ? prepare({ model, either: false, inList: true, joined: false }, related, applied)
    : {};
  return joined && hasNoEffect(nested) ? noEffect(field) : { [throughField(field)]: nested };
};

/** Throws when a path of fields does not end in a condition. */
const assertEndsInCondition = (condition: Json): void => {
  const [key, nested] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : ['_eq'];
  if (condition === null || key === undefined) throw unexpected('Cannot convert undefined or null to object');
  if (!key.startsWith('_')) assertEndsInCondition(nested ?? null);
};

/** Checks all paths first, as the server does. */
const assertPathsEnd = (filter: Filter): void => {
  for (const [key, condition] of Object.entries(filter)) {
    if (!isGroup(key)) {
      if (!key.startsWith('_')) assertEndsInCondition(condition);
    } else if (Array.isArray(condition)) {
      for (const part of condition as readonly Json[]) if (isJsonObject(part) && !isSqlNull(part)) assertPathsEnd(part);
    }
  }
};

const fieldCondition = (context: ConditionContext, collection: string, field: string, condition: Json): Filter => {
  assertEndsInCondition(condition);
  const relation = context.model.relationOf(collection, field);
  if (relation?.kind === 'many') return listCondition(context, relation.related, field, condition);
  if (!isJsonObject(condition)) return operatorCondition(context, collection, field, '_eq', condition);
  const [[key, operand] = ['', null]] = Object.entries(condition);
  if (key.startsWith('_')) return operatorCondition(context, collection, field, key, operand);
  const related = targetCollection(context.model, collection, field);
  const nested = fieldCondition({ ...context, inList: false, joined: true }, related, key, operand);
  return nested === ALWAYS ? ALWAYS : { [throughField(field)]: nested };
};

/** A part that disables the whole `_or`. */
const disablesGroup = (part: Json): boolean =>
  part === null ||
  typeof part === 'number' ||
  typeof part === 'boolean' ||
  (typeof part === 'object' && Object.keys(part).length === 0);

const groupCondition = (context: ConditionContext, collection: string, key: string, parts: Json): JsonObject => {
  if (!Array.isArray(parts)) throw unexpected(`"${key}" is no list`);
  if (key === '_or' && (parts as readonly Json[]).some((part) => !isSqlNull(part) && disablesGroup(part)))
    return { [key]: [] };
  return {
    [key]: deferDatabaseErrors(parts as readonly Json[], (part) => {
      if (isSqlNull(part)) throw unexpected('Cannot convert undefined or null to object');
      if (typeof part === 'string' && part !== '') throw databaseError(`ERROR: no such column: ${collection}.0`);
      return isJsonObject(part) ? prepare({ ...context, either: key === '_or' }, collection, part) : noEffect('_part');
    }),
  };
};

const prepare = (context: ConditionContext, collection: string, filter: Filter): Filter => {
  const conditions = deferDatabaseErrors(Object.entries(filter), ([key, condition]) => {
    if (isGroup(key)) return groupCondition(context, collection, key, condition);
    return key.startsWith('_') ? noEffect(key) : fieldCondition(context, collection, key, condition);
  });
  return conditions.includes(ALWAYS) ? ALWAYS : (Object.assign({}, ...conditions) as Filter);
};

/**
 * The filter as the server's database evaluates it, in the form that `matches` reads. Throws what the server throws
 * during a query: unknown columns, malformed conditions.
 */
export const prepareFilter = (model: Model, collection: string, filter: Filter): Filter => {
  assertPathsEnd(filter);
  const prepared = prepare({ model, either: false, inList: false, joined: false }, collection, filter);
  assertPathsApart(model, collection, filter);
  return prepared;
};
