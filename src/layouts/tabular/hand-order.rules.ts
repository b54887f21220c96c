import { fieldDenied, type Access, type FieldDenial } from '../../domain/permissions';
import { fieldOf, isAlias, type Schema } from '../../domain/schema';

/** The order that people have given to the items of a collection by hand. */
export interface HandOrder {
  /** The field that has it. */
  readonly field: string;
  /** Whether the list stands in it. */
  readonly shown: boolean;
  /** Why this person may not change it. */
  readonly denied: FieldDenial | false;
}

/** Null for a collection that has none, or whose field for it is gone. */
export const handOrder = (schema: Schema, access: Access, collection: string, sort: string): HandOrder | null => {
  const name = schema.collections.get(collection)?.meta?.sort_field ?? null;
  const field = name === null ? null : fieldOf(schema, collection, name);
  if (field === null || isAlias(field)) return null;
  return { field: field.field, shown: sort === field.field, denied: fieldDenied(access, collection, 'update', field.field) };
};
