import { isAdmin, type Access } from './access';
import type { Action } from './permission';
import { ruleFor } from './rule';

/** Whether somebody may do this with some items of a collection and not with others. */
export const dependsOnItem = (access: Access, collection: string, action: Action): boolean => {
  const rule = isAdmin(access) ? null : ruleFor(access.permissions, collection, action);
  return rule !== null && Object.keys(rule.items).length > 0;
};
