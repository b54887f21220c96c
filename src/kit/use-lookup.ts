import { useMemo } from 'react';
import type { Contribution, Registry } from './registry';
import { useContributions } from './use-contributions';

const lookupIn = <A extends Contribution>(registry: Registry<A>, known: readonly A[]): ((id: string) => A) => {
  const byId = new Map(known.map((contribution) => [contribution.id, contribution]));
  return (id) => byId.get(id) ?? registry.get(id);
};

/** Finds contributions by their ids, as `Registry.get` does; another function whenever there are more of them. */
export const useContributionResolver = <A extends Contribution>(registry: Registry<A>): ((id: string) => A) => {
  const known = useContributions(registry);
  return useMemo(() => lookupIn(registry, known), [registry, known]);
};
