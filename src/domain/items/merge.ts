import { equals, type Json } from '../../kernel';
import { valueIn, type Item } from './item';

/** A field that two people changed differently. */
export interface Conflict {
  readonly field: string;
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}

/** `edits` is what can be sent without overwriting anybody; `conflicts` is what has to be decided first. */
export interface Merge {
  readonly edits: Item;
  readonly conflicts: readonly Conflict[];
}

/**
 * My edits against what the item was when I loaded it (`base`) and what it is now (`theirs`). A field that they left
 * alone is mine; one that we both changed to the same is nobody's edit any more; the rest are conflicts. A field that
 * `theirs` does not have was not read and counts as left alone.
 */
export const mergeItems = (base: Item, mine: Item, theirs: Item): Merge => {
  const edits: Record<string, Json> = {};
  const conflicts: Conflict[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const before = valueIn(base, field);
    const now = Object.hasOwn(theirs, field) ? valueIn(theirs, field) : before;
    if (equals(value, now)) continue;
    if (equals(before, now)) edits[field] = value;
    else conflicts.push({ field, base: before, mine: value, theirs: now });
  }
  return { edits, conflicts };
};

/** How a conflict may end. */
export type Resolution = 'mine' | 'theirs' | 'both';

const bothOf = ({ mine, theirs }: Conflict): Json | undefined => {
  if (typeof mine === 'string' && typeof theirs === 'string') return `${theirs}\n${mine}`;
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const [ours, others] = [mine as readonly Json[], theirs as readonly Json[]];
  return [...others, ...ours.filter((entry) => !others.some((other) => equals(other, entry)))];
};

/** 'Both' is offered where two values can stand together: texts one after the other, lists joined. */
export const resolutionsOf = (conflict: Conflict): readonly Resolution[] =>
  bothOf(conflict) === undefined ? ['mine', 'theirs'] : ['mine', 'theirs', 'both'];

/** The edits to send once conflicts are decided; those that are not, and 'both' where it cannot be, stay out. */
export const resolveMerge = (merge: Merge, decided: Readonly<Record<string, Resolution>>): Item => {
  const edits: Record<string, Json> = { ...merge.edits };
  for (const conflict of merge.conflicts) {
    const resolution = Object.hasOwn(decided, conflict.field) ? decided[conflict.field] : undefined;
    const value = resolution === 'mine' ? conflict.mine : resolution === 'both' ? bothOf(conflict) : undefined;
    if (value !== undefined) edits[conflict.field] = value;
  }
  return edits;
};
