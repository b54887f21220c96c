import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, from the first render on. Takes a complete query: '(max-width: 640px)'. */
export const useMediaQuery = (query: string): boolean => {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
};

/** Lists become cards, one column everywhere. */
export const CARDS_QUERY = '(max-width: 640px)';
/** Navigation and sidebar become overlays. */
export const OVERLAYS_QUERY = '(max-width: 959px)';
/** The sidebar opens by itself. */
export const WIDE_QUERY = '(min-width: 1424px)';
