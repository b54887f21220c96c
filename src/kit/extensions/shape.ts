import { left, right, type Either } from 'fp-ts/Either';

/** What one member of a definition has to be, and what stands for it where it is left out. */
export interface Rule<A> {
  readonly holds: (value: unknown) => value is A;
  /** Completes "'icon' should be …". */
  readonly expected: string;
  readonly otherwise?: A;
}

export type Shape<A> = { readonly [K in keyof A]: Rule<A[K]> };

const membersOf = (source: unknown): Record<string, unknown> | null =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : null;

/**
 * Reads a definition that somebody else has written: each member once, into a new object of those that the shape names.
 * Left with the first thing that is wrong. Throws only when a getter of the source does.
 */
export const readShape = <A extends object>(source: unknown, shape: Shape<A>): Either<string, A> => {
  const members = membersOf(source);
  if (members === null) return left('it should give an object');
  const read: Record<string, unknown> = {};
  for (const [name, { holds, expected, otherwise }] of Object.entries<Rule<unknown>>(shape)) {
    const value = members[name] ?? otherwise;
    if (!holds(value)) return left(`'${name}' should be ${expected}`);
    read[name] = value;
  }
  return right(read as A);
};
