import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { collectionPaths, type CollectionPaths } from '../../kit';
import { bookmarkFromUrl } from './route-target.rules';

/** The pages of a collection, within the bookmark of the URL. */
export const useCollectionPaths = (collection: string): CollectionPaths => {
  const bookmark = bookmarkFromUrl(useSearchParams()[0]);
  return useMemo(() => collectionPaths(collection, bookmark), [collection, bookmark]);
};
