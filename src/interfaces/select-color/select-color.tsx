import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { useDraft, useText, type InterfaceProps } from '../../kit';
import { AnchoredPopover, ColorWell, IconButton, Input } from '../../ui';
import { ColorNumbers } from './color-numbers';
import { ColorPresets } from './color-presets';
import { COLOR_LENGTH, colorOf, pickerColor, typedColor } from './select-color.rules';
import classes from './select-color.module.css';

/** A colour: typed as hex, picked, by its numbers, or one of the presets. */
export const SelectColorInterface = ({ value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  // What is no colour goes when one looks elsewhere (spec 002, 5.2): it is not kept as unfinished.
  const draft = useDraft({ value, onChange });
  const [anchor, open] = useState<HTMLElement | null>(null);
  const color = colorOf(value);
  const type = (text: string): void => draft.type(text, typedColor(text));
  const pick = (picked: string): void => {
    draft.leave();
    onChange(picked);
  };
  const actions = (
    <>
      {value === null ? null : (
        <IconButton icon="close" label={t('clear_value')} size="small" onClick={() => type('')} />
      )}
      <IconButton
        icon="tune"
        label={t('color_numbers')}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => open(anchor === null ? currentTarget : null)}
      />
    </>
  );
  return (
    <div className={classes['color']}>
      <Input
        value={draft.text ?? valueText(value)}
        onChange={type}
        onBlur={draft.leave}
        leading={
          <ColorWell
            label={t('color_pick')}
            color={color === null ? null : pickerColor(color)}
            disabled={readonly}
            onChange={(picked) => pick(picked.toUpperCase())}
          />
        }
        trailing={readonly ? undefined : actions}
        placeholder={t('color_placeholder')}
        maxLength={COLOR_LENGTH}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        mono
        readOnly={readonly}
      />
      <ColorPresets options={options} current={color} disabled={readonly} onPick={pick} />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('color_numbers')} onClose={() => open(null)}>
          <ColorNumbers color={color} onChange={pick} />
        </AnchoredPopover>
      )}
    </div>
  );
};
