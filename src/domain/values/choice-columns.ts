import type { Choice } from './choices';

/** The longest label in characters that still fits into so many columns of a full width (spec 002, 9). */
const FITTING = [
  { longest: 10, columns: 4 },
  { longest: 15, columns: 3 },
  { longest: 25, columns: 2 },
] as const;

/** In how many columns checkboxes stand, by the longest of their labels; a field of half the width has room for two. */
export const choiceColumns = (choices: readonly Pick<Choice, 'text'>[], isHalf: boolean): number => {
  const longest = Math.max(0, ...choices.map(({ text }) => [...text].length));
  const columns = FITTING.find((each) => longest <= each.longest)?.columns ?? 1;
  if (!isHalf) return columns;
  return columns === 4 ? 2 : 1;
};

/** How many checkboxes stand before 'show more' unless the options say (spec 002, 3.7). */
export const USUAL_ITEMS_SHOWN = 8;

/** The choices on show before somebody asks for more, and how many those are that hide. */
export const choicesShown = <A>(
  choices: readonly A[],
  itemsShown: number | null,
): { readonly shown: readonly A[]; readonly hidden: number } => {
  const shown = choices.slice(0, Math.max(0, itemsShown ?? USUAL_ITEMS_SHOWN));
  return { shown, hidden: choices.length - shown.length };
};
