import { useEffect } from 'react';

/** Somebody is there: what these begin needs a moment yet. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const;

/**
 * Does something once, as soon as anybody stirs on the page: the time to fetch what their next step may need, which the page
 * itself did without. `act` keeps its identity.
 */
export const useFirstInteraction = (act: () => void): void => {
  useEffect(() => {
    const end = new AbortController();
    const once = (): void => {
      end.abort();
      act();
    };
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, once, { signal: end.signal, capture: true, passive: true });
    return () => end.abort();
  }, [act]);
};
