import { scalarText } from '../../../domain/filters';
import type { Field } from '../../../domain/schema';
import type { Choice } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { useText } from '../../../kit';
import { Checkbox, Chip } from '../../../ui';
import { formatFilterValue } from '../filter-sentence';
import { AddValue } from './add-value';
import { useBuilder } from './builder-context';
import { choiceOptions, choiceValue, distinctValues, type ValueEditor } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface ListValueProps {
  readonly editor: ValueEditor;
  readonly field: Field;
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Called after a token was removed, which had the focus. */
  readonly onRemoved: () => void;
}

/** Maximum number of rendered tokens. */
const MAX_TOKENS = 100;

interface ChoiceChecksProps {
  readonly choices: readonly Choice[];
  readonly label: string;
  readonly values: readonly Json[];
  readonly onChange: (value: Json) => void;
}

/** One checkbox per choice; selected values that are none of the choices follow. */
const ChoiceChecks = ({ choices, label, values, onChange }: ChoiceChecksProps) => {
  const texts = values.map(scalarText);
  const options = [
    ...choiceOptions(choices, ''),
    ...values.flatMap((value) => choiceOptions(choices, value).slice(choices.length)),
  ];
  return (
    <div role="group" aria-label={label} data-value="" className={classes['checks']}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={texts.includes(option.value)}
          onChange={(checked) =>
            onChange(
              checked
                ? [...values, choiceValue(choices, option.value)]
                : values.filter((value) => scalarText(value) !== option.value),
            )
          }
        >
          <bdi>{option.label}</bdi>
        </Checkbox>
      ))}
    </div>
  );
};

/** A list of values: checkboxes for choices, else tokens with a control to add one. */
export const ListValue = ({ editor, field, path, label, value, onChange, onRemoved }: ListValueProps) => {
  const { t } = useText();
  const { formatter } = useBuilder();
  const values = distinctValues(value);
  const texts = values.map(scalarText);
  const add = (added: readonly Json[]): void => {
    const all = distinctValues([...values, ...added]);
    if (all.length > values.length) onChange(all);
  };
  const remove = (index: number): void => onChange(values.filter((_, each) => each !== index));
  const removeAndFocus = (index: number): void => {
    remove(index);
    onRemoved();
  };
  if (editor.kind === 'choice')
    return <ChoiceChecks choices={editor.choices} label={label} values={values} onChange={onChange} />;
  return (
    <>
      {values.length === 0 ? null : (
        <ul className={classes['tokens']}>
          {values.slice(0, MAX_TOKENS).map((each, index) => {
            const name = formatFilterValue(formatter, path, each);
            return (
              <li key={scalarText(each)}>
                <Chip
                  variant="token"
                  removeLabel={t('filter_remove_value', { value: name })}
                  onRemove={() => removeAndFocus(index)}
                >
                  <bdi>{name}</bdi>
                </Chip>
              </li>
            );
          })}
          {values.length > MAX_TOKENS ? (
            <li className={classes['note']}>{t('filters_more', { count: values.length - MAX_TOKENS })}</li>
          ) : null}
        </ul>
      )}
      <div data-value="" className={classes['more']}>
        <AddValue
          editor={editor}
          field={field}
          label={label}
          texts={texts}
          onAdd={add}
          onRemoveLast={() => remove(values.length - 1)}
        />
      </div>
    </>
  );
};
