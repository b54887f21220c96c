import { isOperator, type Filter } from '../../../../domain/filters';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { databaseError, invalidQuery, unexpected } from '../../api-error';
import type { Model } from '../../world/model';
import { asksOtherwise, databaseCondition, NEVER } from './database-operand';
import { databaseLast } from './database-last';
import { isNullWord } from './null-word';

const isGroup = (key: string): boolean => key === '_and' || key === '_or';

/** A condition that counts neither way, as one with an operator that nobody knows. */
const nothing = (field: string): Filter => ({ [field]: { _nothing: true } });

/** True when everything in it counts neither way. */
const isSilent = (filter: Filter): boolean =>
  Object.entries(filter).length > 0 &&
  Object.entries(filter).every(
    ([key, condition]) => key === '_nothing' || (isJsonObject(condition) && isSilent(condition)),
  );

/** Names what a relation leads to, beside the key that the field itself holds. No column has a dot in its name. */
export const throughField = (field: string): string => `${field}.`;

/** The field that such a name was made of; null for any other name. */
export const fieldThrough = (name: string): string | null => (name.endsWith('.') ? name.slice(0, -1) : null);

/** Holds for every item: what is asked with false inside of `_or` asks for the one thing and for the other. */
const ALWAYS: Filter = {};

/** Where a condition stands: how it is joined with its neighbours, and whether it is about the items of a list. */
interface Place {
  readonly model: Model;
  readonly either: boolean;
  readonly inList: boolean;
  /** About an item that another points to. */
  readonly joined: boolean;
}

const demandColumn = (model: Model, collection: string, field: string): void => {
  const known = model.columnsOf(collection).some((column) => column.field === field);
  if (!known) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
};

/** A group where an operator should be: the column is compared with what stands there, and no column is a list of conditions. */
const groupAsOperator = (collection: string, field: string, operand: Json): Filter => {
  if (Array.isArray(operand) && operand.length === 0) return nothing(field);
  if (field.includes(':')) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
  if (Array.isArray(operand)) return { [field]: NEVER };
  if (typeof operand === 'object') throw unexpected('This is no list of conditions.');
  return { [field]: { _eq: operand } };
};

const operatorCondition = (
  place: Place,
  collection: string,
  field: string,
  operator: string,
  operand: Json,
): Filter => {
  if (isGroup(operator)) return groupAsOperator(collection, field, operand);
  if (!isOperator(operator)) return nothing(field);
  demandColumn(place.model, collection, field);
  if (place.either && asksOtherwise(operator, operand)) return ALWAYS;
  const condition = databaseCondition(operator, operand);
  return condition === null ? nothing(field) : { [field]: condition };
};

/** The related collection a condition goes on in; for a many-to-any it stands behind a colon. */
const furtherCollection = (model: Model, collection: string, field: string): string => {
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
const listCondition = ({ model, inList, joined }: Place, related: string, field: string, condition: Json): Filter => {
  if (inList) return nothing(field);
  const [[key, operand] = ['', null]] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (key.startsWith('_') && (joined || !isGroup(key))) {
    if (Array.isArray(operand) && operand.length === 0) return nothing(field);
    throw databaseError(`ERROR: no such column: ${related}.${key}`);
  }
  if (typeof condition === 'string' && condition !== '') throw databaseError(`ERROR: no such column: ${related}.0`);
  const asked = joined && isJsonObject(condition) ? { [key]: operand } : condition;
  const further = isJsonObject(asked)
    ? prepared({ model, either: false, inList: true, joined: false }, related, asked)
    : {};
  return joined && isSilent(further) ? nothing(field) : { [throughField(field)]: further };
};

/** A path of fields has to end in a condition. */
const demandEnd = (condition: Json): void => {
  const [key, further] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : ['_eq'];
  if (condition === null || key === undefined) throw unexpected('Cannot convert undefined or null to object');
  if (!key.startsWith('_')) demandEnd(further ?? null);
};

/** Whether paths end somewhere is seen to before anything else. */
const demandEnds = (filter: Filter): void => {
  for (const [key, condition] of Object.entries(filter)) {
    if (!isGroup(key)) {
      if (!key.startsWith('_')) demandEnd(condition);
    } else if (Array.isArray(condition)) {
      for (const part of condition as readonly Json[]) if (isJsonObject(part) && !isNullWord(part)) demandEnds(part);
    }
  }
};

const fieldCondition = (place: Place, collection: string, field: string, condition: Json): Filter => {
  demandEnd(condition);
  const relation = place.model.relationOf(collection, field);
  if (relation?.kind === 'many') return listCondition(place, relation.related, field, condition);
  if (!isJsonObject(condition)) return operatorCondition(place, collection, field, '_eq', condition);
  const [[key, operand] = ['', null]] = Object.entries(condition);
  if (key.startsWith('_')) return operatorCondition(place, collection, field, key, operand);
  const related = furtherCollection(place.model, collection, field);
  const further = fieldCondition({ ...place, inList: false, joined: true }, related, key, operand);
  return further === ALWAYS ? ALWAYS : { [throughField(field)]: further };
};

/** One of these makes all of `_or` say nothing. */
const isEmptyPart = (part: Json): boolean =>
  part === null ||
  typeof part === 'number' ||
  typeof part === 'boolean' ||
  (typeof part === 'object' && Object.keys(part).length === 0);

const groupCondition = (place: Place, collection: string, key: string, parts: Json): JsonObject => {
  if (!Array.isArray(parts)) throw unexpected(`"${key}" is no list`);
  if (key === '_or' && (parts as readonly Json[]).some((part) => !isNullWord(part) && isEmptyPart(part)))
    return { [key]: [] };
  return {
    [key]: databaseLast(parts as readonly Json[], (part) => {
      if (isNullWord(part)) throw unexpected('Cannot convert undefined or null to object');
      if (typeof part === 'string' && part !== '') throw databaseError(`ERROR: no such column: ${collection}.0`);
      return isJsonObject(part) ? prepared({ ...place, either: key === '_or' }, collection, part) : nothing('_part');
    }),
  };
};

const prepared = (place: Place, collection: string, filter: Filter): Filter => {
  const conditions = databaseLast(Object.entries(filter), ([key, condition]) => {
    if (isGroup(key)) return groupCondition(place, collection, key, condition);
    return key.startsWith('_') ? nothing(key) : fieldCondition(place, collection, key, condition);
  });
  return conditions.includes(ALWAYS) ? ALWAYS : (Object.assign({}, ...conditions) as Filter);
};

/**
 * The filter as `matches` understands it, with everything as the platform's database reads it. Refuses what the
 * platform refuses while it looks for items: columns that do not exist, conditions that are none.
 */
export const prepareFilter = (model: Model, collection: string, filter: Filter): Filter => {
  demandEnds(filter);
  return prepared({ model, either: false, inList: false, joined: false }, collection, filter);
};
