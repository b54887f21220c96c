import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { type Color, lengthLimit, printColor, readColorEntry } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useTextDraft, useText } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { ErrorLine } from '../../parts/fields/error-line';
import { AnchoredPopover, ColorSwatch, ColorInput, IconButton, Input } from '../../ui';
import { ColorChannels } from './color-channels';
import classes from './select-color.module.css';
import { colorFromValue, configuredPresets, pickedColor, DEFAULT_PRESETS } from './select-color.rules';

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

/** A colour: typed as hex or in another form of CSS, picked, entered by its channels, or one of the presets. */
export const SelectColorInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly, onIncompleteText } = props;
  const { t, fieldName } = useText();
  const name = fieldName(field);
  const limit = lengthLimit(field);
  const draft = useTextDraft(props);
  const [isFocused, setFocused] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const color = colorFromValue(value);
  const read = readColorEntry(draft.text ?? '', limit);
  const isRefused = draft.incomplete && !isFocused;
  const type = (text: string): void => {
    const entry = readColorEntry(text, limit);
    draft.change(text, entry.kind === 'value' ? entry.value : undefined);
  };
  const pick = (picked: string): void => {
    type(picked);
    draft.discard();
  };
  const leave = (): void => {
    setFocused(false);
    draft.discard();
    // A text that is no colour is discarded (spec 002, 5.2); a colour that the column does not take is kept.
    if (draft.incomplete && read.kind === 'refused' && read.problem === 'invalid') onIncompleteText?.(null);
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
        onFocus={() => setFocused(true)}
        onBlur={leave}
        invalid={isRefused ? true : undefined}
        leading={
          <ColorInput
            label={t('color_pick', { field: name })}
            color={color === null ? null : printColor(color)}
            disabled={readonly}
            onChange={(picked) => pick(pickedColor(picked, color))}
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
      <ErrorLine message={isRefused ? t('color_without_alpha') : null} />
      <ColorPresets options={options} current={color} disabled={readonly} onPick={pick} />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('color_numbers', { field: name })} onClose={() => setAnchor(null)}>
          <ColorChannels label={t('color_numbers', { field: name })} color={color} onChange={pick} />
        </AnchoredPopover>
      )}
    </div>
  );
};
