import type { PrimaryKey } from '../../domain/items';
import { collectionPath, itemPath, newItemPath, withBookmark } from './paths';

/** The pages of a collection. Modules that show a system collection have their own. */
export interface CollectionPaths {
  /** Where the list is; also where an item page leads back to. */
  readonly list: string;
  readonly item: (key: PrimaryKey) => string;
  /** Null for a collection whose items are not created on a page. */
  readonly newItem: string | null;
}

const known = new Map<string, CollectionPaths>();

/**
 * The default pages of a collection, within a bookmark; null for none. The same object each time: a first render that
 * suspends forgets what it has memoized, and other paths would create another view-model, which loads the list again.
 */
export const collectionPaths = (collection: string, bookmark: number | null = null): CollectionPaths => {
  const list = withBookmark(collectionPath(collection), bookmark);
  const paths = known.get(list) ?? {
    list,
    item: (key) => withBookmark(itemPath(collection, key), bookmark),
    newItem: withBookmark(newItemPath(collection), bookmark),
  };
  known.set(list, paths);
  return paths;
};
