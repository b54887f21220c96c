import { Fragment, useId, useMemo, useState } from 'react';
import type { FieldType } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import { flagOption, isSameOfType, type NullableChoice } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { ChoiceControl, ChoiceDivider, ChoiceGrid, fieldChoices, OtherValueInput } from '../../parts/fields/choices';
import { UnconfiguredChoices } from '../../parts/fields/unsupported-value';
import classes from './select-radio.module.css';

/** Whether the value is not null and none of the choices. */
export const isOtherValue = (value: Json, choices: readonly NullableChoice[], type: FieldType): boolean =>
  value !== null && !choices.some((choice) => isSameOfType(type, choice.value, value));

/** Radio buttons for the configured choices. A typed other value is remembered while the form is open. */
export const SelectRadioInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const name = useId();
  const choices = useMemo(() => fieldChoices(options['choices'] ?? null, field), [options, field]);
  const isOther = isOtherValue(value, choices, field.type);
  const [otherRequested, setOtherRequested] = useState(false);
  const [otherText, setOtherText] = useState(isOther ? value : null);
  const allowOther = flagOption(options, 'allowOther');
  if (choices.length === 0 && !allowOther) return <UnconfiguredChoices value={value} />;

  const shared = { type: 'radio', options, name, disabled: readonly } as const;
  const isOtherChecked = isOther || (otherRequested && value === null);
  const chooseOther = (): void => {
    setOtherRequested(true);
    if (!readonly && !isOther && (otherText !== null || value !== null)) onChange(otherText);
  };
  return (
    <ChoiceGrid field={field} options={options} choices={choices} radios>
      {choices.map((choice) => (
        <Fragment key={JSON.stringify(choice.value)}>
          <ChoiceDivider divided={choice.divided} />
          <ChoiceControl
            {...shared}
            choice={choice}
            checked={isSameOfType(field.type, choice.value, value) && !isOtherChecked}
            onChange={() => {
              setOtherRequested(false);
              onChange(choice.value);
            }}
          >
            {choice.text}
          </ChoiceControl>
        </Fragment>
      ))}
      {isOther && !allowOther ? (
        <ChoiceControl {...shared} checked onChange={() => undefined}>
          {valueText(value)}
        </ChoiceControl>
      ) : null}
      {allowOther ? (
        <div className={classes['other']}>
          <ChoiceControl {...shared} checked={isOtherChecked} onChange={chooseOther}>
            {t('other_value')}
          </ChoiceControl>
          <OtherValueInput
            field={field}
            value={isOther ? value : otherText}
            readonly={readonly}
            onFocus={() => {
              if (otherText !== null && !isOther && !readonly) onChange(otherText);
            }}
            onChange={(other) => {
              setOtherRequested(true);
              setOtherText(other);
              onChange(other);
            }}
          />
        </div>
      ) : null}
    </ChoiceGrid>
  );
};
