import { fieldDenied, type Access, type FieldDenial } from '../../../domain/permissions';
import { fieldOf, isAlias, type Schema } from '../../../domain/schema';

/** The order that people have given to the items of a collection by hand. */
export interface ManualSort {
  /** The field that has it. */
  readonly field: string;
  /** Whether the list stands in it. */
  readonly active: boolean;
  /** Why this person may not change it. */
  readonly denied: FieldDenial | false;
}

/** The field that has it; null for a collection without one, or whose field for it is gone. */
export const manualSortField = (schema: Schema, collection: string): string | null => {
  const name = schema.collections.get(collection)?.meta?.sort_field ?? null;
  const field = name === null ? null : fieldOf(schema, collection, name);
  return field === null || isAlias(field) ? null : field.field;
};

/** Null for a collection that has none. */
export const manualSort = (schema: Schema, access: Access, collection: string, sort: string): ManualSort | null => {
  const field = manualSortField(schema, collection);
  return field === null
    ? null
    : { field, active: sort === field, denied: fieldDenied(access, collection, 'update', field) };
};
