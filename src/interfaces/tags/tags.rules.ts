import type { FieldType } from '../../domain/schema';
import { chosenValues, listOption, oneOfOption, flagOption, type TagRules } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';

const isSaid = (entry: Json): entry is string => typeof entry === 'string' && entry.trim() !== '';

/** What the options say of tags; tags of one's own are allowed unless the options forbid them. */
export const tagRules = (options: JsonObject): TagRules => ({
  presets: [
    ...new Set(
      listOption(options, 'presets')
        .filter(isSaid)
        .map((preset) => preset.trim()),
    ),
  ],
  allowCustom: options['allowCustom'] !== false,
  alphabetize: flagOption(options, 'alphabetize'),
  whitespace: oneOfOption(options, 'whitespace', ['hyphen', 'underscore', 'remove'] as const) ?? null,
  capitalization: oneOfOption(options, 'capitalization', ['uppercase', 'lowercase', 'auto-format'] as const) ?? null,
});

const isText = (value: Json): value is string => typeof value === 'string';

/** The tags in a field; null where it holds something else, which is then left as it is. */
export const tagsIn = (value: Json, type: FieldType): readonly string[] | null => {
  const values = chosenValues(value, type);
  return values !== null && values.every(isText) ? values : null;
};
