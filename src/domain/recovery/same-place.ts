import type { Target } from '../items';

/** True when both mean the same item; an address knows keys as text only. All new items of a collection share a place. */
export const samePlace = (one: Target, other: Target): boolean =>
  one.kind === other.kind &&
  one.collection === other.collection &&
  (one.kind !== 'existing' || other.kind !== 'existing' || String(one.key) === String(other.key));
