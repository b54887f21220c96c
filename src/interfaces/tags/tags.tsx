import { useMemo, useState } from 'react';
import { addTags, chosenToSend, textOption, toggleTag } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { KeptValue } from '../../parts/kept-value';
import { TokenInput } from '../../ui';
import { PresetTags } from './preset-tags';
import { tagRules, tagsIn } from './tags.rules';
import classes from './tags.module.css';

/** Words: typed, with Enter or a comma behind them, or pressed where there are presets. */
export const TagsInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [text, setText] = useState('');
  const rules = useMemo(() => tagRules(options), [options]);
  const tags = tagsIn(value, field.type);
  if (tags === null) return <KeptValue value={value} />;

  const send = (next: readonly string[]): void => {
    if (next !== tags) onChange(chosenToSend(next, field.type));
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
        placeholder={textOption(options, 'placeholder') ?? (rules.allowCustom ? t('tag_add') : t('no_tags'))}
        icon={textOption(options, 'iconLeft')}
        iconEnd={textOption(options, 'iconRight') ?? 'local_offer'}
        readOnly={readonly}
        closed={!rules.allowCustom}
      />
      {rules.presets.length === 0 || readonly ? null : (
        <PresetTags presets={rules.presets} tags={tags} onToggle={(tag) => send(toggleTag(tags, tag, rules))} />
      )}
    </div>
  );
};
