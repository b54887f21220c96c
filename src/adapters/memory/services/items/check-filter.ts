import { isOperator, type Filter } from '../../../../domain/filters';
import { isJsonObject, type Json } from '../../../../kernel';
import { databaseError, invalidQuery } from '../../api-error';
import type { Model } from '../../model';

const LISTS = ['_in', '_nin', '_between', '_nbetween'];
const QUESTIONS = ['_null', '_nnull', '_empty', '_nempty'];

const isBoolean = (operand: Json): boolean => typeof operand === 'boolean' || operand === 'true' || operand === 'false';

const checkOperand = (operator: string, operand: Json): void => {
  if ((operator === '_in' || operator === '_nin') && typeof operand === 'object' && !Array.isArray(operand)) {
    throw databaseError('ERROR: near "?": syntax error');
  }
  if (LISTS.includes(operator)) {
    const wrong = isBoolean(operand) || (Array.isArray(operand) ? operand.length === 0 : typeof operand === 'number');
    if (wrong) throw invalidQuery(`"${operator}" has to be an array of values`);
  } else if (QUESTIONS.includes(operator)) {
    if (!isBoolean(operand)) throw invalidQuery(`"${operator}" has to be a boolean`);
  } else if (operand === '') {
    throw invalidQuery(`You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`);
  } else if (Array.isArray(operand)) {
    throw invalidQuery(`The filter value for "${operator}" has to be a string, number, or boolean`);
  }
};

const checkField = (model: Model, collection: string, field: string, condition: Json): void => {
  const relation = model.relationOf(collection, field);
  if (relation?.kind === 'many' && isJsonObject(condition)) return checkFilter(model, relation.related, condition);
  const [key, operand] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : ['_eq', condition];
  if (key === undefined || operand === undefined || key === '_and' || key === '_or') return;
  if (!key.startsWith('_')) {
    if (relation === null) throw invalidQuery(`"${collection}.${field}" is not a relational field`);
    checkField(model, relation.related, key, operand);
    return;
  }
  checkOperand(key, operand);
  const isColumn = model.columnsOf(collection).some((column) => column.field === field);
  if (!isColumn && isOperator(key)) throw databaseError(`ERROR: no such column: ${collection}.${field}`);
};

/** Refuses what the platform refuses: empty text, lists that are none, columns that do not exist. */
export const checkFilter = (model: Model, collection: string, filter: Filter): void => {
  for (const [key, condition] of Object.entries(filter)) {
    if (key !== '_and' && key !== '_or') checkField(model, collection, key, condition);
    else if (Array.isArray(condition)) {
      for (const part of condition.filter(isJsonObject)) checkFilter(model, collection, part);
    }
  }
};
