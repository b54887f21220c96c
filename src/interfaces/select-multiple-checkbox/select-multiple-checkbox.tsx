import { useMemo } from 'react';
import { flagOption } from '../../domain/values';
import type { InterfaceProps } from '../../kit';
import { CheckboxList, fieldChoices } from '../../parts/fields/choices';
import { UnconfiguredChoices } from '../../parts/fields/unsupported-value';

/** Checkboxes for the configured choices; choices beyond `itemsShown` are hidden behind a button. */
export const SelectMultipleCheckboxInterface = (props: InterfaceProps) => {
  const { field, value, options } = props;
  const choices = useMemo(() => fieldChoices(options['choices'] ?? null, field), [options, field]);
  return choices.length === 0 && !flagOption(options, 'allowOther') ? (
    <UnconfiguredChoices value={value} />
  ) : (
    <CheckboxList {...props} choices={choices} />
  );
};
