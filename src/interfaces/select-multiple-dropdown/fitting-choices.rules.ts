import type { Choice } from '../../domain/values';

/** The choices in whose text or value the search is found, in any case. */
export const fittingChoices = (choices: readonly Choice[], search: string): readonly Choice[] => {
  const wanted = search.trim().toLowerCase();
  return choices.filter(
    ({ text, value }) => text.toLowerCase().includes(wanted) || String(value).toLowerCase().includes(wanted),
  );
};
