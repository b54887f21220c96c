import { decodeOrNull, nonEmptyText, ownMembers, textOrNull, withFallback, type Json } from '../../kernel';
import type { Filter } from '../filters';
import type { Item, PrimaryKey } from '../items';
import type { ItemsQuery } from '../query';
import type { ActivityUser, Revision, RevisionWithPrevious } from './revision';

const USER = ['id', 'email', 'first_name', 'last_name'];

const ACTIVITY = ['action', 'timestamp', 'ip', 'user_agent'];

const below = (path: string, fields: readonly string[]): readonly string[] => fields.map((field) => `${path}.${field}`);

/** Finds the revisions or activities of an item. */
export const revisionsOf = (collection: string, item: PrimaryKey, more: readonly Filter[] = []): Filter => ({
  _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }, ...more],
});

/** Without the recorded values: those of a long item may be megabytes each. */
const ENTRY_FIELDS = ['id', ...below('activity', ['action', 'timestamp', ...below('user', USER)])];

const REVISION_FIELDS = [
  'id',
  'data',
  'delta',
  'collection',
  'item',
  ...below('activity', [...ACTIVITY, ...below('user', USER)]),
];

/** The newest revisions of an item (spec 000, 7), without their values. */
export const revisionsQuery = (collection: string, item: PrimaryKey, limit: number): ItemsQuery => ({
  fields: ENTRY_FIELDS,
  filter: revisionsOf(collection, item),
  sort: ['-id'],
  limit,
});

/** A revision and the one before it, with their values. */
export const revisionWithPreviousQuery = (collection: string, item: PrimaryKey, id: number): ItemsQuery => ({
  fields: REVISION_FIELDS,
  filter: revisionsOf(collection, item, [{ id: { _lte: id } }]),
  sort: ['-id'],
  limit: 2,
});

/** Reads the result of that query; null if the revision does not exist. */
export const pairWithPrevious = (id: number, [revision, previous]: readonly Revision[]): RevisionWithPrevious | null =>
  revision?.id === id ? { revision, previous: previous ?? null } : null;

/** The payloads of the saves of these revisions. */
export const deltasQuery = (ids: readonly number[]): ItemsQuery => ({
  fields: ['id', 'delta'],
  filter: { id: { _in: ids } },
  limit: -1,
});

/** The revision that was stored when the item was created, without its values. */
export const creationQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ENTRY_FIELDS,
  filter: revisionsOf(collection, item, [{ activity: { action: { _eq: 'create' } } }]),
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
  'revisions.id',
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
  filter: revisionsOf(collection, item, [{ action: { _in: ['comment'] } }]),
  sort: ['-id'],
  limit: -1,
});

/** Mentions requested at most. */
const MAX_MENTIONS = 20;

/** The newest comments that mention the user. */
export const mentionsQuery = (user: string): ItemsQuery => ({
  fields: COMMENT_FIELDS,
  filter: { _and: [{ comment: { _contains: `@${user}` } }, { action: { _in: ['comment'] } }] },
  sort: ['-id'],
  limit: MAX_MENTIONS,
});

/** The author and time (ISO, UTC) of the latest change; null where unknown. */
export interface LatestChange {
  readonly by: ActivityUser | null;
  readonly at: string | null;
}

/** The author and time of the newest revision. */
export const latestChangeQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ['activity.timestamp', ...['id', 'email', 'first_name', 'last_name'].map((name) => `activity.user.${name}`)],
  filter: revisionsOf(collection, item),
  sort: ['-id'],
  limit: 1,
});

/** The deletion of an item, from the activity log. */
export const deletionQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ['timestamp', ...['id', 'email', 'first_name', 'last_name'].map((name) => `user.${name}`)],
  filter: {
    _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }, { action: { _eq: 'delete' } }],
  },
  sort: ['-id'],
  limit: 1,
});

/** A user as the API returns it. */
export const activityUser = ownMembers({
  id: withFallback(nonEmptyText, ''),
  email: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
});

/** A user as the API returns it; null for anything else. */
export const parseUser = (source: Json): ActivityUser | null => decodeOrNull(activityUser, source);

const latestActivity = ownMembers({ user: withFallback(activityUser, null), timestamp: textOrNull });

const changeOf = (activity: unknown): LatestChange | null => {
  const latest = decodeOrNull(latestActivity, activity);
  return latest === null ? null : { by: latest.user, at: latest.timestamp };
};

/** Reads the result of the query. Total: rows of another shape give null. */
export const parseLatestChange = ([row]: readonly Item[]): LatestChange | null => changeOf(row?.['activity']);

/** Reads the result of `deletionQuery`; null without one. */
export const parseDeletion = ([row]: readonly Item[]): LatestChange | null => changeOf(row);
