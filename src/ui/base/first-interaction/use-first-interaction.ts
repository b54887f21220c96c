import { useEffect } from 'react';

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const;

/** Runs `run` once, on the first input event, to load code for likely next steps. `run` must keep its identity. */
export const useFirstInteraction = (run: () => void): void => {
  useEffect(() => {
    const abort = new AbortController();
    const handle = (): void => {
      abort.abort();
      run();
    };
    for (const type of INTERACTION_EVENTS)
      window.addEventListener(type, handle, { signal: abort.signal, capture: true, passive: true });
    return () => abort.abort();
  }, [run]);
};
