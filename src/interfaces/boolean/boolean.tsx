import type { CSSProperties } from 'react';
import { colorOption, textOption } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { choiceColors, ChoiceControl } from '../../parts/choices';
import { KeptValue } from '../../parts/unsupported-value';
import classes from './boolean.module.css';

/** What a box can show: on, off, and nothing yet. */
export const isSwitch = (value: Json): value is boolean | null => value === null || typeof value === 'boolean';

/** Checked, unchecked, or neither while there is no value. */
export const BooleanInterface = ({ value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  if (!isSwitch(value)) return <KeptValue value={value} />;
  return (
    <div className={classes['boolean']} style={choiceColors(colorOption(options, 'color')) as CSSProperties}>
      <ChoiceControl
        type="checkbox"
        options={options}
        checked={value === true}
        indeterminate={value === null}
        disabled={readonly}
        onChange={onChange}
      >
        {textOption(options, 'label') ?? t('enabled')}
      </ChoiceControl>
    </div>
  );
};
