import { keyOf, type Item, type PrimaryKey, type Target } from '../../domain/items';

/** The key under which the past of an open item is kept; null for one that has none yet. That of a singleton is in itself. */
export const historyKey = (target: Target, item: Item | null, primaryKey: string | null): PrimaryKey | null => {
  if (target.kind === 'existing') return target.key;
  return target.kind === 'new' || item === null || primaryKey === null ? null : keyOf(item, primaryKey);
};
