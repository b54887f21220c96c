import { useMemo, useSyncExternalStore } from 'react';
import { token } from '../../kernel';
import type { DisplayDefinition } from './define-display';
import type { InterfaceDefinition } from './define-interface';
import type { LayoutDefinition } from './define-layout';
import type { ModuleDefinition } from './define-module';

/** Anything that is registered under an id. */
export interface Contribution {
  readonly id: string;
}

/**
 * Contributions by id. An id nobody registered resolves to the registry's Missing contribution, never to nothing:
 * what comes from a server may name an extension that is not there, or not there yet.
 */
export class Registry<A extends Contribution> {
  private readonly known = new Map<string, A>();
  private readonly watchers = new Set<() => void>();
  private list: readonly A[] = [];

  constructor(
    private readonly missing: (id: string) => A,
    contributions: readonly A[] = [],
  ) {
    contributions.forEach((contribution) => this.register(contribution));
  }

  /** Throws when the id is taken: two contributions under one name are a bug. */
  register(contribution: A): void {
    if (this.known.has(contribution.id)) throw new Error(`Two contributions are called '${contribution.id}'`);
    this.known.set(contribution.id, contribution);
    this.list = [...this.list, contribution];
    this.watchers.forEach((tell) => tell());
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  get(id: string): A {
    return this.known.get(id) ?? this.missing(id);
  }

  /** In the order of registration; the same list until another one is registered. */
  readonly all = (): readonly A[] => this.list;

  /** Tells of every registration from now on; answers with how to end that. */
  readonly watch = (tell: () => void): (() => void) => {
    this.watchers.add(tell);
    return () => this.watchers.delete(tell);
  };
}

/** The four kinds of contribution. Extensions loaded at run time register into the same. */
export interface Registries {
  readonly interfaces: Registry<InterfaceDefinition>;
  readonly displays: Registry<DisplayDefinition>;
  readonly layouts: Registry<LayoutDefinition>;
  readonly modules: Registry<ModuleDefinition>;
}

export const Registries = token<Registries>('Registries');

/** The contribution of that id: the Missing one until it is there, if it ever comes. */
export const useContribution = <A extends Contribution>(registry: Registry<A>, id: string): A => {
  useSyncExternalStore(registry.watch, () => registry.has(id));
  return registry.get(id);
};

/** Everything that is registered; changes when an extension arrives. */
export const useContributions = <A extends Contribution>(registry: Registry<A>): readonly A[] =>
  useSyncExternalStore(registry.watch, registry.all);

const lookupIn = <A extends Contribution>(registry: Registry<A>, known: readonly A[]): ((id: string) => A) => {
  const byId = new Map(known.map((contribution) => [contribution.id, contribution]));
  return (id) => byId.get(id) ?? registry.get(id);
};

/** Finds contributions by their ids, as `Registry.get` does; another function whenever there are more of them. */
export const useContributionResolver = <A extends Contribution>(registry: Registry<A>): ((id: string) => A) => {
  const known = useContributions(registry);
  return useMemo(() => lookupIn(registry, known), [registry, known]);
};
