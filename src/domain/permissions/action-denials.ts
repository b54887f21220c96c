import type { Item, ToMany } from '../items';
import {
  archiveRuleOf,
  fieldsOf,
  isConcealed,
  isNoData,
  isStaticToken,
  primaryKeyOf,
  type Collection,
  type Schema,
} from '../schema';
import { referenceOf } from '../templates';
import { type Access, coversField, type Denial, denied, type FieldDenial, fieldDenied } from './access';
import { type ItemDenial, itemDenied } from './item-denied';

/**
 * Saving an existing item needs the update permission for it, a new one the create permission (spec 000, 6). `item`
 * as it is on the server; null for a new one.
 */
export const saveDenied = (
  schema: Schema,
  access: Access,
  collection: string,
  item: Item | null,
  now: number,
): ItemDenial | false =>
  item === null ? denied(access, collection, 'create') : itemDenied(schema, access, collection, 'update', item, now);

/** Why items cannot be archived. */
export type ArchiveDenial = FieldDenial | 'no_archive_field';

/** Archiving needs the update permission for the archive field. */
export const archiveDenied = (access: Access, collection: Collection): ArchiveDenial | false => {
  const rule = archiveRuleOf(collection);
  return rule === null ? 'no_archive_field' : fieldDenied(access, collection.collection, 'update', rule.field);
};

/** Why revisions are not shown. */
export type RevisionsDenial = Denial | 'not_tracked';

/** Revisions need a collection that tracks them and the permission to read them (spec 000, 6). */
export const revisionsDenied = (access: Access, collection: Collection): RevisionsDenial | false => {
  if (collection.meta?.accountability !== 'all') return 'not_tracked';
  return denied(access, 'directus_revisions', 'read');
};

/** An invitation creates a user and needs a role to choose (spec 001, 6). */
export const inviteDenied = (access: Access): Denial | false =>
  denied(access, 'directus_users', 'create') || denied(access, 'directus_roles', 'read');

/** The collection of the related items, and the list that they are in; null for a many-to-one. */
export interface RelationalTarget {
  readonly related: string;
  readonly list: ToMany | null;
}

/** Why rows of a list cannot be edited through its item. `edited_apart`: the server has no form for it. */
export type RowDenial = FieldDenial | 'edited_apart';

const fieldsDenied = (
  access: Access,
  collection: string,
  action: 'create' | 'update',
  fields: readonly string[],
): FieldDenial | false => {
  const reasons = fields.map((field) => fieldDenied(access, collection, action, field));
  return reasons.find((reason) => reason !== false) ?? false;
};

const junctionFields = ({ junction }: ToMany): readonly string[] =>
  junction === null ? [] : [junction.field, ...(junction.collectionField === null ? [] : [junction.collectionField])];

/** The foreign key, which the server sets, counts as written: a role that may not write it is refused. */
const createRowDenied = (access: Access, list: ToMany): FieldDenial | false =>
  fieldsDenied(access, list.collection, 'create', [list.foreignKey, ...junctionFields(list)]);

/**
 * Whether these fields of existing rows can be edited through the item; without fields whether a row can be linked. The
 * server finds a row by a member that has the name of the item's key, and sets the foreign key in every update: both
 * count as written, as does the key that `nestedWrite` adds. The row need not be readable.
 */
export const editRowDenied = (access: Access, list: ToMany, fields: readonly string[] = []): RowDenial | false => {
  if (list.updateKey === null) return 'edited_apart';
  return fieldsDenied(access, list.collection, 'update', [list.primaryKey, list.updateKey, list.foreignKey, ...fields]);
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

/** Whether a related item can be edited through a many-to-one or a junction: its key, which is sent, counts as written. */
export const editItemDenied = (access: Access, schema: Schema, collection: string): FieldDenial | false => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? denied(access, collection, 'update') : fieldDenied(access, collection, 'update', key.field);
};

/**
 * Whether the items of a list can be edited through it. Behind a junction that writes the junction row, too. `collection`
 * is that of the item, used by many-to-any only.
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

/** The first two roles of an installation with numeric ids cannot be deleted here (spec 001, 2). */
export const isRoleRemovable = (id: string): boolean => id !== '1' && id !== '2';

/** The dotted paths whose fields may all be read. The server refuses a request with any other path as a whole. */
export const readablePaths = (
  access: Access,
  schema: Schema,
  collection: string,
  paths: readonly string[],
): readonly string[] =>
  paths.filter((path) => {
    const steps = referenceOf(schema, collection, path)?.fields ?? [];
    return steps.length > 0 && steps.every((field) => coversField(access, field.collection, 'read', field.field));
  });

const EVERY_FIELD = ['*'];

/**
 * The fields to request in place of these (undefined: all), so that the server does not send the static token of a user
 * in clear; null if it would not. Each of them may be read, because the server refuses a request that names another
 * one.
 */
export const fieldsWithoutToken = (
  schema: Schema,
  access: Access,
  collection: string,
  fields: readonly string[] = EVERY_FIELD,
): readonly string[] | null => {
  const own = fieldsOf(schema, collection);
  const token = own.find(isStaticToken);
  if (token === undefined || isConcealed(token) || !coversField(access, collection, 'read', token.field)) return null;
  if (!fields.includes('*') && !fields.includes(token.field)) return null;
  const readable = own
    .filter((field) => !isStaticToken(field) && !isNoData(field))
    .map(({ field }) => field)
    .filter((name) => coversField(access, collection, 'read', name));
  return [...new Set(fields.flatMap((path) => (path === '*' ? readable : path === token.field ? [] : [path])))];
};
