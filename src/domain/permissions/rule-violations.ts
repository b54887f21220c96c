import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { Item } from '../items';
import { VALUE_CHECKS, type Check, type Complaint } from './value-checks';

/** A field of a payload and what a rule finds wrong with it. */
export interface BrokenRule extends Complaint {
  readonly field: string;
}

type Judge = (payload: Item) => readonly BrokenRule[];

/** All of them, or null when one of them is. */
const all = (judges: readonly (Judge | null)[]): readonly Judge[] | null => {
  const sound = judges.filter((judge) => judge !== null);
  return sound.length < judges.length ? null : sound;
};

/**
 * Of several rules that may stand for one another the platform counts what is wrong, and takes as many complaints as there
 * are rules for a sign that none holds. That goes astray when one of them complains twice; so does the application then.
 */
const anyOf =
  (parts: readonly Json[], judges: readonly Judge[]): Judge =>
  (payload) => {
    const found = judges.flatMap((judge) => judge(payload));
    return found.length === parts.length ? found : [];
  };

const group = (key: string, parts: Json): Judge | null => {
  if (!Array.isArray(parts)) return null;
  const judges = all(parts.filter(isJsonObject).map(judgeOf));
  if (judges === null) return null;
  return key === '_or' ? anyOf(parts, judges) : (payload) => judges.flatMap((judge) => judge(payload));
};

/** The first key of the condition decides. */
const checkOf = (condition: Json): Check | null => {
  const [first] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (first === undefined) return null;
  const [operator, operand] = first;
  return (Object.hasOwn(VALUE_CHECKS, operator) ? VALUE_CHECKS[operator]?.(operand) : null) ?? null;
};

const fieldJudge = (field: string, condition: Json): Judge | null => {
  const check = checkOf(condition);
  if (check === null) return null;
  return (payload) =>
    Object.hasOwn(payload, field) ? check(payload[field] ?? null).map((complaint) => ({ field, ...complaint })) : [];
};

/** The first key decides whether it is a group; other groups beside it are not looked at. */
const judgeOf = (rules: JsonObject): Judge | null => {
  const [first] = Object.entries(rules);
  if (first !== undefined && (first[0] === '_and' || first[0] === '_or')) return group(...first);
  const fields = Object.entries(rules).filter(([field]) => !field.startsWith('_'));
  const judges = all(fields.map(([field, condition]) => fieldJudge(field, condition)));
  return judges && ((payload) => judges.flatMap((judge) => judge(payload)));
};

/**
 * What a permission's validation finds wrong with a payload, exactly as the server does; a field that is not sent is
 * never wrong. Null when the server stumbles over the rule itself (unknown operators, conditions on related items, bounds
 * that are no numbers) and refuses every write. Expects dynamic values to be resolved.
 */
export const brokenRules = (validation: JsonObject, payload: Item): readonly BrokenRule[] | null =>
  judgeOf(validation)?.(payload) ?? null;
