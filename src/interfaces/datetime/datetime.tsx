import type { FieldType } from '../../domain/schema';
import { fromDateInput, currentDate, type DateType, isDateText, isDateType, toDateInput } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { UnsupportedValue } from '../../parts/unsupported-value';
import { IconButton, Input } from '../../ui';

type DateControl = 'date' | 'time' | 'datetime-local';

export const controlType = (type: FieldType): DateControl =>
  type === 'date' ? 'date' : type === 'time' ? 'time' : 'datetime-local';

/** The date type of the field; a field of any other type is edited as a date and time. */
export const dateTypeOf = (type: FieldType): DateType => (isDateType(type) ? type : 'dateTime');

/** Without a maximum, browsers accept six-digit years, which databases reject. */
export const maxDateFor = (control: DateControl): string | undefined =>
  ({ date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59:59' })[control];

/** Whether the date control can show the value without changing it. */
export const isEditableDate = (value: Json, type: DateType, zone: string): boolean =>
  value === null || isDateText(toDateInput(value, type, zone), type);

/** Icons that differ from the browser's own calendar button next to them. */
const NOW_ICONS: Readonly<Record<DateType, string>> = {
  date: 'today',
  time: 'update',
  dateTime: 'schedule',
  timestamp: 'schedule',
};

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The native date control, which follows the calendar, language and 12 or 24 hour clock of the browser. */
export const DatetimeInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const type = dateTypeOf(field.type);
  if (!isEditableDate(value, type, ZONE)) return <UnsupportedValue value={value} />;
  const control = controlType(field.type);
  const change = (text: string): void => {
    if (text === '' || isDateText(text, type)) onChange(fromDateInput(text, type, value, ZONE));
  };
  const actions = (
    <>
      {value === null || field.schema?.is_nullable === false ? null : (
        <IconButton icon="close" label={t('clear_value')} size="tiny" onClick={() => onChange(null)} />
      )}
      <IconButton
        icon={NOW_ICONS[type]}
        label={t(type === 'date' ? 'set_today' : 'set_now')}
        size="tiny"
        onClick={() => onChange(currentDate(type, Date.now(), ZONE))}
      />
    </>
  );
  return (
    <Input
      type={control}
      max={maxDateFor(control)}
      autoComplete="off"
      step={options['includeSeconds'] === true ? 1 : undefined}
      value={toDateInput(value, type, ZONE)}
      readOnly={readonly}
      trailing={readonly ? undefined : actions}
      onChange={change}
    />
  );
};
