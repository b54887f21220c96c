/**
 * Paths that a list asks for, in the order in which it shows them: `shown` are those of its columns, and what a column takes of a
 * related item stands with it. What no column shows, as the key, comes first.
 */
export const inShownOrder = (asked: readonly string[], shown: readonly string[]): readonly string[] => {
  const placeOf = (path: string): number =>
    shown.includes(path) ? shown.indexOf(path) : shown.findIndex((column) => path.startsWith(`${column}.`));
  return [...asked].sort((one, other) => placeOf(one) - placeOf(other));
};
