import type { ToMany } from '../items';
import { primaryKeyOf, type Schema } from '../schema';
import { type Access, denied, type FieldDenial, fieldDenied, fieldsDenied } from './access';

/** The collection of the related items, and the list that they are in; null for a many-to-one. */
export interface RelationalTarget {
  readonly related: string;
  readonly list: ToMany | null;
}

/** Why rows of a list cannot be edited through its item. `edited_apart`: the server has no form for it. */
export type RowDenial = FieldDenial | 'edited_apart';

const junctionFields = ({ junction }: ToMany): readonly string[] =>
  junction === null ? [] : [junction.field, ...(junction.collectionField === null ? [] : [junction.collectionField])];

/** What the server sets, the foreign key and later the sort field, counts as written. */
const createRowDenied = (access: Access, list: ToMany): FieldDenial | false => {
  const sort = list.writes.setsSort && list.sortField !== null ? [list.sortField] : [];
  return fieldsDenied(access, list.collection, 'create', [list.foreignKey, ...sort, ...junctionFields(list)]);
};

/**
 * Whether these fields of existing rows can be edited through the item; without fields whether a row can be linked. The
 * server sets the foreign key in every update, which counts as written, as do the keys that `nestedWrite` adds, except
 * in 11. The row need not be readable.
 */
export const editRowDenied = (access: Access, list: ToMany, fields: readonly string[] = []): RowDenial | false => {
  if (list.updateKey === null) return 'edited_apart';
  const keys = list.writes.keysNeedPermission ? [list.primaryKey, list.updateKey] : [];
  return fieldsDenied(access, list.collection, 'update', [...keys, list.foreignKey, ...fields]);
};

/** Whether items can be created from within the field (spec 002, 5). */
export const createRelatedDenied = (access: Access, { related, list }: RelationalTarget): FieldDenial | false => {
  if (list === null) return denied(access, related, 'create');
  if (list.junction === null) return denied(access, related, 'update') || createRowDenied(access, list);
  return createRowDenied(access, list) || denied(access, related, 'create');
};

/**
 * Whether existing items can be selected: that creates a junction row, updates the related item (one-to-many), or
 * only changes the item itself.
 */
export const selectRelatedDenied = (access: Access, { list }: RelationalTarget): RowDenial | false => {
  if (list === null) return false;
  return list.junction === null ? editRowDenied(access, list) : createRowDenied(access, list);
};

/**
 * Whether a related item can be edited through a many-to-one or a junction: its key, which is sent,
 * counts as written, except in 11.
 */
export const editItemDenied = (access: Access, schema: Schema, collection: string): FieldDenial | false => {
  const key = schema.rowWrites.keysNeedPermission ? primaryKeyOf(schema, collection) : null;
  return key === null ? denied(access, collection, 'update') : fieldDenied(access, collection, 'update', key.field);
};

/**
 * Whether the items of a list can be edited through it. Behind a junction that writes the junction
 * row, too. `collection` is that of the item, used by many-to-any only.
 */
export const editRelatedDenied = (
  access: Access,
  schema: Schema,
  list: ToMany,
  collection: string | null = null,
): RowDenial | false => {
  const row = editRowDenied(access, list, junctionFields(list));
  const related = list.junction === null ? null : (list.junction.collection ?? collection);
  return row !== false || related === null ? row : editItemDenied(access, schema, related);
};

/** Whether rows can be removed from a list. Unlinking writes the foreign key only, not even the key of the row. */
export const removeRelatedDenied = (
  access: Access,
  { collection, foreignKey, removal }: ToMany,
): FieldDenial | false =>
  removal === 'delete' ? denied(access, collection, 'delete') : fieldDenied(access, collection, 'update', foreignKey);

/** Whether the rows of a list with a sort field can be reordered. */
export const reorderRelatedDenied = (access: Access, list: ToMany): RowDenial | false =>
  editRowDenied(access, list, list.sortField === null ? [] : [list.sortField]);
