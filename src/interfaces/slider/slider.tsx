import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { numericValue } from '../../domain/values';
import type { InterfaceProps } from '../../kit';
import { useText } from '../../kit';
import { Input, SecondControl, Slider } from '../../ui';
import { sliderPlace, sliderRange } from './slider.rules';
import classes from './slider.module.css';

/** A number by dragging, with its exact value beside it: that is how it is emptied, and set beyond the ends. */
export const SliderInterface = ({ value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const place = sliderPlace(value);
  const type = (text: string): void => {
    const number = numericValue(text);
    setDraft(text);
    if (number !== undefined) onChange(number);
  };
  return (
    <div className={classes['slider']}>
      <Slider {...sliderRange(options)} value={place} valueText={place === null ? t('no_value') : undefined} readOnly={readonly} onChange={onChange} />
      <SecondControl>
        <Input
          aria-label={t('exact_value')}
          className={classes['value']}
          inputMode="decimal"
          autoComplete="off"
          size="medium"
          dir="ltr"
          placeholder="–"
          value={draft ?? valueText(value)}
          readOnly={readonly || (value !== null && typeof value === 'object')}
          onChange={type}
          onBlur={() => setDraft(null)}
        />
      </SecondControl>
    </div>
  );
};
