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
