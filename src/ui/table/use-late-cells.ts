import { useEffect, useState } from 'react';
import type { LateCells } from './late-cells';

/** Whether a row has all its cells: those out of sight come when those in sight have been shown. Without a queue nothing waits. */
export const useLateCells = (queue: LateCells | null, some: boolean): boolean => {
  const [filled, fill] = useState(queue === null);
  const waits = some && !filled;
  useEffect(() => (waits ? queue?.add(fill, () => fill(true)) : undefined), [waits, queue]);
  return !waits;
};
