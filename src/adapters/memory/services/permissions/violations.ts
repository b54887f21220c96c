import type { Item } from '../../../../domain/items';
import { brokenRules, type BrokenRule } from '../../../../domain/permissions';
import type { JsonObject } from '../../../../kernel';
import { unexpected, type ApiError } from '../../api-error';

const failed = ({ field, says, type, details }: BrokenRule): ApiError => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  message: `"${field}" ${says}`,
  extensions: { field, ...(type === null ? {} : { type }), ...details },
});

/**
 * What is wrong with a payload by a permission's validation, in the platform's words. Refuses everything by a rule that
 * makes no sense. Expects dynamic values to be resolved.
 */
export const violations = (rules: JsonObject, payload: Item): readonly ApiError[] => {
  const broken = brokenRules(rules, payload);
  if (broken === null) throw unexpected('An unexpected error occurred.');
  return broken.map(failed);
};
