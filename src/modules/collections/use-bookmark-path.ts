import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withBookmark } from '../../kit';
import { bookmarkFromUrl } from './route-target.rules';

/** Keeps the saved view that somebody came by, in an address within the same collection. */
export const useBookmarkPath = (): ((path: string) => string) => {
  const bookmark = bookmarkFromUrl(useSearchParams()[0]);
  return useCallback((path) => withBookmark(path, bookmark), [bookmark]);
};
