import { scalarText } from '../../domain/filters';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Chip } from '../../ui';
import { formatFilterValue } from '../filter-sentence';
import { AddValue } from './add-value';
import { useBuilder } from './builder-context';
import { distinctValues, type ValueEditor } from './value-editor.rules';
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

/** A list of values as tokens, with a control to add one. */
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
