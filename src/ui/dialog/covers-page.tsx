import { useContext, useLayoutEffect } from 'react';
import { FloatsAround, tellCovered } from '../anchored';

/**
 * Stands before whatever opens over the page, while it is open. What floats is gone by the time that remembers where the
 * focus was: it comes back to what the menu had been opened at, and not to an entry that is no more.
 */
export const CoversPage = () => {
  const around = useContext(FloatsAround);
  useLayoutEffect(() => tellCovered(around), [around]);
  return null;
};
