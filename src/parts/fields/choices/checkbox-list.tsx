import { Fragment, useState } from 'react';
import { valueText } from '../../../domain/templates';
import {
  type Choice,
  flagOption,
  numberOption,
  otherValues,
  selectedValues,
  selectionPayload,
  toggleChoice,
  visibleChoices,
} from '../../../domain/values';
import { equals, type Json } from '../../../kernel';
import { type InterfaceProps, useText } from '../../../kit';
import { Button } from '../../../ui';
import { UnsupportedValue } from '../unsupported-value';
import { ChoiceControl, ChoiceDivider, ChoiceGrid } from './choices';
import classes from './choices.module.css';
import { AddValueInput } from './other-value';

interface CheckboxListProps extends InterfaceProps {
  readonly choices: readonly Choice[];
}

/**
 * Checkboxes for a list of values; choices beyond the option `itemsShown` are hidden behind a button. Selected values
 * that are none of the choices follow them.
 */
export const CheckboxList = ({ field, value, options, choices, readonly, onChange }: CheckboxListProps) => {
  const { t } = useText();
  const [expanded, setExpanded] = useState(false);
  const selected = selectedValues(value, field.type);
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
      {flagOption(options, 'allowOther') && !readonly ? <AddValueInput onAdd={add} /> : null}
    </ChoiceGrid>
  );
};
