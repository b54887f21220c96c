import { useMemo, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { token } from '../../kernel';
import { useService } from '../services/services';
import type { DisplayDefinition, InterfaceDefinition, LayoutDefinition, ModuleDefinition } from './definitions';
import type { Contribution, Registry } from './registry';

/** One registry for each kind of contribution, for built-in ones and extensions loaded at run time alike. */
export interface Registries {
  readonly interfaces: Registry<InterfaceDefinition>;
  readonly displays: Registry<DisplayDefinition>;
  readonly layouts: Registry<LayoutDefinition>;
  readonly modules: Registry<ModuleDefinition>;
}

export const Registries = token<Registries>('Registries');

/** The contribution with this id; the Missing contribution until it is registered, and for null. */
export const useContribution = <A extends Contribution>(registry: Registry<A>, id: string | null): A => {
  useSyncExternalStore(registry.watch, () => registry.has(id));
  return registry.get(id);
};

/** All registered contributions; rerenders when an extension registers one. */
export const useContributions = <A extends Contribution>(registry: Registry<A>): readonly A[] =>
  useSyncExternalStore(registry.watch, registry.all);

/** Whether a module has a page at this path, so that a view links only to pages that exist. A heading is not looked at. */
export const useHasPage = (path: string): boolean => {
  const [pathname = ''] = path.split('#');
  return useContributions(useService(Registries).modules).some((module) =>
    module.routes.some((route) => route.path !== '*' && matchPath(`/${module.path}/${route.path}`, pathname) !== null),
  );
};

const resolverOf = <A extends Contribution>(registry: Registry<A>, known: readonly A[]): ((id: string) => A) => {
  const byId = new Map(known.map((contribution) => [contribution.id, contribution]));
  return (id) => byId.get(id) ?? registry.get(id);
};

/** Resolves ids as `Registry.get` does; the function changes identity with each registration. */
export const useContributionResolver = <A extends Contribution>(registry: Registry<A>): ((id: string) => A) => {
  const known = useContributions(registry);
  return useMemo(() => resolverOf(registry, known), [registry, known]);
};
