import { useEffect, type ComponentType } from 'react';
import { preload, type Loadable } from './loadable';

/** Fetches components while the data that they will show are still on their way. Give it the same list while nothing changes. */
export const usePreloaded = <Props extends object>(loaders: readonly Loadable<ComponentType<Props>>[]): void => {
  useEffect(() => {
    // What cannot be fetched now is asked for again, and told, when it is needed.
    Promise.all(loaders.map((load) => preload(load))).catch(() => undefined);
  }, [loaders]);
};
