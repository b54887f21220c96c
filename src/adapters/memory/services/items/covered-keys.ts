import type { PrimaryKey } from '../../../../domain/items';
import { forbidden } from '../../api-error';
import type { Rule } from '../permissions/rule';
import { visible } from './answer';
import { contextOf } from './context-of';
import type { ItemsWork } from './items-work';
import { keyIn } from './key-in';
import { RelatedRows } from './related-rows';

/**
 * The keys again as their column holds them, if the rule covers the items behind all of them; else refused. No keys mean
 * every item, and none covered is right.
 */
export const coveredKeys = (
  { database, collection, who, now }: ItemsWork,
  keys: readonly PrimaryKey[],
  rule: Rule,
): readonly PrimaryKey[] => {
  const known = keys.map((key) => keyIn(database.model, collection, key));
  if (who.admin) return known;
  const asking = { database, who, context: contextOf(who, now()), related: new RelatedRows(database) };
  const mayTouch = visible(asking, collection, rule);
  if (keys.length === 0 && database.rows(collection).some(mayTouch)) throw forbidden();
  const covered = keys.every((key) => {
    const row = database.row(collection, key);
    return row !== null && mayTouch(row);
  });
  if (!covered || new Set(keys.map(String)).size < keys.length) throw forbidden();
  return known;
};
