import { useState } from 'react';
import { entryNotation, entryValue, flagOption, numberOption, numericValue, printEntry } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import { type InterfaceProps, useTextDraft, useText } from '../../kit';
import { NumberLine } from '../../parts/fields/error-line';
import { Input, DetachedControl, Slider } from '../../ui';
import classes from './slider.module.css';

interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The configured range and step, by default 0, 100 and 1; a reversed range is swapped. */
export const sliderRange = (options: JsonObject): SliderRange => {
  const [one, other] = [numberOption(options, 'minValue') ?? 0, numberOption(options, 'maxValue') ?? 100];
  const step = numberOption(options, 'stepInterval') ?? 1;
  return { min: Math.min(one, other), max: Math.max(one, other), step: step > 0 ? step : 1 };
};

/** The value as a number; null for other values. */
export const sliderPosition = (value: Json): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** A slider and an input for the exact value, which may be empty or outside of the range. */
export const SliderInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly, onChange } = props;
  const { type } = field;
  const { t, locale, fieldName } = useText();
  const notation = entryNotation(locale.code);
  const draft = useTextDraft(props);
  const [focused, setFocused] = useState(false);
  const hasError = draft.incomplete && !focused;
  const position = sliderPosition(value);
  return (
    <div className={classes['slider']}>
      <Slider
        {...sliderRange(options)}
        value={position}
        valueText={position === null ? t('no_value') : undefined}
        readOnly={readonly}
        showsValue={flagOption(options, 'alwaysShowValue') ? 'always' : 'active'}
        onChange={(position) => onChange(numericValue(String(position), type) ?? null)}
      />
      <DetachedControl>
        <Input
          aria-label={t('exact_value', { field: fieldName(field) })}
          className={classes['value']}
          inputMode="decimal"
          autoComplete="off"
          size="medium"
          dir="ltr"
          placeholder="–"
          value={draft.text ?? printEntry(value, type, notation)}
          invalid={hasError ? true : undefined}
          readOnly={readonly || (value !== null && typeof value === 'object')}
          onChange={(text) => draft.change(text, entryValue(text, type, notation))}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            draft.discard();
          }}
        />
      </DetachedControl>
      <div className={classes['fault']}>
        <NumberLine type={type} typed={draft.text} hasError={hasError} />
      </div>
    </div>
  );
};
