import { equals, type Json } from '../../kernel';
import { fieldsOf, isAlias, type Schema } from '../schema';
import { defaultValue, type IsStoredAs, mergeTexts, type SameValue } from '../values';
import { type Item, itemId, type PrimaryKey, valueIn } from './item';

/** The values a form starts with: the item's own, or the column defaults for a new item; null for computed ones. */
export const initialValues = (schema: Schema, collection: string, item: Item | null): Item => {
  if (item !== null) return item;
  return Object.fromEntries(
    fieldsOf(schema, collection)
      .filter((field) => !isAlias(field) && !field.schema?.has_auto_increment)
      .map((field) => [field.field, defaultValue(field)]),
  );
};

/** The values that differ from the initial ones; empty when nothing has changed. */
export const changedValues = (
  initial: Item,
  values: Readonly<Record<string, Json | undefined>>,
  isSame: SameValue,
): Item => {
  const changed: Record<string, Json> = {};
  for (const [field, value] of Object.entries(values)) {
    const now = value ?? null;
    if (!isSame(field, now, initial[field] ?? null)) changed[field] = now;
  }
  return changed;
};

export const isUnchanged = (edits: Item): boolean => Object.keys(edits).length === 0;

/** A related item that is edited within another one, and that was changed or deleted since. */
export interface ConflictRow {
  readonly collection: string;
  readonly key: PrimaryKey;
  /** By the display template. */
  readonly name: string;
  readonly isDeleted: boolean;
}

/** A field that two users have changed to different values. */
export interface Conflict {
  readonly field: string;
  /** The related item that has the field; missing for a field of the item itself. */
  readonly row?: ConflictRow;
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}

/** True for a row that another user has moved to another item: it is edited here, but not its list. */
export const isMovedRow = ({ row, base, mine }: Conflict): boolean =>
  row !== undefined && !row.isDeleted && equals(base, mine);

/** `edits` can be sent without overwriting anything; `conflicts` have to be resolved first. */
export interface Merge {
  readonly edits: Item;
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of `mine` and `theirs` against `base`, the item as it was loaded. A field changed on one side only
 * is no conflict; a field changed to the same value on both sides needs no edit. A field that `theirs` lacks was not
 * read and counts as unchanged. `isStoredAs`: what the database makes of an own value is no conflict with it.
 */
export const mergeItems = (
  base: Item,
  mine: Item,
  theirs: Item,
  isSame: SameValue,
  isStoredAs: IsStoredAs = isSame,
): Merge => {
  const edits: Record<string, Json> = {};
  const conflicts: Conflict[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const before = valueIn(base, field);
    const now = Object.hasOwn(theirs, field) ? valueIn(theirs, field) : before;
    if (isSame(field, value, now)) continue;
    if (isSame(field, before, now)) edits[field] = value;
    else if (!isStoredAs(field, value, now)) conflicts.push({ field, base: before, mine: value, theirs: now });
  }
  return { edits, conflicts };
};

/** How a conflict is resolved. */
export type Resolution = 'mine' | 'theirs' | 'both';

/** Names a conflict among those of the item and of related items. */
export const conflictId = ({ field, row }: Pick<Conflict, 'field' | 'row'>): string =>
  row === undefined ? field : `${itemId(row.collection, row.key)}/${field}`;

/** The text with the changes of both users, if these are in different places of it; otherwise null. */
export const mergedText = ({ base, mine, theirs }: Conflict): string | null =>
  typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string'
    ? mergeTexts(base, mine, theirs)
    : null;

const bothOf = (conflict: Conflict): Json | undefined => {
  const { mine, theirs } = conflict;
  if (typeof mine === 'string' && typeof theirs === 'string') return mergedText(conflict) ?? `${theirs}\n${mine}`;
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const [ours, others] = [mine as readonly Json[], theirs as readonly Json[]];
  return [...others, ...ours.filter((entry) => !others.some((other) => equals(other, entry)))];
};

/** 'both' is available for texts (merged, or appended) and lists (joined); edits of a deleted item can only be given up. */
export const resolutionsOf = (conflict: Conflict): readonly Resolution[] =>
  conflict.row?.isDeleted === true
    ? ['theirs']
    : bothOf(conflict) === undefined
      ? ['mine', 'theirs']
      : ['mine', 'theirs', 'both'];

/** The value that is left of an edit; undefined if it is given up. */
export const resolvedValue = (conflict: Conflict, resolution: Resolution | undefined): Json | undefined =>
  resolution === 'mine' ? conflict.mine : resolution === 'both' ? bothOf(conflict) : undefined;

/**
 * The edits to send for the chosen resolutions. Unresolved conflicts stay out, as does 'both' where it is not
 * available.
 */
export const resolveMerge = (merge: Merge, decided: Readonly<Record<string, Resolution>>): Item => {
  const edits: Record<string, Json> = { ...merge.edits };
  for (const conflict of merge.conflicts) {
    const resolution = Object.hasOwn(decided, conflict.field) ? decided[conflict.field] : undefined;
    const value = resolvedValue(conflict, resolution);
    if (value !== undefined) edits[conflict.field] = value;
  }
  return edits;
};
