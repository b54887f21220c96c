import { NEW_KEY, type SaveTarget } from '../../../domain/items';

/** The target of a route for items; `key` is the decoded parameter, '+' for a new item. */
export const itemTarget = (collection: string, key: string): SaveTarget =>
  key === NEW_KEY ? { kind: 'new', collection } : { kind: 'existing', collection, key };
