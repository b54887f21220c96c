/** Anything that is registered under an id. */
export interface Contribution {
  readonly id: string;
}

/**
 * Contributions by id. An id nobody registered resolves to the registry's Missing contribution, never to nothing:
 * what comes from a server may name an extension that is not there.
 */
export class Registry<A extends Contribution> {
  private readonly known = new Map<string, A>();

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
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  get(id: string): A {
    return this.known.get(id) ?? this.missing(id);
  }

  /** In the order of registration. */
  all(): readonly A[] {
    return [...this.known.values()];
  }
}
