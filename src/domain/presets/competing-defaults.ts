import { scopePriority, type Scope } from './preset';

/** A default of a collection, with the role of the user that it is for; `role` is null for every other one. */
export interface ScopedDefault {
  readonly scope: Scope;
  readonly role: string | null;
}

/**
 * Which of two defaults counts for the users that both apply to: that of a user over that of the role, and that over the
 * one for everyone. `undecided`: both are for the same users, and the server sends them in no fixed order.
 */
export type Precedence = 'wins' | 'loses' | 'undecided';

const meets = (one: ScopedDefault, other: ScopedDefault): boolean => {
  const [a, b] = [one.scope, other.scope];
  if (a.kind === 'all' || b.kind === 'all') return true;
  if (a.kind === b.kind) return a.id === b.id;
  return a.kind === 'user' ? one.role === b.id : other.role === a.id;
};

/** Null where both apply to no user. */
export const precedence = (one: ScopedDefault, other: ScopedDefault): Precedence | null => {
  if (!meets(one, other)) return null;
  const difference = scopePriority(one.scope) - scopePriority(other.scope);
  if (difference === 0) return 'undecided';
  return difference < 0 ? 'wins' : 'loses';
};

const ORDER: readonly Precedence[] = ['undecided', 'loses', 'wins'];

/** The defaults that meet one, first those without a decision and those that count instead of it. */
export const competingDefaults = <Default extends ScopedDefault>(
  one: ScopedDefault,
  others: readonly Default[],
): readonly { readonly other: Default; readonly precedence: Precedence }[] =>
  others
    .flatMap((other) => {
      const order = precedence(one, other);
      return order === null ? [] : [{ other, precedence: order }];
    })
    .sort((a, b) => ORDER.indexOf(a.precedence) - ORDER.indexOf(b.precedence));
