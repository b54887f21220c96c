import { useSyncExternalStore } from 'react';
import type { Contribution, Registry } from './registry';

/** Everything that is registered; changes when an extension arrives. */
export const useContributions = <A extends Contribution>(registry: Registry<A>): readonly A[] =>
  useSyncExternalStore(registry.watch, registry.all);
