import type { FieldError } from '../../kernel';
import { resolveDynamic } from '../filters';
import { type Item, valueIn } from '../items';
import type { Field } from '../schema';
import { type Access, filterContext, isAdmin } from './access';
import { ruleViolations } from './rule-violations';
import type { Action } from './permission';
import { ruleFor } from './access-rule';

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
  const broken = ruleViolations(resolveDynamic(rule.validation, context), payload) ?? [];
  return broken.map(({ field, type, details }) => ({
    field,
    code: 'FAILED_VALIDATION',
    type,
    details,
  }));
};

/**
 * The values that the rule gives an item unless somebody enters others: defaults of a form before those of the columns
 * (spec 000, 5). `now` in milliseconds since 1970.
 */
export const presetValues = (access: Access, collection: string, action: Action, now: number): Item => {
  const rule = isAdmin(access) ? null : ruleFor(access.permissions, collection, action);
  return rule === null ? {} : resolveDynamic(rule.presets, filterContext(access, now));
};

/** The field with the value that a permission gives it in the place of its column's default (spec 000, 5). */
export const withPresetDefault = (field: Field, presets: Item): Field =>
  field.schema === null || !Object.hasOwn(presets, field.field)
    ? field
    : { ...field, schema: { ...field.schema, default_value: valueIn(presets, field.field) } };
