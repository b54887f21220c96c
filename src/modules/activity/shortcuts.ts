import type { ListRef } from '../../application/browse';
import { ACTIVITY_SHORTCUTS, activityFilter, type ActivityShortcut } from '../../domain/revisions';
import { collectionPath, type CollectionPaths, type TextKey } from '../../kit';

export const ACTIVITY = 'directus_activity';

/** Name and icon of each shortcut. */
export const SHORTCUT_LOOKS: Readonly<
  Record<ActivityShortcut, { readonly name: Extract<TextKey, `activity_${string}`>; readonly icon: string }>
> = {
  all: { name: 'activity_all', icon: 'notifications' },
  mine: { name: 'activity_own', icon: 'person' },
  create: { name: 'activity_of_creations', icon: 'add' },
  update: { name: 'activity_of_updates', icon: 'edit' },
  delete: { name: 'activity_of_deletions', icon: 'delete' },
  comment: { name: 'activity_of_comments', icon: 'chat_bubble_outline' },
  authenticate: { name: 'activity_of_sign_ins', icon: 'login' },
};

/** The shortcut in the query string, `?action=create` or `?user=me`; all entries for any other. */
export const shortcutFromUrl = (query: URLSearchParams): ActivityShortcut => {
  if (query.get('user') === 'me') return 'mine';
  const action = query.get('action');
  return ACTIVITY_SHORTCUTS.slice(2).find((shortcut) => shortcut === action) ?? 'all';
};

const queryOf = (shortcut: ActivityShortcut): string => {
  if (shortcut === 'all') return '';
  return shortcut === 'mine' ? '?user=me' : `?action=${shortcut}`;
};

/** The list, or one of its entries, within a shortcut. */
export const activityPath = (shortcut: ActivityShortcut, key?: string | number): string =>
  `${collectionPath(ACTIVITY)}${key === undefined ? '' : `/${encodeURIComponent(key)}`}${queryOf(shortcut)}`;

/** The list of a shortcut. Its filter is locked, so that it is never saved with the view. */
export const activityList = (shortcut: ActivityShortcut): ListRef => ({
  collection: ACTIVITY,
  // What the column of the item needs.
  fields: ['collection', 'item'],
  lockedFilter: activityFilter(shortcut),
});

const pathsOf = (shortcut: ActivityShortcut): CollectionPaths => ({
  list: activityPath(shortcut),
  item: (key) => activityPath(shortcut, key),
  newItem: null,
});

/** The pages of each shortcut. Constant: a render that React interrupts and starts again would load the list twice. */
export const ACTIVITY_PATHS: Readonly<Record<ActivityShortcut, CollectionPaths>> = {
  all: pathsOf('all'),
  mine: pathsOf('mine'),
  create: pathsOf('create'),
  update: pathsOf('update'),
  delete: pathsOf('delete'),
  comment: pathsOf('comment'),
  authenticate: pathsOf('authenticate'),
};

/** The keys before and after one on the page of the list; null at either end, and for one that is not listed. */
export const adjacentKeys = <Key>(
  keys: readonly Key[],
  current: Key,
): { readonly previous: Key | null; readonly next: Key | null } => {
  const at = keys.indexOf(current);
  return at === -1 ? { previous: null, next: null } : { previous: keys[at - 1] ?? null, next: keys[at + 1] ?? null };
};
