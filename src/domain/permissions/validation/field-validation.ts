import { type FieldError, isJsonObject, type Json } from '../../../kernel';
import { type FilterContext, resolveDynamic } from '../../filters';
import type { Item } from '../../items';
import type { Field } from '../../schema';
import { ruleViolations } from './rule-violations';
import { text, VALUE_CHECKS, type ValueChecks, violation, violationUnless } from './value-checks';

/** A pattern with or without slashes around it; null if it is none. */
const regExpOf = (pattern: Json): RegExp | null => {
  if (typeof pattern !== 'string') return null;
  try {
    return new RegExp(/^\/.*\/$/s.test(pattern) ? pattern.slice(1, -1) : pattern);
  } catch {
    return null;
  }
};

/** Those of servers later than 9.0. */
const LATER_VALUE_CHECKS: ValueChecks = {
  ...VALUE_CHECKS,
  _regex: (operand) => {
    const pattern = regExpOf(operand);
    return (
      pattern &&
      text((value) =>
        violationUnless(
          pattern.test(value),
          violation(`with value "${value}" fails to match the required pattern`, 'regex', { invalid: value }),
        ),
      )
    );
  },
};

/**
 * The errors of values that the rules of their fields refuse, as the server finds them; values that are not sent are
 * never wrong. One error per rule. A rule that cannot be evaluated is left to the server.
 */
export const fieldRuleErrors = (
  fields: readonly { readonly field: Field }[],
  sent: Item,
  context: FilterContext,
): readonly FieldError[] =>
  fields.flatMap(({ field: { meta } }): readonly FieldError[] => {
    const rule = meta?.validation;
    if (!isJsonObject(rule)) return [];
    const [first] = ruleViolations(resolveDynamic(rule, context), sent, LATER_VALUE_CHECKS) ?? [];
    if (first === undefined) return [];
    const { field, type, details } = first;
    return [{ field, code: 'FAILED_VALIDATION', type, details }];
  });
