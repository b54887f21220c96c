import { compileFilter } from '../filters';
import type { Item } from '../items';
import { filterContext, isAdmin, type Access, type Denial } from './access';
import { isJudgeable } from './judgeable';
import type { Action } from './permission';
import { ruleFor } from './rule';

/** Why somebody may not do something with a certain item. */
export type ItemDenial = Denial | 'item_not_covered';

/** The answer for one item after the other. */
export type ItemGate = (item: Item) => ItemDenial | false;

const open: ItemGate = () => false;
const shut: ItemGate = () => 'not_allowed';

/**
 * Asks the rule once for many items (spec 000, 5). An item that was read without what the rule asks about is let
 * through: the server knows the rest and has the last word. `now` in milliseconds since 1970.
 */
export const itemGate = (access: Access, collection: string, action: Action, now: number): ItemGate => {
  if (isAdmin(access)) return open;
  const rule = ruleFor(access.permissions, collection, action);
  if (rule === null) return shut;
  if (Object.keys(rule.items).length === 0) return open;
  const covers = compileFilter(rule.items, filterContext(access, now));
  return (item) => (!isJudgeable(rule.items, item) || covers(item) ? false : 'item_not_covered');
};

/** False when this may be done with this item, otherwise the reason. */
export const itemDenied = (
  access: Access,
  collection: string,
  action: Action,
  item: Item,
  now: number,
): ItemDenial | false => itemGate(access, collection, action, now)(item);
