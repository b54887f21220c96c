import type { Json } from '../../kernel';
import { type FieldRelations, fieldRelations, isAuditField, type Item, keyIn } from '../items';
import { fieldDenied, type Access, type FieldDenial } from '../permissions';
import { fieldOf, isAlias, isReadonly, isSecret, type Field, type Schema } from '../schema';
import { sameValueIn } from '../values';
import { changesBetween } from './changes';

/**
 * Why a field cannot be reverted: it no longer exists, is read-only, is a relation whose rows may
 * be deleted or whose item would be created again, is a secret that would be hashed again, or may
 * not be written by this user.
 */
export type RevertObstacle = 'field_gone' | 'field_read_only' | 'field_of_relation' | 'field_secret' | FieldDenial;

/** A field that is not reverted, and why. */
export interface UnrevertedField {
  readonly field: string;
  readonly reason: RevertObstacle;
}

/** The edits, and the fields that cannot be reverted. */
export interface RevertPlan {
  readonly edits: Item;
  readonly unreverted: readonly UnrevertedField[];
}

/**
 * `old` is the state to revert to, `current` the item with all edits, `fields` the fields to revert (null: all of
 * `old`), `locked` fields that cannot be changed in this form.
 */
export interface RevertRequest {
  readonly collection: string;
  readonly old: Item;
  readonly current: Item;
  readonly fields: readonly string[] | null;
  readonly locked: readonly string[];
}

/** What a field is reverted to; of a related item that was written with its values the key. Null if it had none. */
const revertedValue = (relations: FieldRelations, field: string, value: Json): Json => {
  const item = relations.itemOf(field);
  return item === null ? value : keyIn(value, item.primaryKey);
};

const obstacleOf = (
  access: Access,
  field: Field | null,
  isNewItem: boolean,
  locked: readonly string[],
): RevertObstacle | false => {
  if (field === null) return 'field_gone';
  if (isAlias(field) || isNewItem) return 'field_of_relation';
  if (isSecret(field)) return 'field_secret';
  if (isReadonly(field, false)) return 'field_read_only';
  return (
    fieldDenied(access, field.collection, 'update', field.field) ||
    (locked.includes(field.field) ? 'not_allowed' : false)
  );
};

/** The edits that restore the old values; the user saves them. Audit fields are skipped. */
export const revertPlan = (
  schema: Schema,
  access: Access,
  { collection, old, current, fields, locked }: RevertRequest,
): RevertPlan => {
  const relations = fieldRelations(schema, collection);
  const candidates = changesBetween(current, old, sameValueIn(schema, collection))
    .filter(({ field }) => Object.hasOwn(old, field) && (fields === null || fields.includes(field)))
    .map(({ field, after }) => ({ field, after, known: fieldOf(schema, collection, field) }))
    .filter(({ known }) => known === null || !isAuditField(known))
    .map(({ field, after: written, known }) => {
      const after = revertedValue(relations, field, written);
      return { field, after, reason: obstacleOf(access, known, after === null && written !== null, locked) };
    });
  return {
    edits: Object.fromEntries(
      candidates.filter(({ reason }) => reason === false).map(({ field, after }) => [field, after]),
    ),
    unreverted: candidates.flatMap(({ field, reason }) => (reason === false ? [] : [{ field, reason }])),
  };
};
