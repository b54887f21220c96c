import { isJsonObject, type Json } from '../../kernel';
import { valueIn, type Item, type PrimaryKey } from '../items';
import type { ItemsQuery } from '../query';
import type { RevisionUser } from './revision';

/** Who changed an item last, and when: an ISO moment in UTC. Null where it is not told. */
export interface LatestChange {
  readonly by: RevisionUser | null;
  readonly at: string | null;
}

/** Of the newest revision only who and when. */
export const latestChangeQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ['activity.timestamp', ...['id', 'email', 'first_name', 'last_name'].map((name) => `activity.user.${name}`)],
  filter: { _and: [{ collection: { _eq: collection } }, { item: { _eq: String(item) } }] },
  sort: ['-id'],
  limit: 1,
});

const textIn = (item: Item, field: string): string | null => {
  const value = valueIn(item, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Somebody as the platform tells of them; null for nobody, and for whatever is no person. */
export const changerOf = (user: Json): RevisionUser | null => {
  if (!isJsonObject(user)) return null;
  const [id, email, first_name, last_name] = ['id', 'email', 'first_name', 'last_name'].map((name) =>
    textIn(user, name),
  );
  return { id: id ?? '', email: email ?? null, first_name: first_name ?? null, last_name: last_name ?? null };
};

/** What the query has found. Total: rows of another shape tell nothing. */
export const latestChangeIn = (rows: readonly Item[]): LatestChange | null => {
  const activity = rows[0] === undefined ? null : valueIn(rows[0], 'activity');
  return isJsonObject(activity)
    ? { by: changerOf(valueIn(activity, 'user')), at: textIn(activity, 'timestamp') }
    : null;
};
