import type { Field, FieldType } from '../../domain/schema';
import {
  withStoredValue,
  isSameOfType,
  nodesIn,
  choiceTreeOf,
  flagOption,
  labelColors,
  readDivided,
  textOption,
  nullableChoiceOf,
  type NullableChoice,
} from '../../domain/values';
import { isJsonObject, type Json } from '../../kernel';

/** An option group. */
interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly NullableChoice[];
  /** A divider is configured before it. */
  readonly divided?: boolean;
}

type DropdownEntry = NullableChoice | ChoiceGroup;

const headingOf = (option: Json): string => {
  const text = isJsonObject(option) ? (option['text'] ?? option['value'] ?? '') : '';
  return typeof text === 'object' ? '' : String(text);
};

const childChoices = (children: Json): readonly NullableChoice[] => nodesIn(choiceTreeOf(children) ?? []);

const entryOf = (option: Json, type: FieldType): readonly DropdownEntry[] => {
  const stored = (choices: readonly NullableChoice[]): readonly NullableChoice[] =>
    choices.map((choice) => withStoredValue(choice, type));
  const nested = isJsonObject(option) ? childChoices(option['children'] ?? null) : [];
  const entries = stored(nullableChoiceOf(option));
  return nested.length === 0 ? entries : [{ heading: headingOf(option), choices: [...entries, ...stored(nested)] }];
};

/** The configured choices with values as the field stores them; an entry with children becomes a group. */
export const dropdownEntries = (option: Json, type: FieldType): readonly DropdownEntry[] =>
  Array.isArray(option) ? readDivided(option as readonly Json[], (entry) => entryOf(entry, type)) : [];

export const flattenChoices = (entries: readonly DropdownEntry[]): readonly NullableChoice[] =>
  entries.flatMap((entry) => ('choices' in entry ? entry.choices : [entry]));

/** A key that differs for the number 1 and the text '1'; an empty text for null. */
export const valueKey = (value: Json): string => (value === null ? '' : JSON.stringify(value));

/** The key of the 'other' option. No value has this key, since keys of texts begin with a quote. */
export const OTHER = 'other';

/** The key of the selected option: that of a value, or `OTHER`. */
export const selectedKey = (
  value: Json,
  choices: readonly NullableChoice[],
  type: FieldType,
  allowOther: boolean,
): string => {
  if (value === null) return valueKey(null);
  const choice = choices.find((each) => isSameOfType(type, each.value, value));
  if (choice !== undefined) return valueKey(choice.value);
  return !allowOther || typeof value === 'object' ? valueKey(value) : OTHER;
};

/** The colour of the dot that lists show beside a value: null is neutral, undefined means no dot. */
export const dotColor = ({ meta }: Pick<Field, 'meta'>, value: Json): string | null | undefined => {
  const options = meta?.display_options ?? {};
  if (value === null || meta?.display !== 'labels' || !flagOption(options, 'showAsDot')) return undefined;
  const { choices } = options;
  const choice = (Array.isArray(choices) ? (choices as readonly Json[]) : [])
    .filter(isJsonObject)
    .find((each) => valueKey(each['value'] ?? null) === valueKey(value));
  const background = (choice && textOption(choice, 'background')) ?? textOption(options, 'defaultBackground');
  return labelColors(null, background)?.background ?? null;
};
