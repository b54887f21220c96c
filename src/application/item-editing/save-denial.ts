import { keyOf, savePlan, type Item, type SavePlan, type Target } from '../../domain/items';
import { saveDenied, type Access, type ItemDenial } from '../../domain/permissions';
import { primaryKeyOf, type Schema } from '../../domain/schema';

/** The item that a save changes; null where it makes a new one, as the first save of a singleton does. */
export const itemToChange = (schema: Schema, target: Target, known: Item): Item | null => {
  if (target.kind === 'new') return null;
  const key = primaryKeyOf(schema, target.collection)?.field;
  const isThere =
    target.kind === 'existing' || key === undefined || !Object.hasOwn(known, key) || keyOf(known, key) !== null;
  return isThere ? known : null;
};

/** Why this item may not be saved by this person. `known` is the item as the server has it, `now` in ms since 1970. */
export const targetDenied = (
  schema: Schema,
  access: Access,
  target: Target,
  known: Item,
  now: number,
): ItemDenial | false => saveDenied(access, target.collection, itemToChange(schema, target, known), now);

/** Why there is nothing to send; null when there is. A new item whose key comes by itself is content as it stands. */
export const withoutPlan = (
  schema: Schema,
  target: Target,
  edits: Item,
): Extract<SavePlan, { kind: 'none' }>['reason'] | null => {
  const plan = savePlan(schema, target, edits);
  return plan.kind === 'none' ? plan.reason : null;
};
