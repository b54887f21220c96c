import type { FieldError } from '../../kernel';
import { resolveDynamic } from '../filters';
import type { Item } from '../items';
import { filterContext, isAdmin, type Access } from './access';
import { brokenRules } from './broken-rules';
import { ruleFor } from './rule';

/**
 * What the server would say to this write, before it is sent: FAILED_VALIDATION, field by field, of the rules that the
 * person's permissions have for it. `sent` is a whole new item, or the edits of one; the values that the rule gives by
 * itself are looked at too. Whether something required is missing is another question, and a rule that makes no sense is
 * the server's to refuse. `now` in milliseconds since 1970.
 */
export const validationErrors = (
  access: Access,
  collection: string,
  action: 'create' | 'update',
  sent: Item,
  now: number,
): readonly FieldError[] => {
  const rule = isAdmin(access) ? null : ruleFor(access.permissions, collection, action);
  if (rule === null) return [];
  const context = filterContext(access, now);
  const payload: Item = { ...resolveDynamic(rule.presets, context), ...sent };
  const broken = brokenRules(resolveDynamic(rule.validation, context), payload) ?? [];
  return broken.map(({ field, type, details }) => ({
    field,
    code: 'FAILED_VALIDATION',
    type,
    details,
  }));
};
