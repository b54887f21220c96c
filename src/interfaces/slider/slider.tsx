import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { numericValue } from '../../domain/values';
import { useDraft, useText, type InterfaceProps } from '../../kit';
import { UnfinishedNumber } from '../../parts/kept-value';
import { Input, SecondControl, Slider } from '../../ui';
import { sliderPlace, sliderRange } from './slider.rules';
import classes from './slider.module.css';

/** A number by dragging, with its exact value beside it: that is how it is emptied, and set beyond the ends. */
export const SliderInterface = (props: InterfaceProps) => {
  const { value, options, readonly, onChange } = props;
  const { t } = useText();
  const draft = useDraft(props);
  const [inside, enter] = useState(false);
  const isWrong = draft.unfinished && !inside;
  const place = sliderPlace(value);
  return (
    <div className={classes['slider']}>
      <Slider
        {...sliderRange(options)}
        value={place}
        valueText={place === null ? t('no_value') : undefined}
        readOnly={readonly}
        onChange={onChange}
      />
      <SecondControl>
        <Input
          aria-label={t('exact_value')}
          className={classes['value']}
          inputMode="decimal"
          autoComplete="off"
          size="medium"
          dir="ltr"
          placeholder="–"
          value={draft.text ?? valueText(value)}
          invalid={isWrong ? true : undefined}
          readOnly={readonly || (value !== null && typeof value === 'object')}
          onChange={(text) => draft.type(text, numericValue(text))}
          onFocus={() => enter(true)}
          onBlur={() => {
            enter(false);
            draft.leave();
          }}
        />
      </SecondControl>
      {isWrong ? (
        <div className={classes['fault']}>
          <UnfinishedNumber />
        </div>
      ) : null}
    </div>
  );
};
