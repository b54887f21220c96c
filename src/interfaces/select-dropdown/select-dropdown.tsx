import { useMemo, useState } from 'react';
import { valueText } from '../../domain/templates';
import { flagOption, isSameOfType, type NullableChoice, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { OtherValueInput } from '../../parts/fields/choices';
import { UnconfiguredChoices } from '../../parts/fields/unsupported-value';
import { Select, type SelectOption, StatusLabel } from '../../ui';
import { dotColor, dropdownEntries, flattenChoices, OTHER, selectedKey, valueKey } from './select-dropdown.rules';
import classes from './select-dropdown.module.css';

const optionOf = ({ value, text, icon, disabled, divided }: NullableChoice): SelectOption => ({
  value: valueKey(value),
  label: text,
  icon: icon ?? undefined,
  disabled,
  divided,
});

/** A native select of the configured choices; choices with children become groups. */
export const SelectDropdownInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const { type } = field;
  const entries = useMemo(() => dropdownEntries(options['choices'] ?? null, type), [options, type]);
  const choices = useMemo(() => flattenChoices(entries), [entries]);
  const [otherRequested, setOtherRequested] = useState(false);
  const allowOther = flagOption(options, 'allowOther');
  if (choices.length === 0 && !allowOther) return <UnconfiguredChoices value={value} />;

  const key = selectedKey(value, choices, type, allowOther);
  const selected = choices.find((choice) => isSameOfType(type, choice.value, value));
  const hasNullChoice = choices.some((choice) => choice.value === null);
  const isUnlisted = key !== '' && key !== OTHER && selected === undefined;
  const selectedOption = otherRequested && (key === '' || key === OTHER) ? OTHER : key;
  const dot = dotColor(field, value);
  const select = (optionKey: string): void => {
    setOtherRequested(optionKey === OTHER);
    const choice = choices.find((each) => valueKey(each.value) === optionKey);
    if (choice !== undefined) onChange(choice.value);
    else if (optionKey === '' || (optionKey === OTHER && selected !== undefined && value !== null)) onChange(null);
  };
  return (
    <div className={classes['dropdown']}>
      <Select
        value={selectedOption}
        onChange={select}
        readOnly={readonly}
        icon={selected?.icon ?? textOption(options, 'icon')}
        leading={dot === undefined ? undefined : <StatusLabel color={dot} />}
        placeholder={
          !hasNullChoice && (selectedOption === '' || flagOption(options, 'allowNone'))
            ? (textOption(options, 'placeholder') ?? t('nothing_chosen'))
            : undefined
        }
        options={[
          ...entries.map((entry) =>
            'choices' in entry
              ? { label: entry.heading, options: entry.choices.map(optionOf), divided: entry.divided }
              : optionOf(entry),
          ),
          ...(isUnlisted ? [{ value: key, label: valueText(value) }] : []),
          ...(allowOther ? [{ value: OTHER, label: t('other_value') }] : []),
        ]}
      />
      {selectedOption === OTHER ? (
        <OtherValueInput
          field={field}
          value={value}
          readonly={readonly}
          focusOnMount={otherRequested && key === ''}
          onChange={(other) => {
            // The input stays while it is empty.
            setOtherRequested(true);
            onChange(other);
          }}
        />
      ) : null}
    </div>
  );
};
