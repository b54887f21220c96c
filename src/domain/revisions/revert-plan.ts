import type { Item } from '../items';
import { fieldOf, isAlias, isReadonly, type Schema } from '../schema';
import { changesBetween } from './changes';
import { isSecret } from './secrets';

/** What goes into the edits, and which fields cannot go back. */
export interface RevertPlan {
  readonly edits: Item;
  readonly left: readonly string[];
}

/**
 * The edits that give an item its old values again; the person saves them. `old` is the state to go back to, `current`
 * what the item is now, `fields` which of them (null: all that `old` has). Left out are keys and what nobody may write,
 * lists of relations (their old rows may be gone), secrets (a hash sent again would be hashed again), and fields that are
 * not there any more.
 */
export const revertPlan = (
  schema: Schema,
  collection: string,
  old: Item,
  current: Item,
  fields: readonly string[] | null,
): RevertPlan => {
  const canGoBack = (name: string): boolean => {
    const field = fieldOf(schema, collection, name);
    return field !== null && !isAlias(field) && !isReadonly(field, false) && !isSecret(field);
  };
  const wanted = changesBetween(current, old).filter(
    ({ field }) => Object.hasOwn(old, field) && (fields === null || fields.includes(field)),
  );
  return {
    edits: Object.fromEntries(wanted.filter(({ field }) => canGoBack(field)).map(({ field, after }) => [field, after])),
    left: wanted.map(({ field }) => field).filter((field) => !canGoBack(field)),
  };
};
