import { type Conflict, conflictId, type Resolution, resolutionsOf } from '../../../../domain/items';
import { isSecret, type Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

/** The choice for each field that is decided. */
export type Decisions = Readonly<Record<string, Resolution>>;

/** Two single-line values cannot be joined, and secrets cannot be compared. */
const isOneOnly = (conflict: Conflict, field: Field): boolean =>
  isSecret(field) || (typeof conflict.mine === 'string' && field.type !== 'text');

/** The choices for a field; 'both' only if the values can be joined. */
export const offeredResolutions = (conflict: Conflict, field: Field | null): readonly Resolution[] =>
  resolutionsOf(conflict).filter((each) => each !== 'both' || field === null || !isOneOnly(conflict, field));

/** True once every field is decided. */
export const areAllDecided = (conflicts: readonly Conflict[], decisions: Decisions): boolean =>
  conflicts.every((conflict) => Object.hasOwn(decisions, conflictId(conflict)));

/** The same choice for all fields that offer it. */
export const decideAll = (conflicts: readonly Conflict[], resolution: Resolution): Decisions =>
  Object.fromEntries(
    conflicts.map((conflict) => [
      conflictId(conflict),
      resolutionsOf(conflict).includes(resolution) ? resolution : 'theirs',
    ]),
  );

/** A value as text in full; null is an empty text. */
export const plainText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};
