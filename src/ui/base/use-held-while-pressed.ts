import { useEffect, useRef, useState } from 'react';

/**
 * The latest value, or while a pointer is down the one of when it went down: an option that a click began on must be
 * there when the click ends, although its list was replaced meanwhile. `hold` is the handler of 'pointerdown'.
 */
export const useHeldWhilePressed = <A>(latest: A): readonly [value: A, hold: () => void] => {
  const [held, setHeld] = useState<{ readonly value: A } | null>(null);
  const letGo = useRef<AbortController>(null);
  const hold = (): void => {
    letGo.current?.abort();
    const { signal } = (letGo.current = new AbortController());
    // The click comes after 'pointerup'.
    const release = () => setTimeout(() => (signal.aborted ? undefined : setHeld(null)));
    addEventListener('pointerup', release, { signal });
    addEventListener('pointercancel', release, { signal });
    setHeld({ value: latest });
  };
  useEffect(() => () => letGo.current?.abort(), []);
  return [held === null ? latest : held.value, hold];
};
