import type { Filter } from '../../../../domain/filters';
import { isJsonObject, type Json } from '../../../../kernel';
import { invalidQuery, unexpected } from '../../api-error';
import { NULL_WORD } from './null-word';

const LISTS = ['_in', '_nin', '_between', '_nbetween'];
const QUESTIONS = ['_null', '_nnull', '_empty', '_nempty'];

const isBooleanText = (operand: Json): boolean => operand === 'true' || operand === 'false';

/** Text that stands for something else is not taken for a list of one. */
const isWord = (operand: Json): boolean => isBooleanText(operand) || operand === 'null';

/** A question may be asked with any object as well, null among them. */
const isAnswer = (operand: Json): boolean =>
  typeof operand === 'boolean' || isBooleanText(operand) || (typeof operand === 'object' && !Array.isArray(operand));

const validateOperand = (operator: string, operand: Json): void => {
  if (LISTS.includes(operator)) {
    const wrong = isWord(operand) || (Array.isArray(operand) && operand.length === 0);
    if (wrong) throw invalidQuery(`"${operator}" has to be an array of values`);
  } else if (QUESTIONS.includes(operator)) {
    if (!isAnswer(operand)) throw invalidQuery(`"${operator}" has to be a boolean`);
  } else if (operand === '') {
    throw invalidQuery(`You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`);
  } else if (Array.isArray(operand)) {
    throw invalidQuery(`The filter value for "${operator}" has to be a string, number, or boolean`);
  }
};

/**
 * What the platform looks at in the filter of a query string before anything else, even before who asks for what:
 * operands that make no sense. Filters in bodies and in permissions do not pass here.
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

/** The filter of a query string or a SEARCH as the platform goes on with it: the word 'null' has become a null. */
export const meantFilter = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).map(([key, condition]) => [key, meantValue(condition)]));

const meantValue = (value: Json): Json => {
  if (value === 'null') return NULL_WORD;
  return isJsonObject(value)
    ? meantFilter(value)
    : Array.isArray(value)
      ? (value as readonly Json[]).map(meantValue)
      : value;
};
