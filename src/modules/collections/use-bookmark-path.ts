import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withBookmark } from '../../kit';
import { bookmarkIn } from './route-target.rules';

/** Keeps the saved view that somebody came by, in an address within the same collection. */
export const useBookmarkKept = (): ((path: string) => string) => {
  const bookmark = bookmarkIn(useSearchParams()[0]);
  return useCallback((path) => withBookmark(path, bookmark), [bookmark]);
};
