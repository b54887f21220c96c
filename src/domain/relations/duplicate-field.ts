import { isPrimaryKey, isSystemCollection, type Field, type FieldDraft } from '../schema';
import { localTypeOf, type RelationIndex } from './relation-index';

/** Why a field cannot be copied. */
export type DuplicationDenial = 'primary_key' | 'relational';

/** False when it can be copied (spec 001, 5). */
export const duplicationDenied = (index: RelationIndex, field: Field): DuplicationDenial | false => {
  if (isPrimaryKey(field)) return 'primary_key';
  const type = localTypeOf(index, field);
  return type === 'standard' || type === 'presentation' ? false : 'relational';
};

/** Default name of a copy. */
export const copyName = (field: Field): string => `${field.field}_copy`;

/** Copies may go into any collection except the platform's own. */
export const canTakeCopies = (collection: string): boolean => !isSystemCollection(collection);

/** A copy without the id and the position of the original. */
export const duplicateField = (field: Field, collection: string, name: string): FieldDraft => {
  const draft: FieldDraft = { collection, field: name, type: field.type, schema: field.schema, meta: null };
  if (field.meta === null) return draft;
  const { id: _id, sort: _sort, ...meta } = field.meta;
  return { ...draft, meta };
};
