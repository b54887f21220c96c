import type { JsonObject, Json } from '../../../../kernel';
import { databaseError, unexpected } from '../../api-error';
import { isNullWord } from './null-word';

const AMONG = ['_in', '_nin'];
const RANGES = ['_between', '_nbetween'];
const QUESTIONS = ['_null', '_nnull', '_empty', '_nempty'];
const BOUNDS = ['_gt', '_gte', '_lt', '_lte'];
const COMPARISONS = ['_eq', '_neq', ...BOUNDS];
const ALIKE = ['_contains', '_ncontains', '_starts_with', '_nstarts_with', '_ends_with', '_nends_with'];

/** How an object or a list, and as a bound null as well, reads where a single value is compared with. */
const OBJECT_TEXT = '[object Object]';

/** A condition that no value meets, null no more than any other. */
export const NEVER: JsonObject = { _in: [] };

const isComposite = (value: Json): boolean => typeof value === 'object' && value !== null;

const isBoolean = (value: Json): boolean => typeof value === 'boolean' || value === 'true' || value === 'false';

const isDenied = (operand: Json): boolean => operand === false || operand === 'false';

/** True for a question asked with false. */
export const asksOtherwise = (operator: string, operand: Json): boolean =>
  QUESTIONS.includes(operator) && isDenied(operand);

const demandList = (operand: Json): void => {
  const list = (Array.isArray(operand) ? operand : [operand]) as readonly Json[];
  const alone = !Array.isArray(operand) && (typeof operand === 'object' || operand === 'true' || operand === 'false');
  const broken = Array.isArray(list[0]) && list.some((entry) => Array.isArray(entry) && entry.length !== 1);
  if (alone || broken) throw databaseError('ERROR: near "?": syntax error');
};

/** Whatever is compared with the null of a database is unknown: a list of what is wanted has no use for it, and "none of these" fails. */
const among = (operator: string, operand: Json): JsonObject => {
  demandList(operand);
  const list = Array.isArray(operand) ? (operand as readonly Json[]) : null;
  if (list === null || !list.some(isNullWord)) return { [operator]: operand };
  return operator === '_nin' ? NEVER : { [operator]: list.filter((entry) => !isNullWord(entry)) };
};

const boundOf = (bound: Json): Json => (isComposite(bound) || bound === null ? OBJECT_TEXT : bound);

/** Anything but two bounds says nothing. Outside of two bounds can be known from one of them. */
const range = (operator: string, operand: Json): JsonObject | null => {
  if (isNullWord(operand)) throw unexpected('Undefined binding(s) detected');
  const bounds: Json = typeof operand === 'string' ? operand.split(',') : operand;
  if (!Array.isArray(bounds) || bounds.length !== 2) return null;
  const [low = null, high = null] = bounds as readonly Json[];
  if (!isNullWord(low) && !isNullWord(high))
    return { [operator]: typeof operand === 'string' ? operand : [boundOf(low), boundOf(high)] };
  if (operator === '_between' || (isNullWord(low) && isNullWord(high))) return NEVER;
  return isNullWord(low) ? { _gt: boundOf(high) } : { _lt: boundOf(low) };
};

/** A list keeps a boolean a word, and has nothing where it has null. */
const textOperand = (operand: Json): Json => {
  if (Array.isArray(operand)) {
    return (operand as readonly Json[])
      .map((entry) => (entry === null || isNullWord(entry) ? '' : String(entry)))
      .join(',');
  }
  if (isNullWord(operand)) return null;
  return isBoolean(operand) ? [operand] : operand;
};

const single = (operator: string, operand: Json): JsonObject => {
  if (COMPARISONS.includes(operator) && isBoolean(operand)) return { [operator]: isDenied(operand) ? 0 : 1 };
  const text = ALIKE.includes(operator) ? textOperand(operand) : operand;
  if (text === null) return { [operator]: BOUNDS.includes(operator) ? OBJECT_TEXT : null };
  return { [operator]: isComposite(operand) && isComposite(text) ? OBJECT_TEXT : text };
};

const withNullWord = (operator: string): JsonObject => {
  if (operator === '_eq') return { _null: true };
  return operator === '_neq' ? { _nnull: true } : NEVER;
};

/**
 * One condition as the platform's database reads it, for `matches`; null where there is nothing to compare with, as in
 * an empty list. Refuses operands that its database refuses.
 */
export const databaseCondition = (operator: string, operand: Json): JsonObject | null => {
  if (QUESTIONS.includes(operator)) return { [operator]: !isDenied(operand) };
  if (Array.isArray(operand) && operand.length === 0) return null;
  if (AMONG.includes(operator)) return among(operator, operand);
  if (RANGES.includes(operator)) return range(operator, operand);
  return isNullWord(operand) && !ALIKE.includes(operator) ? withNullWord(operator) : single(operator, operand);
};
