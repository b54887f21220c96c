import { useState, type KeyboardEvent } from 'react';
import { fromDateInput, toDateInput, type DateType } from '../../../domain/values';
import { equals, type Json } from '../../../kernel';
import { useText } from '../../../kit';
import { Button, Chip, Input } from '../../../ui';
import classes from './filter-builder.module.css';

interface DateValueProps {
  readonly type: DateType;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Like `onChange`, for a change that replaces the control by another one, so that the focus has to be restored. */
  readonly onReplace: (value: Json) => void;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

const CONTROLS = { date: 'date', time: 'time', dateTime: 'datetime-local', timestamp: 'datetime-local' } as const;

/** The variable for the current time; the platform has none for dates and times of day. */
const NOW = '$NOW';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A native date or time input, or the variable for the current time. */
export const DateValue = ({ type, label, value, onChange, onReplace, onKeyDown }: DateValueProps) => {
  const { t } = useText();
  const [draft, setDraft] = useState({ text: toDateInput(value, type, zone()), value });
  if (value === NOW)
    return (
      <span className={classes['chosen']}>
        <Chip
          variant="token"
          removeLabel={t('filter_remove_value', { value: t('filter_now') })}
          onRemove={() => onReplace('')}
        >
          {t('filter_now')}
        </Chip>
      </span>
    );
  const change = (text: string): void => {
    const next = fromDateInput(text, type, value, zone()) ?? '';
    setDraft({ text, value: next });
    onChange(next);
  };
  return (
    <span className={classes['beside']}>
      <Input
        size="small"
        type={CONTROLS[type]}
        step={type === 'date' ? undefined : 1}
        aria-label={label}
        value={equals(draft.value, value) ? draft.text : toDateInput(value, type, zone())}
        onChange={change}
        onKeyDown={onKeyDown}
      />
      {type === 'timestamp' || type === 'dateTime' ? (
        <Button variant="ghost" size="small" icon="today" onClick={() => onReplace(NOW)}>
          {t('filter_use_now')}
        </Button>
      ) : null}
    </span>
  );
};
