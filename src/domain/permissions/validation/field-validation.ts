import { type FieldError, isJsonObject } from '../../../kernel';
import { type FilterContext, resolveDynamic } from '../../filters';
import type { Item } from '../../items';
import type { Field } from '../../schema';
import { ruleViolations } from './rule-violations';
import { LATER_VALUE_CHECKS } from './value-checks';

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
