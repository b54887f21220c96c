import { useEffect, useState, type ComponentType } from 'react';
import { preload, type Loadable } from './loadable';

/** Nobody waits longer than this for a component, in ms: what comes later takes its place when it is there. */
const PRELOAD_TIMEOUT_MS = 2000;

const timeout = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PRELOAD_TIMEOUT_MS);
  });

/**
 * Fetches components while the data that they will show are still on their way. True once all of them are there, cannot be
 * had, or have been waited for long enough: what is drawn then stays in its place. Give it the same list while nothing changes.
 */
export const usePreloaded = <Props extends object>(loaders: readonly Loadable<ComponentType<Props>>[]): boolean => {
  const [prepared, setPrepared] = useState<readonly Loadable<ComponentType<Props>>[] | null>(null);
  useEffect(() => {
    let wanted = true;
    // What cannot be fetched now is asked for again, and told, when it is needed.
    const settled = Promise.race([Promise.allSettled(loaders.map((load) => preload(load))), timeout()]);
    void settled.then(() => {
      if (wanted) setPrepared(loaders);
    });
    return () => {
      wanted = false;
    };
  }, [loaders]);
  return prepared === loaders;
};
