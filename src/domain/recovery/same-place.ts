import type { PrimaryKey } from '../items';
import type { EditedPlace } from './edited-place';

const sameKeys = (one: readonly PrimaryKey[], other: readonly PrimaryKey[]): boolean => {
  const [texts, others] = [one, other].map((keys) => new Set(keys.map(String)));
  return (
    texts !== undefined &&
    others !== undefined &&
    texts.size === others.size &&
    [...texts].every((key) => others.has(key))
  );
};

/**
 * True when both mean the same item, or the same items in any order; an address knows keys as text only. All new items of a
 * collection share a place.
 */
export const samePlace = (one: EditedPlace, other: EditedPlace): boolean => {
  if (one.collection !== other.collection) return false;
  if (one.kind === 'existing') return other.kind === 'existing' && String(one.key) === String(other.key);
  if (one.kind === 'several') return other.kind === 'several' && sameKeys(one.keys, other.keys);
  return one.kind === other.kind;
};
