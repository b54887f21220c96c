import { ROW_WRITES } from '../../schema';
import type { ToMany } from './to-many';

/** A one-to-many list, ordered by 'sort', whose rows in the collection point to their item with 'parent'. */
export const toMany = (collection: string, more: Partial<ToMany> = {}): ToMany => ({
  collection,
  primaryKey: 'id',
  updateKey: 'id',
  writes: ROW_WRITES,
  foreignKey: 'parent',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
  ...more,
});
