import { equals } from '../../kernel';
import { compileGuard, type FilterContext } from '../filters';
import type { Item } from '../items';
import { type Access, type Denial, filterContext, isAdmin } from './access';
import type { Action } from './permission';
import { type AccessRule, ruleFor } from './access-rule';

/** Why an action is not allowed on a certain item. */
export type ItemDenial = Denial | 'item_not_covered';

/** Checks one item after the other. */
export type ItemGate = (item: Item) => ItemDenial | false;

const alwaysAllowed: ItemGate = () => false;
const neverAllowed: ItemGate = () => 'not_allowed';

const newGate = (rule: AccessRule, context: FilterContext): ItemGate => {
  const passes = compileGuard(rule.items, context);
  return (item) => (passes(item) ? false : 'item_not_covered');
};

/** The last gate of each rule with its context, reused while the context is equal. */
const gates = new WeakMap<AccessRule, { readonly context: FilterContext; readonly gate: ItemGate }>();

const gateOf = (rule: AccessRule, context: FilterContext): ItemGate => {
  const cached = gates.get(rule);
  if (cached !== undefined && equals(cached.context, context)) return cached.gate;
  const gate = newGate(rule, context);
  gates.set(rule, { context, gate });
  return gate;
};

/**
 * Compiles the rule once for many items (spec 000, 5). An item without the fields of the rule passes: the server
 * decides. `now` in milliseconds since 1970.
 */
export const itemGate = (access: Access, collection: string, action: Action, now: number): ItemGate => {
  if (isAdmin(access)) return alwaysAllowed;
  const rule = ruleFor(access.permissions, collection, action);
  if (rule === null) return neverAllowed;
  return Object.keys(rule.items).length === 0 ? alwaysAllowed : gateOf(rule, filterContext(access, now));
};

/** False when the action is allowed on this item, otherwise the reason. */
export const itemDenied = (
  access: Access,
  collection: string,
  action: Action,
  item: Item,
  now: number,
): ItemDenial | false => itemGate(access, collection, action, now)(item);
