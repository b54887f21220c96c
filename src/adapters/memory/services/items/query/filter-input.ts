import type { Filter, FilterContext } from '../../../../../domain/filters';
import { isJsonObject, type Json, type JsonObject } from '../../../../../kernel';
import { invalidQuery, unexpected } from '../../../api-error';

/**
 * The word 'null' of a query string: SQL null, which is neither equal to nor less than anything. A JSON null is
 * different: the server compares it as the text of an object. A singleton, compared by identity; empty, so that it
 * contains no condition.
 */
export const SQL_NULL: JsonObject = Object.freeze({});

export const isSqlNull = (value: Json): boolean => value === SQL_NULL;

const LIST_OPERATORS = ['_in', '_nin', '_between', '_nbetween'];
const CHECK_OPERATORS = ['_null', '_nnull', '_empty', '_nempty'];

const isBooleanText = (operand: Json): boolean => operand === 'true' || operand === 'false';

/** Words with a meaning of their own are no list of one. */
const isReservedWord = (operand: Json): boolean => isBooleanText(operand) || operand === 'null';

/** A check also accepts any object and null. */
const isCheckOperand = (operand: Json): boolean =>
  typeof operand === 'boolean' || isBooleanText(operand) || (typeof operand === 'object' && !Array.isArray(operand));

const validateOperand = (operator: string, operand: Json): void => {
  if (LIST_OPERATORS.includes(operator)) {
    const wrong = isReservedWord(operand) || (Array.isArray(operand) && operand.length === 0);
    if (wrong) throw invalidQuery(`"${operator}" has to be an array of values`);
  } else if (CHECK_OPERATORS.includes(operator)) {
    if (!isCheckOperand(operand)) throw invalidQuery(`"${operator}" has to be a boolean`);
  } else if (operand === '') {
    throw invalidQuery(`You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`);
  } else if (Array.isArray(operand)) {
    throw invalidQuery(`The filter value for "${operator}" has to be a string, number, or boolean`);
  }
};

/**
 * Validates the operands of a query string's filter, before permissions are checked. Filters in bodies and permissions
 * are not validated.
 */
export const validateFilter = (filter: Json): void => {
  if (!isJsonObject(filter)) return;
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(condition)) throw unexpected(`"${key}" is no list`);
      for (const part of condition as readonly Json[]) {
        if (part === 'null') throw invalidQuery('Invalid filter object');
        validateFilter(part);
      }
    } else if (key.startsWith('_')) validateOperand(key, condition);
    else if (isJsonObject(condition)) validateFilter(condition);
    else if (condition !== null && !Array.isArray(condition)) validateOperand('_eq', condition);
  }
};

/** Replaces the word 'null' by SQL null in the filter of a query string or a SEARCH. */
export const replaceNullWords = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).map(([key, condition]) => [key, replaceNullWord(condition)]));

const replaceNullWord = (value: Json): Json => {
  if (value === 'null') return SQL_NULL;
  return isJsonObject(value)
    ? replaceNullWords(value)
    : Array.isArray(value)
      ? (value as readonly Json[]).map(replaceNullWord)
      : value;
};

/**
 * Replaces $CURRENT_USER and $CURRENT_ROLE by SQL null for callers without a user or a role. Instead of a list they
 * become a list of SQL null; for `_nin`, an empty list, which excludes no item.
 */
export const bindCurrentUser = (filter: Filter, { user, role }: FilterContext): Filter => {
  const isAnonymous = (value: Json): boolean =>
    (value === '$CURRENT_USER' && user === null) || (value === '$CURRENT_ROLE' && role === null);
  const bind = (value: Json): Json => {
    if (isAnonymous(value)) return SQL_NULL;
    if (Array.isArray(value)) return (value as readonly Json[]).map(bind);
    return isJsonObject(value) && value !== SQL_NULL ? bindFilter(value) : value;
  };
  const bindFilter = (part: Filter): Filter =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        LIST_OPERATORS.includes(key) && isAnonymous(value) ? (key === '_nin' ? [] : [SQL_NULL]) : bind(value),
      ]),
    );
  return user !== null && role !== null ? filter : bindFilter(filter);
};
