import type { CSSProperties } from 'react';
import { colorOption, textOption } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { choiceColorVariables, ChoiceControl } from '../../parts/fields/choices';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import classes from './boolean.module.css';

/** Whether a checkbox can show the value: true, false or null (indeterminate). */
export const isBooleanOrNull = (value: Json): value is boolean | null => value === null || typeof value === 'boolean';

/** A checkbox; indeterminate while the value is null. */
export const BooleanInterface = ({ value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  if (!isBooleanOrNull(value)) return <UnsupportedValue value={value} />;
  return (
    <div className={classes['boolean']} style={choiceColorVariables(colorOption(options, 'color')) as CSSProperties}>
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
