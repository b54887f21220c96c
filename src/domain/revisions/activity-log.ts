import type { Filter } from '../filters';
import type { Item } from '../items';
import { type Access, denied, readablePaths } from '../permissions';
import type { ItemsQuery } from '../query';
import { isSystemCollection, primaryKeyOf, type Schema } from '../schema';
import { collectionTemplate } from '../templates';
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

/** A query for the item of an entry. */
export interface ActivityItemSearch {
  readonly query: ItemsQuery;
  /** The name of the item in the answer: '' without one; null when the item is missing. */
  readonly nameIn: (answer: readonly Item[]) => string | null;
}

/**
 * Null where the item cannot be looked for: unknown collections, those without a key, and those that may not be read.
 * A translated name is in `language`, if possible.
 */
export const activityItemSearch = (
  schema: Schema,
  access: Access,
  { collection, item }: Pick<Activity, 'collection' | 'item'>,
  language: string | null,
): ActivityItemSearch | null => {
  const key = primaryKeyOf(schema, collection)?.field ?? null;
  if (key === null || (isSystemCollection(collection) && !LISTED_BY_KEY.includes(collection))) return null;
  if (denied(access, collection, 'read') !== false) return null;
  const template = collectionTemplate(schema, collection, null, language);
  const fields = [key, ...readablePaths(access, schema, collection, template.fields)];
  return {
    query: { filter: { [key]: { _eq: item } }, fields: [...new Set(fields)], limit: 1 },
    nameIn: ([found]) => (found === undefined ? null : template.render(found)),
  };
};
