import type { FieldType } from '../../domain/schema';
import { asStored, choiceOf, nodesIn, choiceTreeOf, type Choice } from '../../domain/values';
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

const childChoices = (children: Json): readonly Choice[] => nodesIn(choiceTreeOf(children) ?? []);

const entryOf = (option: Json, type: FieldType): readonly DropdownEntry[] => {
  const stored = (choices: readonly Choice[]): readonly Choice[] => choices.map((choice) => asStored(choice, type));
  const below = isJsonObject(option) ? childChoices(option['children'] ?? null) : [];
  const own = stored(choiceOf(option));
  return below.length === 0 ? own : [{ heading: headingOf(option), choices: [...own, ...stored(below)] }];
};

/** What the options configure, as a field of this type keeps it: choices, and groups of them where an entry has children. */
export const dropdownEntries = (option: Json, type: FieldType): readonly DropdownEntry[] =>
  Array.isArray(option) ? (option as readonly Json[]).flatMap((entry) => entryOf(entry, type)) : [];

export const flattenChoices = (entries: readonly DropdownEntry[]): readonly Choice[] =>
  entries.flatMap((entry) => ('choices' in entry ? entry.choices : [entry]));

/** Tells values apart that look the same: the number 1 and the text '1'. */
export const valueKey = (value: Json): string => JSON.stringify(value);

/** The key of 'other'; no value has it, for those of texts begin with a quote. */
export const OTHER = 'other';

/** What is chosen: the key of a value, 'other', or the empty text for nothing. */
export const selectedKey = (value: Json, choices: readonly Choice[], allowOther: boolean): string => {
  if (value === null) return '';
  const isChoice = choices.some((choice) => equals(choice.value, value));
  return isChoice || !allowOther || typeof value === 'object' ? valueKey(value) : OTHER;
};
