import type { FieldError } from '../../../kernel';
import { resolveDynamic } from '../../filters';
import { type Item, valueIn } from '../../items';
import type { Field } from '../../schema';
import { type Access, filterContext, isAdmin } from '../access';
import { ruleViolations } from './rule-violations';
import type { Action } from '../permission';
import { ruleFor } from '../access-rule';

/**
 * The FAILED_VALIDATION errors that the server would return for this write, found before it is sent. `sent` is a
 * whole new item or the edits of one; preset values of the permission are validated too. Missing required fields are
 * not checked here; a rule that the server cannot evaluate is left to it. `now` in milliseconds since 1970.
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
 * The preset values of the permission: form defaults that take precedence over column defaults (spec 000, 5). `now`
 * in milliseconds since 1970.
 */
export const presetValues = (access: Access, collection: string, action: Action, now: number): Item => {
  const rule = isAdmin(access) ? null : ruleFor(access.permissions, collection, action);
  return rule === null ? {} : resolveDynamic(rule.presets, filterContext(access, now));
};

/** The field with the preset value of the permission as its column default (spec 000, 5). */
export const withPresetDefault = (field: Field, presets: Item): Field =>
  field.schema === null || !Object.hasOwn(presets, field.field)
    ? field
    : { ...field, schema: { ...field.schema, default_value: valueIn(presets, field.field) } };
