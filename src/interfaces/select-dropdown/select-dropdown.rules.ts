import { choiceOf, nodesIn, choiceTreeOf, type Choice } from '../../domain/values';
import { equals, isJsonObject, type Json } from '../../kernel';

/** Choices under a heading. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

export type DropdownEntry = Choice | ChoiceGroup;

const headingOf = (option: Json): string => {
  const text = isJsonObject(option) ? (option['text'] ?? option['value'] ?? '') : '';
  return typeof text === 'object' ? '' : String(text);
};

const choicesBelow = (children: Json): readonly Choice[] => nodesIn(choiceTreeOf(children) ?? []);

const entryOf = (option: Json): readonly DropdownEntry[] => {
  const choices = isJsonObject(option) ? choicesBelow(option['children'] ?? null) : [];
  return choices.length === 0 ? choiceOf(option) : [{ heading: headingOf(option), choices: [...choiceOf(option), ...choices] }];
};

/** What the options configure: choices, and groups of them where an entry has children. */
export const dropdownEntries = (option: Json): readonly DropdownEntry[] =>
  Array.isArray(option) ? (option as readonly Json[]).flatMap(entryOf) : [];

export const choicesIn = (entries: readonly DropdownEntry[]): readonly Choice[] =>
  entries.flatMap((entry) => ('choices' in entry ? entry.choices : [entry]));

/** Tells values apart that look the same: the number 1 and the text '1'. */
export const keyOfValue = (value: Json): string => JSON.stringify(value);

/** The key of 'other'; no value has it, for those of texts begin with a quote. */
export const OTHER = 'other';

/** What is chosen: the key of a value, 'other', or the empty text for nothing. */
export const chosenKey = (value: Json, choices: readonly Choice[], allowOther: boolean): string => {
  if (value === null) return '';
  const isChoice = choices.some((choice) => equals(choice.value, value));
  return isChoice || !allowOther || typeof value === 'object' ? keyOfValue(value) : OTHER;
};
