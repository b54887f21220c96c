import { useEffect, useRef, type RefObject } from 'react';

/**
 * While a pane lies over the page: focus goes into it, Escape closes it, and focus returns where it came from. The
 * rest of the page is made inert by whoever draws it.
 */
export const useOverlay = (pane: RefObject<HTMLElement | null>, open: boolean, close: () => void): void => {
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  }, [close]);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const current = pane.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? pane.current?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeNow.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, pane]);
};
