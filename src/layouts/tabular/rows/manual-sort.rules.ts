import { fieldDenied, type Access, type FieldDenial } from '../../../domain/permissions';
import { fieldOf, isAlias, type Schema } from '../../../domain/schema';

/** The manual order of a collection, stored in its sort field. */
export interface ManualSort {
  /** The sort field. */
  readonly field: string;
  /** Whether the list is sorted by it, ascending. */
  readonly active: boolean;
  /** Why the user may not change the order; false when allowed. */
  readonly denied: FieldDenial | false;
}

/** The sort field of a collection; null when it has none, or when the field does not exist or stores nothing. */
export const manualSortField = (schema: Schema, collection: string): string | null => {
  const name = schema.collections.get(collection)?.meta?.sort_field ?? null;
  const field = name === null ? null : fieldOf(schema, collection, name);
  return field === null || isAlias(field) ? null : field.field;
};

/** The manual order of a collection and whether the list uses it; null when the collection has no sort field. */
export const manualSort = (schema: Schema, access: Access, collection: string, sort: string): ManualSort | null => {
  const field = manualSortField(schema, collection);
  return field === null
    ? null
    : { field, active: sort === field, denied: fieldDenied(access, collection, 'update', field) };
};
