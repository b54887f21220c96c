import { resolveDynamic } from '../filters';
import type { Item } from '../items';
import { filterContext, isAdmin, type Access } from './access';
import type { Action } from './permission';
import { ruleFor } from './rule';

/**
 * The values that the rule gives an item unless somebody enters others: defaults of a form before those of the columns
 * (spec 000, 5). `now` in milliseconds since 1970.
 */
export const presetValues = (access: Access, collection: string, action: Action, now: number): Item => {
  const rule = isAdmin(access) ? null : ruleFor(access.permissions, collection, action);
  return rule === null ? {} : resolveDynamic(rule.presets, filterContext(access, now));
};
