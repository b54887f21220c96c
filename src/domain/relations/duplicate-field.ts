import { isPrimaryKey, isSystemCollection, type Field, type FieldDraft } from '../schema';
import { localTypeOf, type RelationIndex } from './relation-index';

/** Why a field cannot be copied. */
export type DuplicationDenial = 'primary_key' | 'relational';

/** False when it can (spec 001, 5). */
export const duplicationDenied = (index: RelationIndex, field: Field): DuplicationDenial | false => {
  if (isPrimaryKey(field)) return 'primary_key';
  const type = localTypeOf(index, field);
  return type === 'standard' || type === 'presentation' ? false : 'relational';
};

/** The name a copy has unless told. */
export const copyName = (field: Field): string => `${field.field}_copy`;

/** Where copies may go: any collection that is not the platform's. */
export const canTakeCopies = (collection: string): boolean => !isSystemCollection(collection);

/** The copy, without what belongs to the original alone: its number and its place. */
export const duplicateField = (field: Field, collection: string, name: string): FieldDraft => {
  const draft: FieldDraft = { collection, field: name, type: field.type, schema: field.schema, meta: null };
  if (field.meta === null) return draft;
  const { id: _id, sort: _sort, ...meta } = field.meta;
  return { ...draft, meta };
};
