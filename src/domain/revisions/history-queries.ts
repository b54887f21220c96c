import type { Filter } from '../filters';
import type { PrimaryKey } from '../items';
import type { ItemsQuery } from '../query';
import { REVISION_LIMIT } from './other-revisions';

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

/** The one revision that came with the item. */
export const creationQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: REVISION_FIELDS,
  filter: about(collection, item, [{ activity: { action: { _eq: 'create' } } }]),
  sort: ['-id'],
  limit: 1,
});

/** What is read of one activity. */
export const ACTIVITY_FIELDS: readonly string[] = [
  'id',
  ...ACTIVITY,
  'collection',
  'item',
  'comment',
  ...below('user', USER),
];

/** What is read of a comment. */
export const COMMENT_FIELDS: readonly string[] = [
  'id',
  'comment',
  'timestamp',
  'collection',
  'item',
  ...below('user', [...USER, 'avatar']),
];

/** All that was said about an item, the newest first. People write comments by hand, so all of them is not many. */
export const commentsQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: COMMENT_FIELDS,
  filter: about(collection, item, [{ action: { _in: ['comment'] } }]),
  sort: ['-id'],
  limit: -1,
});
