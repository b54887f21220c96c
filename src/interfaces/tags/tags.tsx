import { useMemo, useState } from 'react';
import type { FieldType } from '../../domain/schema';
import {
  addTags,
  selectedValues,
  flagOption,
  listOption,
  oneOfOption,
  type TagRules,
  textOption,
  toggleTag,
} from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { RefusedEntry, useSelection } from '../../parts/fields/choices';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Button, TokenInput } from '../../ui';
import classes from './tags.module.css';

const isNonEmptyText = (entry: Json): entry is string => typeof entry === 'string' && entry.trim() !== '';

/** The tag options with defaults; custom tags are allowed unless the options forbid them. */
export const tagRules = (options: JsonObject): TagRules => ({
  presets: [
    ...new Set(
      listOption(options, 'presets')
        .filter(isNonEmptyText)
        .map((preset) => preset.trim()),
    ),
  ],
  allowCustom: options['allowCustom'] !== false,
  alphabetize: flagOption(options, 'alphabetize'),
  whitespace: oneOfOption(options, 'whitespace', ['hyphen', 'underscore', 'remove'] as const) ?? null,
  capitalization: oneOfOption(options, 'capitalization', ['uppercase', 'lowercase', 'auto-format'] as const) ?? null,
});

const isText = (value: Json): value is string => typeof value === 'string';

/** The tags of a field; null for a value that is no list of texts. */
export const parseTags = (value: Json, type: FieldType): readonly string[] | null => {
  const values = selectedValues(value, type);
  return values !== null && values.every(isText) ? values : null;
};

interface PresetTagsProps {
  readonly presets: readonly string[];
  readonly tags: readonly string[];
  readonly onToggle: (tag: string) => void;
}

/** Toggle buttons for the preset tags. */
const PresetTags = ({ presets, tags, onToggle }: PresetTagsProps) => (
  <div className={classes['presets']}>
    {presets.map((preset) => {
      const isActive = tags.includes(preset);
      return (
        <Button
          key={preset}
          size="small"
          variant={isActive ? 'accent' : 'secondary'}
          icon={isActive ? 'check' : undefined}
          aria-pressed={isActive}
          onClick={() => onToggle(preset)}
        >
          {preset}
        </Button>
      );
    })}
  </div>
);

/** Tags, added by Enter, a comma or by pasting lines, or toggled where presets are configured. */
export const TagsInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const [text, setText] = useState('');
  const rules = useMemo(() => tagRules(options), [options]);
  const { select, refused } = useSelection(props);
  const tags = parseTags(value, field.type);
  if (tags === null) return <UnsupportedValue value={value} />;

  const send = (next: readonly string[]): void => {
    if (next !== tags) select(next);
  };
  const add = (typed: string): void => {
    setText('');
    if (!readonly) send(addTags(tags, typed, rules));
  };
  return (
    <div className={classes['tags']}>
      <TokenInput
        tokens={tags}
        onRemove={(index) => send(tags.filter((_, at) => at !== index))}
        removeLabel={(tag) => t('tag_remove', { tag })}
        text={text}
        onText={(typed) => (typed.includes(',') ? add(typed) : setText(typed))}
        onCommit={() => add(text)}
        onPasteLines={(pasted) => add(`${text}${pasted}`)}
        placeholder={textOption(options, 'placeholder') ?? (rules.allowCustom ? t('tag_add') : t('no_tags'))}
        icon={textOption(options, 'iconLeft')}
        iconEnd={textOption(options, 'iconRight') ?? 'local_offer'}
        readOnly={readonly}
        closed={!rules.allowCustom}
      />
      <RefusedEntry entry={refused} />
      {rules.presets.length === 0 || readonly ? null : (
        <PresetTags presets={rules.presets} tags={tags} onToggle={(tag) => send(toggleTag(tags, tag, rules))} />
      )}
    </div>
  );
};
