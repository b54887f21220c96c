import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function of one identity that calls the latest one given. For events, not while drawing. */
export const useLatest = <Args extends readonly unknown[]>(act: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
