import * as t from 'io-ts';
import { decodeOrNull, nonEmptyText, ownMembers, withFallback } from '../../kernel';
import { itemId, type Item } from '../items';
import { type Access, readablePaths } from '../permissions';
import type { ItemsQuery } from '../query';
import type { Schema } from '../schema';
import { activityUser } from './history-queries';
import type { Activity } from './revision';

/** The last change of an item, as the activity log tells it. */
export type RecentChange = Pick<Activity, 'action' | 'timestamp' | 'collection' | 'item' | 'user'>;

const ACTIVITY = 'directus_activity';

/** Entries requested: an item that is saved often has many. */
const LIMIT = 40;

/** Names per request; the URL length is limited. */
const MAX_COLLECTIONS = 100;

const FIELDS = ['action', 'timestamp', 'collection', 'item'];

const USER = ['id', 'email', 'first_name', 'last_name'].map((field) => `user.${field}`);

/** The newest changes of these collections. Requests readable fields only; of very many collections those of all. */
export const recentChangesQuery = (schema: Schema, access: Access, collections: readonly string[]): ItemsQuery => ({
  fields: readablePaths(access, schema, ACTIVITY, [...FIELDS, ...USER]),
  filter: {
    _and: [
      { action: { _in: ['create', 'update', 'delete', 'revert'] } },
      ...(collections.length > MAX_COLLECTIONS ? [] : [{ collection: { _in: [...collections] } }]),
    ],
  },
  sort: ['-timestamp'],
  limit: LIMIT,
});

const entry = ownMembers({
  action: nonEmptyText,
  timestamp: nonEmptyText,
  collection: nonEmptyText,
  item: nonEmptyText,
  user: withFallback(t.union([activityUser, t.null]), null),
});

/** The newest change of each item of these collections, newest first. Rows of another shape are left out. */
export const recentChanges = (rows: readonly Item[], collections: readonly string[]): readonly RecentChange[] => {
  const newest = new Map<string, RecentChange>();
  for (const row of rows) {
    const change = decodeOrNull(entry, row);
    const id = change === null ? '' : itemId(change.collection, change.item);
    if (change !== null && collections.includes(change.collection) && !newest.has(id)) newest.set(id, change);
  }
  return [...newest.values()];
};

/** When each collection was last changed, as far as the changes tell. */
export const lastChanges = (changes: readonly RecentChange[]): ReadonlyMap<string, string> =>
  new Map(changes.toReversed().map(({ collection, timestamp }) => [collection, timestamp] as const));
