import { useState } from 'react';
import { fieldName } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import { type Color, printColor } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useTextDraft, useText } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { AnchoredPopover, ColorSwatch, ColorInput, IconButton, Input } from '../../ui';
import { ColorChannels } from './color-channels';
import classes from './select-color.module.css';
import {
  MAX_COLOR_LENGTH,
  colorFromValue,
  configuredPresets,
  opaqueHex,
  parseColorInput,
  DEFAULT_PRESETS,
} from './select-color.rules';

interface ColorPresetsProps {
  readonly options: JsonObject;
  readonly current: Color | null;
  readonly disabled: boolean;
  readonly onPick: (color: string) => void;
}

/** Buttons for the preset colours. */
const ColorPresets = ({ options, current, disabled, onPick }: ColorPresetsProps) => {
  const { t } = useText();
  const presets = configuredPresets(options) ?? DEFAULT_PRESETS.map(({ key, color }) => ({ name: t(key), color }));
  if (presets.length === 0 || disabled) return null;
  return (
    <div className={classes['presets']}>
      {presets.map(({ name, color }, index) => {
        const preset = colorFromValue(color);
        const isCurrent = preset !== null && current !== null && printColor(preset) === printColor(current);
        return (
          // Two presets may have the same colour, so the index is the key.
          <button
            key={index}
            type="button"
            className={classes['preset']}
            aria-label={name}
            title={name}
            aria-pressed={isCurrent}
            onClick={() => onPick(color)}
          >
            <ColorSwatch color={color} />
          </button>
        );
      })}
    </div>
  );
};

/** A colour: typed as hex, picked, entered by its channels, or one of the presets. */
export const SelectColorInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t, locale } = useText();
  const name = fieldName(field, locale.code);
  // Invalid text is discarded on blur (spec 002, 5.2) instead of being reported as incomplete.
  const draft = useTextDraft({ value, onChange });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const color = colorFromValue(value);
  const type = (text: string): void => draft.change(text, parseColorInput(text));
  const pick = (picked: string): void => {
    draft.discard();
    onChange(picked);
  };
  const actions = (
    <>
      {value === null ? null : <ClearButton field={field} onClear={() => type('')} />}
      <IconButton
        icon="tune"
        label={t('color_numbers', { field: name })}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      />
    </>
  );
  return (
    <div className={classes['color']}>
      <Input
        value={draft.text ?? valueText(value)}
        onChange={type}
        onBlur={draft.discard}
        leading={
          <ColorInput
            label={t('color_pick', { field: name })}
            color={color === null ? null : opaqueHex(color)}
            disabled={readonly}
            onChange={(picked) => pick(picked.toUpperCase())}
          />
        }
        trailing={readonly ? undefined : actions}
        placeholder={t('color_placeholder')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        mono
        readOnly={readonly}
      />
      <ColorPresets options={options} current={color} disabled={readonly} onPick={pick} />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('color_numbers', { field: name })} onClose={() => setAnchor(null)}>
          <ColorChannels label={t('color_numbers', { field: name })} color={color} onChange={pick} />
        </AnchoredPopover>
      )}
    </div>
  );
};
