import { createContext } from 'react';

/** The ids of all that floats around here, the outermost first. */
export const FloatsAround = createContext<readonly string[]>([]);

const COVERED = 'page-covered';

/** Tells what floats, `around` excepted, that something opens over the page. */
export const tellCovered = (around: readonly string[]): void => {
  document.dispatchEvent(new CustomEvent(COVERED, { detail: around }));
};

/** Calls `hear` with what is excepted, until the returned function is called. */
export const onCovered = (hear: (around: readonly string[]) => void): (() => void) => {
  const listen = (event: Event): void => hear((event as CustomEvent<readonly string[]>).detail);
  document.addEventListener(COVERED, listen);
  return () => document.removeEventListener(COVERED, listen);
};
