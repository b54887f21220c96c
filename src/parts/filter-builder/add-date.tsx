import { useState, type KeyboardEvent } from 'react';
import type { DateType } from '../../domain/values';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { IconButton } from '../../ui';
import { DateValue } from './date-value';
import classes from './filter-builder.module.css';

interface AddDateProps {
  readonly type: DateType;
  readonly label: string;
  readonly onAdd: (value: Json) => void;
}

/** A date is added when somebody says so: while a year is typed, two digits of it are a year as well. */
export const AddDate = ({ type, label, onAdd }: AddDateProps) => {
  const { t } = useText();
  const [value, setValue] = useState<Json>('');
  const add = (): void => {
    if (value === '') return;
    onAdd(value);
    setValue('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || value === '') return;
    event.preventDefault();
    add();
  };
  return (
    <span className={classes['beside']}>
      <DateValue type={type} label={label} value={value} onChange={setValue} onSwap={setValue} onKeyDown={press} />
      <IconButton icon="add" size="small" label={t('filter_add_value')} onClick={add} />
    </span>
  );
};
