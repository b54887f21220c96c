import { useCallback, useLayoutEffect, useState } from 'react';

interface Unfolded {
  /** The day that shows everything; null when none does. */
  readonly unfolded: string | null;
  readonly unfold: (day: string | null) => void;
}

/** What it keeps clear of the edge of the window, in pixels. */
const CLEAR = 10;

/** The day whose events are all wanted. The calendar opens them at the day's top, and would go on below the window. */
export const useUnfolded = (): Unfolded => {
  const [place, setPlace] = useState<{ readonly day: string } | null>(null);
  useLayoutEffect(() => {
    const popover =
      place === null ? null : document.querySelector<HTMLElement>(`[role=dialog][data-date="${place.day}"]`);
    if (popover === null) return;
    const beyond = popover.getBoundingClientRect().bottom + CLEAR - window.innerHeight;
    if (beyond > 0) popover.style.translate = `0 ${-beyond}px`;
  }, [place]);
  const unfold = useCallback((day: string | null) => setPlace(day === null ? null : { day }), []);
  return { unfolded: place?.day ?? null, unfold };
};
