import { equals, type Json } from '../../kernel';
import type { Item } from '../items';

/** One field of two states of an item. */
export interface Change {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

/** The fields in which two states differ, in the order of the later one. A field that one of them lacks is null there. */
export const changesBetween = (before: Item, after: Item): readonly Change[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !equals(change.before, change.after));
