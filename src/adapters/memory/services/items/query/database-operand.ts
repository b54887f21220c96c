import type { JsonObject, Json } from '../../../../../kernel';
import { databaseError, unexpected } from '../../../api-error';
import { isSqlNull } from './filter-input';

const LIST_OPERATORS = ['_in', '_nin'];
const RANGE_OPERATORS = ['_between', '_nbetween'];
const CHECK_OPERATORS = ['_null', '_nnull', '_empty', '_nempty'];
const BOUND_OPERATORS = ['_gt', '_gte', '_lt', '_lte'];
const COMPARISONS = ['_eq', '_neq', ...BOUND_OPERATORS];
const TEXT_OPERATORS = ['_contains', '_ncontains', '_starts_with', '_nstarts_with', '_ends_with', '_nends_with'];

/** Text of an object, a list, or a null bound where a single value is compared. */
const OBJECT_TEXT = '[object Object]';

/** A condition that no value meets, null included. */
export const NEVER: JsonObject = { _in: [] };

const isComposite = (value: Json): boolean => typeof value === 'object' && value !== null;

const isBoolean = (value: Json): boolean => typeof value === 'boolean' || value === 'true' || value === 'false';

const isFalse = (operand: Json): boolean => operand === false || operand === 'false';

/** True for a check like `_null` with a false operand. */
export const isNegatedCheck = (operator: string, operand: Json): boolean =>
  CHECK_OPERATORS.includes(operator) && isFalse(operand);

const assertList = (operand: Json): void => {
  const list = (Array.isArray(operand) ? operand : [operand]) as readonly Json[];
  const alone = !Array.isArray(operand) && (typeof operand === 'object' || operand === 'true' || operand === 'false');
  const broken = Array.isArray(list[0]) && list.some((entry) => Array.isArray(entry) && entry.length !== 1);
  if (alone || broken) throw databaseError('ERROR: near "?": syntax error');
};

/** A comparison with SQL null is unknown: `_in` ignores it, and `_nin` never holds. */
const listCondition = (operator: string, operand: Json): JsonObject => {
  assertList(operand);
  const list = Array.isArray(operand) ? (operand as readonly Json[]) : null;
  if (list === null || !list.some(isSqlNull)) return { [operator]: operand };
  return operator === '_nin' ? NEVER : { [operator]: list.filter((entry) => !isSqlNull(entry)) };
};

const boundOf = (bound: Json): Json => (isComposite(bound) || bound === null ? OBJECT_TEXT : bound);

/** Null unless there are two bounds. `_nbetween` can hold with one known bound. */
const rangeCondition = (operator: string, operand: Json): JsonObject | null => {
  if (isSqlNull(operand)) throw unexpected('Undefined binding(s) detected');
  const bounds: Json = typeof operand === 'string' ? operand.split(',') : operand;
  if (!Array.isArray(bounds) || bounds.length !== 2) return null;
  const [low = null, high = null] = bounds as readonly Json[];
  if (!isSqlNull(low) && !isSqlNull(high))
    return { [operator]: typeof operand === 'string' ? operand : [boundOf(low), boundOf(high)] };
  if (operator === '_between' || (isSqlNull(low) && isSqlNull(high))) return NEVER;
  return isSqlNull(low) ? { _gt: boundOf(high) } : { _lt: boundOf(low) };
};

/** Booleans in a list become words, nulls become empty text. */
const textOperand = (operand: Json): Json => {
  if (Array.isArray(operand)) {
    return (operand as readonly Json[])
      .map((entry) => (entry === null || isSqlNull(entry) ? '' : String(entry)))
      .join(',');
  }
  if (isSqlNull(operand)) return null;
  return isBoolean(operand) ? [operand] : operand;
};

const singleCondition = (operator: string, operand: Json): JsonObject => {
  if (COMPARISONS.includes(operator) && isBoolean(operand)) return { [operator]: isFalse(operand) ? 0 : 1 };
  const text = TEXT_OPERATORS.includes(operator) ? textOperand(operand) : operand;
  if (text === null) return { [operator]: BOUND_OPERATORS.includes(operator) ? OBJECT_TEXT : null };
  return { [operator]: isComposite(operand) && isComposite(text) ? OBJECT_TEXT : text };
};

const nullCondition = (operator: string): JsonObject => {
  if (operator === '_eq') return { _null: true };
  return operator === '_neq' ? { _nnull: true } : NEVER;
};

/**
 * One condition as the server's database evaluates it, for `matches`; null when there is nothing to compare with, as
 * for an empty list. Throws for operands that the database rejects.
 */
export const databaseCondition = (operator: string, operand: Json): JsonObject | null => {
  if (CHECK_OPERATORS.includes(operator)) return { [operator]: !isFalse(operand) };
  if (Array.isArray(operand) && operand.length === 0) return null;
  if (LIST_OPERATORS.includes(operator)) return listCondition(operator, operand);
  if (RANGE_OPERATORS.includes(operator)) return rangeCondition(operator, operand);
  return isSqlNull(operand) && !TEXT_OPERATORS.includes(operator)
    ? nullCondition(operator)
    : singleCondition(operator, operand);
};
