import { Fragment, useState } from 'react';
import { valueText } from '../../../domain/templates';
import {
  flagOption,
  type NullableChoice,
  numberOption,
  otherValues,
  isSelected,
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
import { RefusedEntry, useSelection } from './use-selection';

interface CheckboxListProps extends InterfaceProps {
  readonly choices: readonly NullableChoice[];
}

/**
 * Checkboxes for a list of values; choices beyond the option `itemsShown` are hidden behind a button. Selected values
 * that are none of the choices follow them. The choice for null is checked while there are none.
 */
export const CheckboxList = ({ choices, ...props }: CheckboxListProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const { selected, select, refused } = useSelection(props);
  const [expanded, setExpanded] = useState(false);
  if (selected === null) return <UnsupportedValue value={value} />;

  const { shown: visible, hidden } = visibleChoices(
    choices,
    expanded ? choices.length : (numberOption(options, 'itemsShown') ?? null),
  );
  const toggle = (each: Json): boolean => select(each === null ? null : toggleChoice(selected, each, choices));
  const add = (text: string): boolean => selected.some((each) => equals(each, text)) || toggle(text);
  const shared = { type: 'checkbox', options, disabled: readonly } as const;
  return (
    <ChoiceGrid field={field} options={options} choices={choices}>
      {visible.map((choice) => (
        <Fragment key={JSON.stringify(choice.value)}>
          <ChoiceDivider divided={choice.divided} />
          <ChoiceControl
            {...shared}
            choice={choice}
            checked={isSelected(selected, choice)}
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
      <RefusedEntry entry={refused} />
    </ChoiceGrid>
  );
};
