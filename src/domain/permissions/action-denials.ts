import type { Item } from '../items';
import { archiveRuleOf, fieldsOf, isConcealed, isNoData, isStaticToken, type Collection, type Schema } from '../schema';
import { referenceOf } from '../templates';
import { type Access, coversField, type Denial, denied, type FieldDenial, fieldDenied, fieldsDenied } from './access';
import { type ItemDenial, itemDenied } from './item-rules/item-denied';

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

/** What the server writes when the content of a file is replaced, whatever the request says. */
const REPLACED_FIELDS = ['storage', 'title', 'filename_download', 'type', 'uploaded_by'];

/** Replacing the content of a file, as the image editor does, writes fields that the role has to be allowed to update. */
export const replaceContentDenied = (access: Access): FieldDenial | false =>
  fieldsDenied(access, 'directus_files', 'update', REPLACED_FIELDS);

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
