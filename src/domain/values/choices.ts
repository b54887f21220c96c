import { equals, isJsonObject, type Json } from '../../kernel';

/** One choice of a dropdown, radio or checkbox; `text` is what people see. */
export interface Choice {
  readonly text: string;
  readonly value: string | number | boolean;
  readonly icon: string | null;
}

/** Null is an object to JavaScript as well. */
const scalar = (value: Json): value is string | number | boolean => typeof value !== 'object';

/** What one entry of the options stands for: one choice, or none where it makes no sense. */
export const choiceOf = (option: Json): readonly Choice[] => {
  if (scalar(option)) return [{ text: String(option), value: option, icon: null }];
  if (!isJsonObject(option)) return [];
  const { value = null, text = null, icon = null } = option;
  if (!scalar(value)) return [];
  const shown = typeof text === 'string' && text !== '' ? text : String(value);
  return [{ value, text: shown, icon: typeof icon === 'string' ? icon : null }];
};

/** The choices that a field's options configure; null when there are none and the widget says so. */
export const choicesOf = (option: Json): readonly Choice[] | null => {
  const choices = Array.isArray(option) ? (option as readonly Json[]).flatMap(choiceOf) : [];
  return choices.length === 0 ? null : choices;
};

/** The chosen values that are none of the choices: 'other' ones, kept whatever the choices become. */
export const otherValues = (chosen: readonly Json[], choices: readonly Choice[]): readonly Json[] =>
  chosen.filter((value) => !choices.some((choice) => equals(choice.value, value)));

/** A choice ticked or unticked: choices in their configured order, others after them; null when nothing is left. */
export const toggleChoice = (
  chosen: readonly Json[],
  value: Json,
  choices: readonly Choice[],
): readonly Json[] | null => {
  const without = chosen.filter((each) => !equals(each, value));
  const all = without.length < chosen.length ? without : [...chosen, value];
  const known = choices.map((choice) => choice.value).filter((each) => all.some((one) => equals(one, each)));
  return all.length === 0 ? null : [...known, ...otherValues(all, choices)];
};

const MIN_SUMMARIZED = 3;

/** What a closed select says of several values: their texts while they are fewer than three, then all or how many. */
export type ChoicePreview =
  | { readonly kind: 'list'; readonly texts: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'count'; readonly count: number };

export const choicePreview = (chosen: readonly Json[], choices: readonly Choice[]): ChoicePreview => {
  if (chosen.length < MIN_SUMMARIZED) {
    const textOf = (value: Json): string =>
      choices.find((choice) => equals(choice.value, value))?.text ??
      (typeof value === 'object' ? JSON.stringify(value) : String(value));
    return { kind: 'list', texts: chosen.map(textOf) };
  }
  const all = chosen.length === choices.length && otherValues(chosen, choices).length === 0;
  return all ? { kind: 'all' } : { kind: 'count', count: chosen.length };
};

/** The longest label in characters that still fits into so many columns of a full width (spec 002, 9). */
const COLUMNS_BY_LABEL_LENGTH = [
  { longest: 10, columns: 4 },
  { longest: 15, columns: 3 },
  { longest: 25, columns: 2 },
] as const;

/** In how many columns checkboxes stand, by the longest of their labels; a field of half the width has room for two. */
export const choiceColumns = (choices: readonly Pick<Choice, 'text'>[], isHalf: boolean): number => {
  const longest = Math.max(0, ...choices.map(({ text }) => [...text].length));
  const columns = COLUMNS_BY_LABEL_LENGTH.find((each) => longest <= each.longest)?.columns ?? 1;
  if (!isHalf) return columns;
  return columns === 4 ? 2 : 1;
};

/** How many checkboxes stand before 'show more' unless the options say (spec 002, 3.7). */
export const DEFAULT_ITEMS_SHOWN = 8;

/** The choices on show before somebody asks for more, and how many those are that hide. */
export const visibleChoices = <A>(
  choices: readonly A[],
  itemsShown: number | null,
): { readonly shown: readonly A[]; readonly hidden: number } => {
  const shown = choices.slice(0, Math.max(0, itemsShown ?? DEFAULT_ITEMS_SHOWN));
  return { shown, hidden: choices.length - shown.length };
};
