import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import { VALUE_CHECKS, type ValueCheck, type ValueChecks, type Violation } from './value-checks';

/** A field of a payload and what is wrong with its value. */
export interface RuleViolation extends Violation {
  readonly field: string;
}

type Validator = (payload: Item) => readonly RuleViolation[];

/** All validators, or null when one of them could not be compiled. */
const all = (judges: readonly (Validator | null)[]): readonly Validator[] | null => {
  const sound = judges.filter((judge) => judge !== null);
  return sound.length < judges.length ? null : sound;
};

/**
 * The server counts the violations of all alternatives and takes as many violations as there are alternatives for a
 * failure. That is wrong when one alternative has two violations; this function does the same.
 */
const anyOf =
  (parts: readonly Json[], judges: readonly Validator[]): Validator =>
  (payload) => {
    const found = judges.flatMap((judge) => judge(payload));
    return found.length === parts.length ? found : [];
  };

const group = (key: string, parts: Json, checks: ValueChecks): Validator | null => {
  if (!Array.isArray(parts)) return null;
  const judges = all(parts.filter(isJsonObject).map((part) => compileValidator(part, checks)));
  if (judges === null) return null;
  return key === '_or' ? anyOf(parts, judges) : (payload) => judges.flatMap((judge) => judge(payload));
};

/** The first key of the condition decides. */
const checkOf = (condition: Json, checks: ValueChecks): ValueCheck | null => {
  const [first] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (first === undefined) return null;
  const [operator, operand] = first;
  return (Object.hasOwn(checks, operator) ? checks[operator]?.(operand) : null) ?? null;
};

const fieldValidator = (field: string, condition: Json, checks: ValueChecks): Validator | null => {
  const check = checkOf(condition, checks);
  if (check === null) return null;
  return (payload) =>
    Object.hasOwn(payload, field) ? check(payload[field] ?? null).map((complaint) => ({ field, ...complaint })) : [];
};

/** The first key decides whether it is a group; other groups beside it are ignored. */
const compileValidator = (rules: JsonObject, checks: ValueChecks): Validator | null => {
  const [first] = Object.entries(rules);
  if (first !== undefined && (first[0] === '_and' || first[0] === '_or')) return group(...first, checks);
  const fields = Object.entries(rules).filter(([field]) => !field.startsWith('_'));
  const judges = all(fields.map(([field, condition]) => fieldValidator(field, condition, checks)));
  return judges && ((payload) => judges.flatMap((judge) => judge(payload)));
};

/**
 * The violations of a permission's validation by a payload, as the server finds them; fields that are not sent are
 * never wrong. Null when the server fails on the rule itself (unknown operators, conditions on related items, bounds
 * that are not numbers) and refuses every write. Expects dynamic values to be resolved.
 */
export const ruleViolations = (
  validation: JsonObject,
  payload: Item,
  checks: ValueChecks = VALUE_CHECKS,
): readonly RuleViolation[] | null => compileValidator(validation, checks)?.(payload) ?? null;
