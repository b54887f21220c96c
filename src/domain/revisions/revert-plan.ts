import type { Item } from '../items';
import { fieldDenied, type Access, type FieldDenial } from '../permissions';
import { fieldOf, isAlias, isReadonly, type Field, type Schema } from '../schema';
import { isAuditField } from '../items/audit-fields';
import { changesBetween } from './changes';
import { isSecret } from './secrets';

/**
 * Why a field cannot go back: it is not there any more, nobody may write it or this person may not, its old rows may be
 * gone, or it is a secret, which would be hashed again.
 */
export type RevertObstacle = 'field_gone' | 'field_read_only' | 'field_of_relation' | 'field_secret' | FieldDenial;

/** A field that stays as it is, and why. */
export interface UnrevertedField {
  readonly field: string;
  readonly reason: RevertObstacle;
}

/** What goes into the edits, and which fields cannot go back. */
export interface RevertPlan {
  readonly edits: Item;
  readonly unreverted: readonly UnrevertedField[];
}

/**
 * `old` is the state to go back to, `current` what the item is now with all edits, `fields` which of them (null: all that
 * `old` has), `locked` what cannot be changed here, whatever the permissions on fields say.
 */
export interface RevertRequest {
  readonly collection: string;
  readonly old: Item;
  readonly current: Item;
  readonly fields: readonly string[] | null;
  readonly locked: readonly string[];
}

const obstacleOf = (access: Access, field: Field | null, locked: readonly string[]): RevertObstacle | false => {
  if (field === null) return 'field_gone';
  if (isAlias(field)) return 'field_of_relation';
  if (isSecret(field)) return 'field_secret';
  if (isReadonly(field, false)) return 'field_read_only';
  return (
    fieldDenied(access, field.collection, 'update', field.field) ||
    (locked.includes(field.field) ? 'not_allowed' : false)
  );
};

/**
 * The edits that give an item its old values again; the person saves them. What the server writes by itself, such as who
 * changed it last, is neither put back nor told.
 */
export const revertPlan = (
  schema: Schema,
  access: Access,
  { collection, old, current, fields, locked }: RevertRequest,
): RevertPlan => {
  const wanted = changesBetween(current, old)
    .filter(({ field }) => Object.hasOwn(old, field) && (fields === null || fields.includes(field)))
    .map(({ field, after }) => ({ field, after, known: fieldOf(schema, collection, field) }))
    .filter(({ known }) => known === null || !isAuditField(known))
    .map(({ field, after, known }) => ({ field, after, reason: obstacleOf(access, known, locked) }));
  return {
    edits: Object.fromEntries(
      wanted.filter(({ reason }) => reason === false).map(({ field, after }) => [field, after]),
    ),
    unreverted: wanted.flatMap(({ field, reason }) => (reason === false ? [] : [{ field, reason }])),
  };
};
