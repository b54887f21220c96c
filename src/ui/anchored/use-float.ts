import { useContext, useId, useLayoutEffect, useMemo } from 'react';
import { FloatsAround, onCovered } from './floats';

/**
 * Something that floats above all else. It is given up when something opens over the page that was not opened from within
 * it, or the two would stand above each other. Returns what its content has around it, for `FloatsAround`.
 */
export const useFloat = (giveUp: () => void): readonly string[] => {
  const around = useContext(FloatsAround);
  const id = useId();
  useLayoutEffect(() => onCovered((excepted) => (excepted.includes(id) ? undefined : giveUp())), [id, giveUp]);
  return useMemo(() => [...around, id], [around, id]);
};
