/** Anything that is registered under an id. */
export interface Contribution {
  readonly id: string;
}

/**
 * Contributions by id. An unknown id resolves to the registry's Missing contribution, because the data of the server
 * may name an extension that is not installed or not loaded yet.
 */
export class Registry<A extends Contribution> {
  private readonly known = new Map<string, A>();
  private readonly listeners = new Set<() => void>();
  private list: readonly A[] = [];

  constructor(
    private readonly missing: (id: string) => A,
    contributions: readonly A[] = [],
  ) {
    contributions.forEach((contribution) => this.register(contribution));
  }

  /** Throws when the id is taken. */
  register(contribution: A): void {
    if (this.known.has(contribution.id)) throw new Error(`Two contributions are called '${contribution.id}'`);
    this.known.set(contribution.id, contribution);
    this.list = [...this.list, contribution];
    this.listeners.forEach((notify) => notify());
  }

  has(id: string | null): boolean {
    return id !== null && this.known.has(id);
  }

  /** Null, for no contribution, gives the Missing contribution too. */
  get(id: string | null): A {
    return this.known.get(id ?? '') ?? this.missing(id ?? '');
  }

  /** In the order of registration; the same list until another one is registered. */
  readonly all = (): readonly A[] => this.list;

  /** Calls the listener on every later registration; returns the function that removes it. */
  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
