import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withBookmark } from '../../kit';
import { bookmarkFromUrl } from './route-target.rules';

/** Adds the current bookmark to a path within the same collection. */
export const useBookmarkPath = (): ((path: string) => string) => {
  const bookmark = bookmarkFromUrl(useSearchParams()[0]);
  return useCallback((path) => withBookmark(path, bookmark), [bookmark]);
};
