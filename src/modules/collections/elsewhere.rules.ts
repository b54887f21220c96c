import { NEW_KEY } from '../../domain/items';

/** System collections that have pages of their own (spec 000, 2). */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['directus_users', '/users'],
  ['directus_files', '/files'],
  ['directus_activity', '/activity'],
  ['directus_webhooks', '/settings/webhooks'],
]);

/** Where a collection, or an item of it, is shown instead; null for those that are shown here, or nowhere. */
export const elsewhereOf = (collection: string, key: string | null): string | null => {
  const page = PAGES.get(collection);
  if (page === undefined) return null;
  return key === null ? page : `${page}/${key === NEW_KEY ? NEW_KEY : encodeURIComponent(key)}`;
};
