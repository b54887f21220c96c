import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withinBookmark } from '../../kit';
import { bookmarkIn } from './bookmark-in.rules';

/** Keeps the saved view that somebody came by, in an address within the same collection. */
export const useBookmarkKept = (): ((path: string) => string) => {
  const bookmark = bookmarkIn(useSearchParams()[0]);
  return useCallback((path) => withinBookmark(path, bookmark), [bookmark]);
};
