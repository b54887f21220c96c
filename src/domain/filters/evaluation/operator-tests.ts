import type { Json } from '../../../kernel';
import type { Operator } from '../filter-operators';
import { compareScalars, scalarOf, type Scalar } from './sql-order';

/**
 * SQL's LIKE: `%` matches any text, `_` any one character; ignores case. Linear scan with a single backtracking
 * point, so that no pattern is slow.
 */
export const like = (text: string, pattern: string): boolean => {
  const [characters, tokens] = [[...text.toLowerCase()], [...pattern.toLowerCase()]];
  let [position, token] = [0, 0];
  let lastWildcard = -1;
  let resume = 0;
  while (position < characters.length) {
    if (token < tokens.length && tokens[token] === '%') {
      lastWildcard = token;
      resume = position;
      token += 1;
    } else if (token < tokens.length && (tokens[token] === '_' || tokens[token] === characters[position])) {
      position += 1;
      token += 1;
    } else if (lastWildcard >= 0) {
      resume += 1;
      position = resume;
      token = lastWildcard + 1;
    } else {
      return false;
    }
  }
  return tokens.slice(token).every((rest) => rest === '%');
};

type Test = (value: Json, operand: Json) => boolean;

/** A comparison with null is never true in SQL, nor is a negated one. */
const whenPresent =
  (test: (value: Scalar, operand: Json) => boolean): Test =>
  (value, operand) => {
    const scalar = scalarOf(value);
    return scalar !== null && test(scalar, operand);
  };

/** A boolean operand is compared as text with text values, because text columns store booleans as words. */
const scalarFor = (value: Scalar, operand: Json): Scalar | null =>
  typeof value === 'string' && typeof operand === 'boolean' ? String(operand) : scalarOf(operand);

const compareWith = (accepts: (order: number) => boolean): Test =>
  whenPresent((value, operand) => {
    const other = scalarFor(value, operand);
    return other !== null && accepts(compareScalars(value, other));
  });

const equal = (value: Scalar, operand: Json): boolean => {
  const other = scalarFor(value, operand);
  return other !== null && compareScalars(value, other) === 0;
};

const matchesPattern = (before: string, after: string, expected: boolean): Test =>
  whenPresent((value, operand) => like(String(value), `${before}${String(scalarOf(operand))}${after}`) === expected);

/** A list, or a single entry as a list; comma text is split before. */
const listOf = (operand: Json): readonly Json[] => (Array.isArray(operand) ? (operand as readonly Json[]) : [operand]);

const isListed = (expected: boolean): Test =>
  whenPresent((value, operand) => listOf(operand).some((entry) => equal(value, entry)) === expected);

/** Anything but exactly two bounds excludes nothing, not even null. */
const isBetween =
  (expected: boolean): Test =>
  (value, operand) => {
    const [low, high, ...rest] = listOf(operand);
    if (low === undefined || high === undefined || rest.length > 0) return true;
    const inside = whenPresent(
      (scalar) => compareScalars(scalar, scalarOf(low) ?? '') >= 0 && compareScalars(scalar, scalarOf(high) ?? '') <= 0,
    );
    return value !== null && inside(value, operand) === expected;
  };

const isTrueOperand = (operand: Json): boolean => operand !== false && operand !== 'false';

/**
 * The operators as observed on a server. Four are odd with the operand false: null and nnull find nothing, empty and
 * nempty find empty text; nempty with true finds empty text as well.
 */
export const OPERATOR_TESTS: Readonly<Record<Operator, Test>> = {
  _eq: whenPresent(equal),
  _neq: (value, operand) =>
    operand === null ? value !== null : whenPresent((scalar) => !equal(scalar, operand))(value, operand),
  _contains: matchesPattern('%', '%', true),
  _ncontains: matchesPattern('%', '%', false),
  _starts_with: matchesPattern('', '%', true),
  _nstarts_with: matchesPattern('', '%', false),
  _ends_with: matchesPattern('%', '', true),
  _nends_with: matchesPattern('%', '', false),
  _in: isListed(true),
  _nin: isListed(false),
  _gt: compareWith((order) => order > 0),
  _gte: compareWith((order) => order >= 0),
  _lt: compareWith((order) => order < 0),
  _lte: compareWith((order) => order <= 0),
  _null: (value, operand) => isTrueOperand(operand) && value === null,
  _nnull: (value, operand) => isTrueOperand(operand) && value !== null,
  _empty: (value, operand) => value === '' || (isTrueOperand(operand) && value === null),
  _nempty: (value, operand) => (isTrueOperand(operand) ? value !== null : value === ''),
  _between: isBetween(true),
  _nbetween: isBetween(false),
};

/** The test of an operator with its operand bound; undefined counts as null. */
export const operatorTest = (operator: Operator, operand: Json): ((value: Json | undefined) => boolean) => {
  const test = OPERATOR_TESTS[operator];
  return (value) => test(value ?? null, operand);
};
