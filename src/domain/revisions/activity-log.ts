import { decodeOrNull, nonEmptyText, ownMembers } from '../../kernel';
import type { Filter } from '../filters';
import type { Item, PrimaryKey } from '../items';
import { type Access, denied } from '../permissions';
import { isSingleton, isSystemCollection, type Schema } from '../schema';
import { type NameSearch, nameSearch } from '../search';
import type { Activity } from './revision';

/** What the activity log is narrowed to: own entries, or those of one action. */
export const ACTIVITY_SHORTCUTS = ['all', 'mine', 'create', 'update', 'delete', 'comment', 'authenticate'] as const;

export type ActivityShortcut = (typeof ACTIVITY_SHORTCUTS)[number];

/** The filter of a shortcut; null for all entries. */
export const activityFilter = (shortcut: ActivityShortcut): Filter | null => {
  if (shortcut === 'all') return null;
  return shortcut === 'mine' ? { user: { _eq: '$CURRENT_USER' } } : { action: { _eq: shortcut } };
};

/** The id of an entry, from a segment of a path; null for any other text. */
export const activityId = (text: string): number | null => {
  const id = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(id) ? id : null;
};

/** Whether an entry is about values, so that its revision tells what has changed. */
export const changesValues = ({ action }: Pick<Activity, 'action'>): boolean =>
  !['delete', 'comment', 'authenticate'].includes(action);

/** System collections whose items can be listed by their key, as those of other collections can. */
const LISTED_BY_KEY = ['directus_files', 'directus_folders', 'directus_roles', 'directus_users', 'directus_webhooks'];

const loggedItemRow = ownMembers({ collection: nonEmptyText, item: nonEmptyText });

/** What the row of an entry is about; null where the collection or the key is missing. */
export const loggedItem = (row: Item): Pick<Activity, 'collection' | 'item'> | null => decodeOrNull(loggedItemRow, row);

/**
 * The names of items that entries of the log are about. Null where they cannot be looked for: unknown collections, those
 * without a key, single items, and those that may not be read.
 */
export const activityItemSearch = (
  schema: Schema,
  access: Access,
  collection: string,
  keys: readonly PrimaryKey[],
  language: string | null,
): NameSearch | null => {
  const known = schema.collections.get(collection);
  if (known === undefined || isSingleton(known)) return null;
  if (isSystemCollection(collection) && !LISTED_BY_KEY.includes(collection)) return null;
  return denied(access, collection, 'read') === false ? nameSearch(schema, collection, keys, language, access) : null;
};
