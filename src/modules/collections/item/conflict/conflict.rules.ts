import { type Conflict, type Resolution, resolutionsOf } from '../../../../domain/items';
import { isSecret } from '../../../../domain/revisions';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

/** How each field was decided so far. */
export type Decisions = Readonly<Record<string, Resolution>>;

/** Two values of a line are no value of it, and of two secrets nobody sees what they are. */
const isOneOnly = (conflict: Conflict, field: Field): boolean =>
  isSecret(field) || (typeof conflict.mine === 'string' && field.type !== 'text');

/** What can be chosen for a field: both where they can stand together. */
export const offeredResolutions = (conflict: Conflict, field: Field | null): readonly Resolution[] =>
  field !== null && isOneOnly(conflict, field) ? ['mine', 'theirs'] : resolutionsOf(conflict);

/** True once every field is decided. */
export const areAllDecided = (conflicts: readonly Conflict[], decisions: Decisions): boolean =>
  conflicts.every(({ field }) => Object.hasOwn(decisions, field));

/** The same decision for all. */
export const decideAll = (conflicts: readonly Conflict[], resolution: Resolution): Decisions =>
  Object.fromEntries(conflicts.map(({ field }) => [field, resolution]));

/** A value as text, all of it; nothing is an empty text. */
export const plainText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};
