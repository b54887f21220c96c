import type { Chance } from '../../fixtures/builders';

/** A random element; throws when the list is empty. */
export const pickFrom = <A>(chance: Chance, choices: readonly A[]): A => {
  const picked = choices[chance.integer(0, choices.length - 1)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
};

/** The result of a random maker, chosen by weight. */
export const weighed = <A>(chance: Chance, choices: readonly (readonly [weight: number, make: () => A])[]): A => {
  const whole = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = chance.integer(1, whole);
  for (const [weight, make] of choices) {
    left -= weight;
    if (left <= 0) return make();
  }
  throw new Error('There is nothing to pick from.');
};
