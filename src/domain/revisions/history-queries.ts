import { decodeOrNull, nonEmptyText, ownMembers, textOrNull, withFallback, type Json } from '../../kernel';
import type { Filter } from '../filters';
import type { Item, PrimaryKey } from '../items';
import type { ItemsQuery } from '../query';
import { type ActivityUser, REVISION_LIMIT } from './revision';

const USER = ['id', 'email', 'first_name', 'last_name'];

const ACTIVITY = ['action', 'timestamp', 'ip', 'user_agent'];

const below = (path: string, fields: readonly string[]): readonly string[] => fields.map((field) => `${path}.${field}`);

const about = (collection: string, item: PrimaryKey, more: readonly Filter[] = []): Filter => ({
  _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }, ...more],
});

const REVISION_FIELDS = [
  'id',
  'data',
  'delta',
  'collection',
  'item',
  ...below('activity', [...ACTIVITY, ...below('user', USER)]),
];

/** The newest revisions of an item (spec 000, 7). */
export const revisionsQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: REVISION_FIELDS,
  filter: about(collection, item),
  sort: ['-id'],
  limit: REVISION_LIMIT,
});

/** The revision that was stored when the item was created. */
export const creationQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: REVISION_FIELDS,
  filter: about(collection, item, [{ activity: { action: { _eq: 'create' } } }]),
  sort: ['-id'],
  limit: 1,
});

/** The fields read of an activity. */
export const ACTIVITY_FIELDS: readonly string[] = [
  'id',
  ...ACTIVITY,
  'collection',
  'item',
  'comment',
  ...below('user', USER),
];

/** The fields read of a comment. */
export const COMMENT_FIELDS: readonly string[] = [
  'id',
  'comment',
  'timestamp',
  'collection',
  'item',
  ...below('user', [...USER, 'avatar']),
];

/** All comments on an item, newest first. There are few of them, so the query has no limit. */
export const commentsQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: COMMENT_FIELDS,
  filter: about(collection, item, [{ action: { _in: ['comment'] } }]),
  sort: ['-id'],
  limit: -1,
});

/** The author and time (ISO, UTC) of the latest change; null where unknown. */
export interface LatestChange {
  readonly by: ActivityUser | null;
  readonly at: string | null;
}

/** The author and time of the newest revision. */
export const latestChangeQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ['activity.timestamp', ...['id', 'email', 'first_name', 'last_name'].map((name) => `activity.user.${name}`)],
  filter: { _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }] },
  sort: ['-id'],
  limit: 1,
});

const user = ownMembers({
  id: withFallback(nonEmptyText, ''),
  email: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
});

/** A user as the API returns it; null for anything else. */
export const parseUser = (source: Json): ActivityUser | null => decodeOrNull(user, source);

const latestActivity = ownMembers({ user: withFallback(user, null), timestamp: textOrNull });

/** Reads the result of the query. Total: rows of another shape give null. */
export const parseLatestChange = ([row]: readonly Item[]): LatestChange | null => {
  const latest = decodeOrNull(latestActivity, row?.['activity']);
  return latest === null ? null : { by: latest.user, at: latest.timestamp };
};
