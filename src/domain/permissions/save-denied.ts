import type { Item } from '../items';
import { archiveRuleOf, type Collection } from '../schema';
import { denied, fieldDenied, type Access, type Denial, type FieldDenial } from './access';
import { itemDenied, type ItemDenial } from './item-denied';

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
