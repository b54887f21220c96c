import { useSyncExternalStore } from 'react';
import type { Contribution, Registry } from './registry';

/** The contribution of that id: the Missing one until it is there, if it ever comes. */
export const useContribution = <A extends Contribution>(registry: Registry<A>, id: string): A => {
  useSyncExternalStore(registry.watch, () => registry.has(id));
  return registry.get(id);
};
