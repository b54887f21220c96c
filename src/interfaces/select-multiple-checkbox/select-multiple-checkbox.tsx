import { Fragment, useMemo, useState } from 'react';
import { valueText } from '../../domain/templates';
import {
  visibleChoices,
  selectionPayload,
  selectedValues,
  flagOption,
  numberOption,
  otherValues,
  toggleChoice,
} from '../../domain/values';
import { equals, type Json } from '../../kernel';
import { useText, type InterfaceProps } from '../../kit';
import { AddValueInput, ChoiceControl, ChoiceDivider, ChoiceGrid, fieldChoices } from '../../parts/choices';
import { UnsupportedValue, UnconfiguredChoices } from '../../parts/unsupported-value';
import { Button } from '../../ui';
import classes from './select-multiple-checkbox.module.css';

/** Checkboxes for the configured choices; choices beyond `itemsShown` are hidden behind a button. */
export const SelectMultipleCheckboxInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [expanded, setExpanded] = useState(false);
  const choices = useMemo(() => fieldChoices(options['choices'] ?? null, field), [options, field]);
  const selected = selectedValues(value, field.type);
  const allowOther = flagOption(options, 'allowOther');
  if (choices.length === 0 && !allowOther) return <UnconfiguredChoices value={value} />;
  if (selected === null) return <UnsupportedValue value={value} />;

  const { shown: visible, hidden } = visibleChoices(
    choices,
    expanded ? choices.length : (numberOption(options, 'itemsShown') ?? null),
  );
  const toggle = (each: Json): void => onChange(selectionPayload(toggleChoice(selected, each, choices), field.type));
  const add = (text: string): void => {
    if (!selected.some((each) => equals(each, text))) toggle(text);
  };
  const shared = { type: 'checkbox', options, disabled: readonly } as const;
  return (
    <ChoiceGrid field={field} options={options} choices={choices}>
      {visible.map((choice) => (
        <Fragment key={JSON.stringify(choice.value)}>
          <ChoiceDivider divided={choice.divided} />
          <ChoiceControl
            {...shared}
            choice={choice}
            checked={selected.some((each) => equals(each, choice.value))}
            onChange={() => toggle(choice.value)}
          >
            {choice.text}
          </ChoiceControl>
        </Fragment>
      ))}
      {otherValues(selected, choices).map((other, index) => (
        // A value may occur twice, so the index is the key.
        <ChoiceControl key={`other-${index}`} {...shared} checked onChange={() => toggle(other)}>
          {valueText(other)}
        </ChoiceControl>
      ))}
      {hidden > 0 ? (
        <div className={classes['more']}>
          <Button variant="ghost" size="small" icon="expand_more" onClick={() => setExpanded(true)}>
            {t('show_more_choices', { count: hidden })}
          </Button>
        </div>
      ) : null}
      {allowOther && !readonly ? <AddValueInput onAdd={add} /> : null}
    </ChoiceGrid>
  );
};
