import { equals, type Json } from '../../../kernel';

/** What is wrong with a value: the message after the field name, the rule type, and the compared values. */
export interface Violation {
  readonly message: string;
  /** Null when the server names none. */
  readonly type: string | null;
  /** `valid`, `invalid` or `substring`. */
  readonly details: Readonly<Record<string, Json>>;
}

export type ValueCheck = (value: Json) => readonly Violation[];

/** Compiles an operand into a check; null for an operand that the server cannot compare with. */
type Operator = (operand: Json) => ValueCheck | null;

export const violation = (says: string, type: string | null = null, details: Violation['details'] = {}): Violation => ({
  message: says,
  type,
  details,
});

export const violationUnless = (fine: boolean, wrong: Violation): readonly Violation[] => (fine ? [] : [wrong]);

const listOf = (operand: Json): readonly Json[] => {
  if (Array.isArray(operand)) return operand as readonly Json[];
  return typeof operand === 'string' ? operand.split(',') : [operand];
};

const joined = (list: readonly Json[]): string => list.map(String).join(', ');

const isAmong = (value: Json, list: readonly Json[]): boolean => list.some((entry) => equals(entry, value));

/** The rule type depends on the operand (null, empty, one value, several), not on the operator. */
const typeFor = (
  list: readonly Json[],
  words: readonly [isNull: string, empty: string, one: string, several: string],
): string => {
  if (list.length > 1) return words[3];
  if (list[0] === null) return words[0];
  return list[0] === '' ? words[1] : words[2];
};

const detailsOf = (name: 'valid' | 'invalid', list: readonly Json[]): Violation['details'] => {
  const [only] = list;
  if (list.length > 1) return { [name]: list };
  return only === undefined || only === null || only === '' ? {} : { [name]: only };
};

const oneOf = (list: readonly Json[]): ValueCheck => {
  const says = list.length > 1 ? `must be one of [${joined(list)}]` : `must be [${joined(list)}]`;
  const wrong = violation(says, typeFor(list, ['null', 'empty', 'eq', 'in']), detailsOf('valid', list));
  return (value) => violationUnless(list.length === 0 || isAmong(value, list), wrong);
};

const noneOf = (list: readonly Json[]): ValueCheck => {
  const wrong = violation(
    'contains an invalid value',
    typeFor(list, ['nnull', 'nempty', 'neq', 'nin']),
    detailsOf('invalid', list),
  );
  return (value) => violationUnless(!isAmong(value, list), wrong);
};

/** Checks of text report values that are not text, or empty, first. */
export const text =
  (check: (value: string) => readonly Violation[]): ValueCheck =>
  (value) => {
    if (typeof value !== 'string') return [violation('must be a string')];
    return value === '' ? [violation('is not allowed to be empty')] : check(value);
  };

const substring =
  (check: (part: string) => (value: string) => readonly Violation[]): Operator =>
  (operand) =>
    typeof operand === 'string' ? text(check(operand)) : null;

const pattern =
  (name: string, fits: (value: string, operand: string) => boolean): Operator =>
  (operand) =>
    text((value) =>
      violationUnless(
        fits(value, String(operand)),
        violation(`with value "${value}" fails to match the ${name} pattern`),
      ),
    );

const inverted =
  (name: string, fits: (value: string, operand: string) => boolean): Operator =>
  (operand) =>
    text((value) =>
      violationUnless(
        !fits(value, String(operand)),
        violation(`with value "${value}" matches the inverted ${name} pattern`),
      ),
    );

const numberIn = (value: Json): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : null;
};

type Bound = (value: number) => readonly Violation[];

const bound =
  (type: string, words: string, fine: (value: number, limit: number) => boolean) =>
  (limit: number): Bound =>
  (value) =>
    violationUnless(fine(value, limit), violation(`must be ${words} ${limit}`, type, { valid: limit }));

const greater = bound('gt', 'greater than', (value, limit) => value > limit);
const less = bound('lt', 'less than', (value, limit) => value < limit);

const bounds =
  (...all: readonly Bound[]): ValueCheck =>
  (value) => {
    const number = numberIn(value);
    return number === null ? [violation('must be a number')] : all.flatMap((each) => each(number));
  };

/** The resolved value of `$NOW`; the server takes no other date as a bound. */
const UTC_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const limitOf = (operand: Json): number => {
  if (typeof operand === 'object' && operand !== null) return NaN;
  return typeof operand === 'string' && UTC_TIMESTAMP.test(operand) ? Date.parse(operand) : Number(operand);
};

const limited =
  (make: (limit: number) => Bound): Operator =>
  (operand) => {
    const limit = limitOf(operand);
    return Number.isNaN(limit) ? null : bounds(make(limit));
  };

const range =
  (make: (low: number, high: number) => ValueCheck): Operator =>
  (operand) => {
    const [low, high] = Array.isArray(operand) ? (operand as readonly Json[]) : [];
    return typeof low === 'number' && typeof high === 'number' ? make(low, high) : null;
  };

/** The checks by operator. */
export type ValueChecks = Readonly<Record<string, Operator>>;

/**
 * By operator. Stricter than filters: '5' is not 5, case matters, the bounds of 'between' are excluded, dates are
 * not numbers, and 'not between' requires a value below and above at once.
 */
export const VALUE_CHECKS: ValueChecks = {
  _eq: (operand) => (Array.isArray(operand) ? null : oneOf([operand])),
  _neq: (operand) => (Array.isArray(operand) ? null : noneOf([operand])),
  _contains: substring(
    (sought) => (value) =>
      violationUnless(value.includes(sought), violation(`must contain [${sought}]`, 'contains', { substring: sought })),
  ),
  _ncontains: substring(
    (sought) => (value) =>
      violationUnless(
        !value.includes(sought),
        violation(`can't contain [${sought}]`, 'ncontains', { substring: sought }),
      ),
  ),
  _starts_with: pattern('starts_with', (value, start) => value.startsWith(start)),
  _nstarts_with: inverted('starts_with', (value, start) => value.startsWith(start)),
  _ends_with: pattern('ends_with', (value, end) => value.endsWith(end)),
  _nends_with: inverted('ends_with', (value, end) => value.endsWith(end)),
  _in: (operand) => oneOf(listOf(operand)),
  _nin: (operand) => noneOf(listOf(operand)),
  _gt: limited(greater),
  _gte: limited(bound('gte', 'greater than or equal to', (value, limit) => value >= limit)),
  _lt: limited(less),
  _lte: limited(bound('lte', 'less than or equal to', (value, limit) => value <= limit)),
  _null: () => oneOf([null]),
  _nnull: () => noneOf([null]),
  _empty: () => oneOf(['']),
  _nempty: () => noneOf(['']),
  _between: range((low, high) => bounds(greater(low), less(high))),
  _nbetween: range((low, high) => bounds(less(low), greater(high))),
};
