import type { CSSProperties } from 'react';
import { colorOption, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { choiceColors, ChoiceControl } from '../../parts/choices';
import { KeptValue } from '../../parts/kept-value';
import { isSwitch } from './boolean.rules';
import classes from './boolean.module.css';

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
