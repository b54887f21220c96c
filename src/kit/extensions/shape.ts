import { left, right, type Either } from 'fp-ts/Either';

/** What one member of a definition has to be, and what stands for it where it is left out. */
export interface MemberRule<A> {
  readonly isValid: (value: unknown) => value is A;
  /** Completes "'icon' should be …". */
  readonly expected: string;
  readonly defaultValue?: A;
}

export type Shape<A> = { readonly [K in keyof A]: MemberRule<A[K]> };

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
  for (const [name, { isValid, expected, defaultValue }] of Object.entries<MemberRule<unknown>>(shape)) {
    const value = members[name] ?? defaultValue;
    if (!isValid(value)) return left(`'${name}' should be ${expected}`);
    read[name] = value;
  }
  return right(read as A);
};
