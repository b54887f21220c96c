import { map } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  equals,
  isJsonObject,
  nonEmptyText,
  ownMembers,
  textLength,
  textOrNull,
  totalDecoder,
  validEntries,
  withFallback,
  type Json,
} from '../../../kernel';

/** A choice of a dropdown, radio or checkbox interface; `text` is its label. */
export interface Choice {
  readonly text: string;
  readonly value: string | number | boolean;
  readonly icon: string | null;
  /** Shown, but neither selected nor deselected by users. */
  readonly disabled?: boolean;
  /** A divider is configured before it. */
  readonly divided?: boolean;
}

/** A choice, or the text for null, such as 'Do Not Track Anything'. */
export interface NullableChoice extends Omit<Choice, 'value'> {
  readonly value: Choice['value'] | null;
}

const scalar = t.union([t.string, t.number, t.boolean]);

const configuredChoice = ownMembers({
  value: scalar,
  text: textOrNull,
  icon: withFallback(t.string, null),
  disabled: withFallback(t.boolean, false),
});

/** An object, or the bare value. */
const choice = new t.Type<Choice, Choice, unknown>(
  'choice',
  (value): value is Choice => configuredChoice.is(value) && nonEmptyText.is(value.text),
  (source, context) =>
    pipe(
      configuredChoice.validate(scalar.is(source) ? { value: source } : source, context),
      map(({ value, text, icon, disabled }) => ({
        value,
        text: text ?? String(value),
        icon,
        ...(disabled && { disabled }),
      })),
    ),
  t.identity,
);

const decodeChoices = totalDecoder(validEntries(choice));

/** The choice that an entry of the options configures; empty for an invalid entry. */
export const choiceOf = (option: Json): readonly Choice[] => decodeChoices([option]);

/** The choice of an entry, also one with the value null if it has a text; empty for an invalid entry. */
export const nullableChoiceOf = (option: Json): readonly NullableChoice[] => {
  if (!isJsonObject(option) || !Object.hasOwn(option, 'value') || option['value'] !== null) return choiceOf(option);
  return choiceOf({ ...option, value: '' })
    .filter(({ text }) => text !== '')
    .map((choice) => ({ ...choice, value: null }));
};

const isDivider = (entry: Json): boolean =>
  isJsonObject(entry) && Object.hasOwn(entry, 'divider') && entry['divider'] === true;

/**
 * Reads the entries and marks those that follow a divider; one before the first entry and behind the last is ignored.
 */
export const readDivided = <A extends object>(
  entries: readonly Json[],
  read: (entry: Json) => readonly A[],
): readonly (A & Pick<Choice, 'divided'>)[] => {
  const result: (A & Pick<Choice, 'divided'>)[] = [];
  let divided = false;
  for (const entry of entries) {
    if (isDivider(entry)) divided = result.length > 0;
    else
      for (const each of read(entry)) {
        result.push(divided ? { ...each, divided } : each);
        divided = false;
      }
  }
  return result;
};

/** The choices that a field's options configure, with that for null if there is one. */
export const nullableChoicesOf = (option: Json): readonly NullableChoice[] =>
  Array.isArray(option) ? readDivided(option as readonly Json[], nullableChoiceOf) : [];

/** The choices of values that a field's options configure; null when there are none. */
export const choicesOf = (option: Json): readonly Choice[] | null => {
  const choices = Array.isArray(option) ? readDivided(option as readonly Json[], choiceOf) : [];
  return choices.length === 0 ? null : choices;
};

/** Whether the choice is among the selected values; that for null also while there are none. */
export const isSelected = (chosen: readonly Json[], { value }: Pick<NullableChoice, 'value'>): boolean =>
  chosen.some((each) => equals(each, value)) || (value === null && chosen.length === 0);

/** Selected values that are none of the choices ('other' values); kept when the choices change. */
export const otherValues = (
  chosen: readonly Json[],
  choices: readonly Pick<NullableChoice, 'value'>[],
): readonly Json[] => chosen.filter((value) => !choices.some((choice) => equals(choice.value, value)));

/**
 * Adds or removes a value: choices stay in their configured order, other values follow; null when nothing is left.
 */
export const toggleChoice = (
  chosen: readonly Json[],
  value: Json,
  choices: readonly Pick<NullableChoice, 'value'>[],
): readonly Json[] | null => {
  const without = chosen.filter((each) => !equals(each, value));
  const all = without.length < chosen.length ? without : [...chosen, value];
  const known = choices.map((choice) => choice.value).filter((each) => all.some((one) => equals(one, each)));
  return all.length === 0 ? null : [...known, ...otherValues(all, choices)];
};

const MIN_SUMMARIZED = 3;

/** The text of a closed select: the labels below three values, otherwise all or the count. */
export type ChoicePreview =
  | { readonly kind: 'list'; readonly texts: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'count'; readonly count: number };

export const choicePreview = (chosen: readonly Json[], choices: readonly NullableChoice[]): ChoicePreview => {
  if (chosen.length < MIN_SUMMARIZED) {
    const textOf = (value: Json): string =>
      choices.find((choice) => equals(choice.value, value))?.text ??
      (typeof value === 'object' ? JSON.stringify(value) : String(value));
    return { kind: 'list', texts: chosen.map(textOf) };
  }
  const all = chosen.length === choices.length && otherValues(chosen, choices).length === 0;
  return all ? { kind: 'all' } : { kind: 'count', count: chosen.length };
};

/** The longest label, in characters, for each number of columns at full width (spec 002, 9). */
const COLUMNS_BY_LABEL_LENGTH = [
  { longest: 10, columns: 4 },
  { longest: 15, columns: 3 },
  { longest: 25, columns: 2 },
] as const;

/** The number of columns of a checkbox group, by its longest label; at most two at half width. */
export const choiceColumns = (choices: readonly Pick<Choice, 'text'>[], isHalf: boolean): number => {
  const longest = Math.max(0, ...choices.map(({ text }) => textLength(text)));
  const columns = COLUMNS_BY_LABEL_LENGTH.find((each) => longest <= each.longest)?.columns ?? 1;
  if (!isHalf) return columns;
  return columns === 4 ? 2 : 1;
};

/** How many checkboxes are visible before 'show more' by default (spec 002, 3.7). */
export const DEFAULT_ITEMS_SHOWN = 8;

/** The choices visible before 'show more', and the number of hidden ones. */
export const visibleChoices = <A>(
  choices: readonly A[],
  itemsShown: number | null,
): { readonly shown: readonly A[]; readonly hidden: number } => {
  const shown = choices.slice(0, Math.max(0, itemsShown ?? DEFAULT_ITEMS_SHOWN));
  return { shown, hidden: choices.length - shown.length };
};
