import { useState, type KeyboardEvent } from 'react';
import { chosenDate, shownDate, type DateType } from '../../domain/values';
import { equals, type Json } from '../../kernel';
import { useText } from '../../kit';
import { Button, Chip, Input } from '../../ui';
import classes from './filter-builder.module.css';

interface DateValueProps {
  readonly type: DateType;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** As `onChange`, where the control itself becomes another one. */
  readonly onReplace: (value: Json) => void;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

const CONTROLS = { date: 'date', time: 'time', dateTime: 'datetime-local', timestamp: 'datetime-local' } as const;

/** The one word for a moment that the platform understands; of days and times it knows none. */
const NOW = '$NOW';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date or time by the browser's own control, or the moment at which somebody looks. */
export const DateValue = ({ type, label, value, onChange, onReplace, onKeyDown }: DateValueProps) => {
  const { t } = useText();
  const [typed, setTyped] = useState({ text: shownDate(value, type, zone()), value });
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
    const next = chosenDate(text, type, value, zone()) ?? '';
    setTyped({ text, value: next });
    onChange(next);
  };
  return (
    <span className={classes['beside']}>
      <Input
        size="small"
        type={CONTROLS[type]}
        step={type === 'date' ? undefined : 1}
        aria-label={label}
        value={equals(typed.value, value) ? typed.text : shownDate(value, type, zone())}
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
