import { useEffect, useRef, type RefObject } from 'react';

/** Another page of a list begins at its top: smoothly, but for people who want no motion. */
export const usePageTop = (scroller: RefObject<HTMLElement | null>, page: number): void => {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [scroller, page]);
};
