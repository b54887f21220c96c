import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a constant identity that calls the latest given function. For event handlers, not during render. */
export const useLatest = <Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
