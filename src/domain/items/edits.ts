import { equals, type Json } from '../../kernel';
import { fieldsOf, isAlias, type Schema } from '../schema';
import { type Item, valueIn } from './item';

/** What a form starts from: the item's own values; for a new item the defaults of its columns. */
export const initialValues = (schema: Schema, collection: string, item: Item | null): Item => {
  if (item !== null) return item;
  return Object.fromEntries(
    fieldsOf(schema, collection)
      .filter((field) => !isAlias(field) && !field.schema?.has_auto_increment)
      .map((field) => [field.field, field.schema?.default_value ?? null]),
  );
};

/** Only what differs from where the form started; nothing differs gives an empty object, and nothing is sent. */
export const changedValues = (initial: Item, values: Readonly<Record<string, Json | undefined>>): Item => {
  const changed: Record<string, Json> = {};
  for (const [field, value] of Object.entries(values)) {
    const now = value ?? null;
    if (!equals(now, initial[field] ?? null)) changed[field] = now;
  }
  return changed;
};

export const isUnchanged = (edits: Item): boolean => Object.keys(edits).length === 0;

/**
 * The values a form shows after a save: what the server answered, except where somebody typed on while the save was
 * under way. `sent` is what went out, `current` what the form holds now, `saved` what came back.
 */
export const rebase = (sent: Item, before: Item, current: Item, saved: Item): Item => {
  const values: Record<string, Item[string]> = { ...saved };
  for (const [field, value] of Object.entries(current)) {
    const known = Object.hasOwn(sent, field) ? sent[field] : before[field];
    if (!equals(value, known ?? null)) values[field] = value;
  }
  return values;
};

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
