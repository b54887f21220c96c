import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import type { FieldType } from '../../domain/schema';
import {
  currentDate,
  type DateType,
  entryNotation,
  entryText,
  flagOption,
  fromDateInput,
  isDateText,
  isDateType,
  readEntry,
  toDateInput,
  usesTwentyFourHours,
  withReaderZone,
} from '../../domain/values';
import { equals, type Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { NoteLine } from '../../parts/fields/error-line';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { ClearButton } from '../../parts/fields/clear-button';
import { Button, DetachedControl, IconButton, Input } from '../../ui';
import { ClockTimeInput } from './clock-time-input';
import classes from './datetime.module.css';

/** The date type of the field; a field of any other type is edited as a date and time. */
export const dateTypeOf = (type: FieldType): DateType => (isDateType(type) ? type : 'dateTime');

/** Without a maximum, browsers accept six-digit years, which databases reject. */
const MAX_DATE = '9999-12-31';

/** Whether the controls can show the value without changing it. */
export const isEditableDate = (value: Json, type: DateType, zone: string): boolean =>
  value === null || isDateText(toDateInput(value, type, zone), type);

/** Day and time of a value as its two controls show them; a type without one of them leaves it empty. */
export const dateParts = (
  value: Json,
  type: DateType,
  zone: string,
): { readonly date: string; readonly time: string } => {
  const shown = toDateInput(value, type, zone);
  if (type === 'time') return { date: '', time: shown };
  const [date = '', time = ''] = shown.split('T');
  return { date, time };
};

/** The browser's own button of a date has a calendar already, so that a day is set by a word. */
const NOW_ICONS: Readonly<Record<Exclude<DateType, 'date'>, string>> = {
  time: 'update',
  dateTime: 'schedule',
  timestamp: 'schedule',
};

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date was pasted that others may read as another one: how it was read, while the field has its value. */
interface Pasted {
  readonly value: Json;
  readonly text: string;
}

/** The browser's own control for the day, and a text input for the time, since browsers choose the clock themselves. */
export const DatetimeInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly, onChange } = props;
  const { t, locale, fieldName } = useText();
  const name = fieldName(field);
  const type = dateTypeOf(field.type);
  const notation = entryNotation(locale.code);
  // A browser reports no day while one of its parts is typed again: the time comes back with the day.
  const [timeBefore, setTimeBefore] = useState('');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  if (!isEditableDate(value, type, ZONE)) return <UnsupportedValue value={value} />;
  const parts = dateParts(value, type, ZONE);
  const valueOf = (text: string): Json => fromDateInput(text, type, value, ZONE);
  const changeDate = (date: string): void => {
    if (date === '') {
      setTimeBefore(parts.time || timeBefore);
      onChange(null);
    } else if (isDateText(date, 'date'))
      onChange(valueOf(type === 'date' ? date : `${date}T${parts.time || timeBefore || '00:00:00'}`));
  };
  /** Without a day nothing is stored: neither the other parts of a date nor the time of before may stay. */
  const leaveDate = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    setTimeBefore('');
    if (parts.date === '') currentTarget.value = '';
  };
  // The browser's control reads dates of the browser's language only.
  const paste = (event: ClipboardEvent): void => {
    const reading = readEntry(event.clipboardData.getData('text'), type, notation);
    if (readonly || reading.kind !== 'value' || reading.value === null) return;
    event.preventDefault();
    const next = withReaderZone(reading.value, type, value, ZONE);
    setPasted(reading.isDoubtful ? { value: next, text: entryText(reading.value, type, notation) } : null);
    onChange(next);
  };
  const today = (): string => String(currentDate('date', Date.now(), ZONE));
  const setNow = (): void => onChange(currentDate(type, Date.now(), ZONE));
  const actions = readonly ? undefined : (
    <>
      {value === null || field.schema?.is_nullable === false ? null : (
        <ClearButton field={field} size="tiny" onClear={() => onChange(null)} />
      )}
      {type === 'date' ? (
        <Button variant="ghost" size="small" aria-label={t('set_today', { field: name })} onClick={setNow}>
          {t('today')}
        </Button>
      ) : (
        <IconButton icon={NOW_ICONS[type]} label={t('set_now', { field: name })} size="tiny" onClick={setNow} />
      )}
    </>
  );
  const dateInput = (
    <Input
      type="date"
      max={MAX_DATE}
      autoComplete="off"
      value={parts.date}
      readOnly={readonly}
      trailing={type === 'date' ? actions : undefined}
      onChange={changeDate}
      onPaste={paste}
      onBlur={leaveDate}
    />
  );
  const note =
    pasted === null || !equals(pasted.value, value) ? null : (
      <NoteLine message={t('entry_read_as', { value: pasted.text })} />
    );
  if (type === 'date')
    return (
      <>
        {dateInput}
        {note}
      </>
    );
  const timeInput = (
    <ClockTimeInput
      {...props}
      time={parts.time}
      includeSeconds={flagOption(options, 'includeSeconds')}
      use24={flagOption(options, 'use24', true) || usesTwentyFourHours(locale.code)}
      valueOf={(typed) => valueOf(type === 'time' ? typed : `${parts.date || today()}T${typed}`)}
      isOptional={type === 'time' || value === null}
      label={type === 'time' ? undefined : t('time_of_day', { field: name })}
      trailing={actions}
    />
  );
  if (type === 'time') return timeInput;
  return (
    <div className={classes['both']}>
      {dateInput}
      <DetachedControl>{timeInput}</DetachedControl>
      {note}
    </div>
  );
};
