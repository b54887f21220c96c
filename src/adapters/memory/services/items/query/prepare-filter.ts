import { type Filter, isOperator } from '../../../../../domain/filters';
import { isJsonObject, type Json, type JsonObject } from '../../../../../kernel';
import { ApiException, databaseError, invalidQuery, unexpected } from '../../../api-error';
import type { Model } from '../../../world/model';
import { databaseCondition, isNegatedCheck, NEVER } from './database-operand';
import { isSqlNull } from './filter-input';

const isDatabaseError = (error: unknown): error is ApiException =>
  error instanceof ApiException && error.message.startsWith('SQLITE_');

/**
 * Makes something of everything. What the platform minds it minds at once; what only its database minds comes out when all
 * the rest has been looked at, since the database is asked last.
 */
const deferDatabaseErrors = <A, B>(all: readonly A[], make: (one: A) => B): readonly B[] => {
  const minded: ApiException[] = [];
  const made = all.flatMap((one) => {
    try {
      return [make(one)];
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      minded.push(error);
      return [];
    }
  });
  const [first] = minded;
  if (first !== undefined) throw first;
  return made;
};

const isGroup = (key: string): boolean => key === '_and' || key === '_or';

/** A condition that counts neither way, as one with an operator that nobody knows. */
const noEffect = (field: string): Filter => ({ [field]: { _nothing: true } });

/** True when everything in it counts neither way. */
const hasNoEffect = (filter: Filter): boolean =>
  Object.entries(filter).length > 0 &&
  Object.entries(filter).every(
    ([key, condition]) => key === '_nothing' || (isJsonObject(condition) && hasNoEffect(condition)),
  );

/** Names what a relation leads to, beside the key that the field itself holds. No column has a dot in its name. */
export const throughField = (field: string): string => `${field}.`;

/** The field that such a name was made of; null for any other name. */
export const fieldThrough = (name: string): string | null => (name.endsWith('.') ? name.slice(0, -1) : null);

/** Holds for every item: what is asked with false inside of `_or` asks for the one thing and for the other. */
const ALWAYS: Filter = {};

/** Where a condition stands: how it is joined with its neighbours, and whether it is about the items of a list. */
interface ConditionContext {
  readonly model: Model;
  readonly either: boolean;
  readonly inList: boolean;
  /** About an item that another points to. */
  readonly joined: boolean;
}

const assertColumn = (model: Model, collection: string, field: string): void => {
  const known = model.columnsOf(collection).some((column) => column.field === field);
  if (!known) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
};

/** A group where an operator should be: the column is compared with what stands there, and no column is a list of conditions. */
const groupAsOperator = (collection: string, field: string, operand: Json): Filter => {
  if (Array.isArray(operand) && operand.length === 0) return noEffect(field);
  if (field.includes(':')) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
  if (Array.isArray(operand)) return { [field]: NEVER };
  if (typeof operand === 'object') throw unexpected('This is no list of conditions.');
  return { [field]: { _eq: operand } };
};

const operatorCondition = (
  place: ConditionContext,
  collection: string,
  field: string,
  operator: string,
  operand: Json,
): Filter => {
  if (isGroup(operator)) return groupAsOperator(collection, field, operand);
  if (!isOperator(operator)) return noEffect(field);
  assertColumn(place.model, collection, field);
  if (place.either && isNegatedCheck(operator, operand)) return ALWAYS;
  const condition = databaseCondition(operator, operand);
  return condition === null ? noEffect(field) : { [field]: condition };
};

/** The related collection a condition goes on in; for a many-to-any it stands behind a colon. */
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
 * Asked of a list of items: a whole filter of theirs. Numbers and empty lists ask for any item at all. What is asked of
 * a list inside of a list is overheard, and of what is asked of the list of a joined item only the first counts.
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
  const asked = joined && isJsonObject(condition) ? { [key]: operand } : condition;
  const further = isJsonObject(asked)
    ? prepare({ model, either: false, inList: true, joined: false }, related, asked)
    : {};
  return joined && hasNoEffect(further) ? noEffect(field) : { [throughField(field)]: further };
};

/** A path of fields has to end in a condition. */
const assertEndsInCondition = (condition: Json): void => {
  const [key, further] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : ['_eq'];
  if (condition === null || key === undefined) throw unexpected('Cannot convert undefined or null to object');
  if (!key.startsWith('_')) assertEndsInCondition(further ?? null);
};

/** Whether paths end somewhere is seen to before anything else. */
const assertPathsEnd = (filter: Filter): void => {
  for (const [key, condition] of Object.entries(filter)) {
    if (!isGroup(key)) {
      if (!key.startsWith('_')) assertEndsInCondition(condition);
    } else if (Array.isArray(condition)) {
      for (const part of condition as readonly Json[]) if (isJsonObject(part) && !isSqlNull(part)) assertPathsEnd(part);
    }
  }
};

const fieldCondition = (place: ConditionContext, collection: string, field: string, condition: Json): Filter => {
  assertEndsInCondition(condition);
  const relation = place.model.relationOf(collection, field);
  if (relation?.kind === 'many') return listCondition(place, relation.related, field, condition);
  if (!isJsonObject(condition)) return operatorCondition(place, collection, field, '_eq', condition);
  const [[key, operand] = ['', null]] = Object.entries(condition);
  if (key.startsWith('_')) return operatorCondition(place, collection, field, key, operand);
  const related = targetCollection(place.model, collection, field);
  const further = fieldCondition({ ...place, inList: false, joined: true }, related, key, operand);
  return further === ALWAYS ? ALWAYS : { [throughField(field)]: further };
};

/** One of these makes all of `_or` say nothing. */
const disablesGroup = (part: Json): boolean =>
  part === null ||
  typeof part === 'number' ||
  typeof part === 'boolean' ||
  (typeof part === 'object' && Object.keys(part).length === 0);

const groupCondition = (place: ConditionContext, collection: string, key: string, parts: Json): JsonObject => {
  if (!Array.isArray(parts)) throw unexpected(`"${key}" is no list`);
  if (key === '_or' && (parts as readonly Json[]).some((part) => !isSqlNull(part) && disablesGroup(part)))
    return { [key]: [] };
  return {
    [key]: deferDatabaseErrors(parts as readonly Json[], (part) => {
      if (isSqlNull(part)) throw unexpected('Cannot convert undefined or null to object');
      if (typeof part === 'string' && part !== '') throw databaseError(`ERROR: no such column: ${collection}.0`);
      return isJsonObject(part) ? prepare({ ...place, either: key === '_or' }, collection, part) : noEffect('_part');
    }),
  };
};

const prepare = (place: ConditionContext, collection: string, filter: Filter): Filter => {
  const conditions = deferDatabaseErrors(Object.entries(filter), ([key, condition]) => {
    if (isGroup(key)) return groupCondition(place, collection, key, condition);
    return key.startsWith('_') ? noEffect(key) : fieldCondition(place, collection, key, condition);
  });
  return conditions.includes(ALWAYS) ? ALWAYS : (Object.assign({}, ...conditions) as Filter);
};

/**
 * The filter as `matches` understands it, with everything as the platform's database reads it. Refuses what the
 * platform refuses while it looks for items: columns that do not exist, conditions that are none.
 */
export const prepareFilter = (model: Model, collection: string, filter: Filter): Filter => {
  assertPathsEnd(filter);
  return prepare({ model, either: false, inList: false, joined: false }, collection, filter);
};
