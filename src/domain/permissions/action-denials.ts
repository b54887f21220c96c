import type { Item } from '../items';
import { archiveRuleOf, type Collection, type RelationalType } from '../schema';
import { type Access, type Denial, denied, type FieldDenial, fieldDenied } from './access';
import { type ItemDenial, itemDenied } from './item-denied';

/**
 * Saving one item takes the permission to update, and an item that its rule covers; a new one, of which there is
 * nothing yet to cover, the permission to create (spec 000, 6). `item` as it stands on the server; null for a new one.
 */
export const saveDenied = (access: Access, collection: string, item: Item | null, now: number): ItemDenial | false =>
  item === null ? denied(access, collection, 'create') : itemDenied(access, collection, 'update', item, now);

/** Why nothing can be archived here. */
export type ArchiveDenial = FieldDenial | 'no_archive_field';

/** Archiving takes the permission to update the field that says so. */
export const archiveDenied = (access: Access, collection: Collection): ArchiveDenial | false => {
  const rule = archiveRuleOf(collection);
  return rule === null ? 'no_archive_field' : fieldDenied(access, collection.collection, 'update', rule.field);
};

/** Why revisions are not shown. */
export type RevisionsDenial = Denial | 'not_tracked';

/** Revisions show where the collection keeps them, to who may read them (spec 000, 6). */
export const revisionsDenied = (access: Access, collection: Collection): RevisionsDenial | false => {
  if (collection.meta?.accountability !== 'all') return 'not_tracked';
  return denied(access, 'directus_revisions', 'read');
};

/** Inviting makes a user, and needs a role to choose (spec 001, 6). */
export const inviteDenied = (access: Access): Denial | false =>
  denied(access, 'directus_users', 'create') || denied(access, 'directus_roles', 'read');

/** Where a relational field leads: the collection of the items, and the junction on the way, if there is one. */
export interface RelationalTarget {
  readonly kind: RelationalType;
  readonly related: string;
  readonly junction: string | null;
}

/** Whether new items can be made from within the field (spec 002, 5). */
export const createRelatedDenied = (access: Access, { kind, related, junction }: RelationalTarget): Denial | false => {
  const link = junction === null ? false : denied(access, junction, 'create');
  const update = kind === 'o2m' ? denied(access, related, 'update') : false;
  return link || update || denied(access, related, 'create');
};

/** Whether items there are can be chosen: that writes a link, their key back here, or only the item itself. */
export const selectRelatedDenied = (access: Access, { kind, related, junction }: RelationalTarget): Denial | false => {
  if (junction !== null) return denied(access, junction, 'create');
  return kind === 'o2m' ? denied(access, related, 'update') : false;
};

/** The first two roles of an installation that counts them cannot be deleted here (spec 001, 2). */
export const isRoleRemovable = (id: string): boolean => id !== '1' && id !== '2';
