import { chosenDate, currentDate, isDateText, shownDate, type DateType } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { KeptValue } from '../../parts/kept-value';
import { IconButton, Input } from '../../ui';
import { controlFor, dateTypeOf, isShownAsDate, latestFor } from './datetime.rules';

/** Told apart from the browser's own button beside it. */
const NOW_ICONS: Readonly<Record<DateType, string>> = {
  date: 'today',
  time: 'update',
  dateTime: 'schedule',
  timestamp: 'schedule',
};

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser's own control: it knows the person's calendar, language and clock, 12 hours or 24. */
export const DatetimeInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const type = dateTypeOf(field.type);
  if (!isShownAsDate(value, type, ZONE)) return <KeptValue value={value} />;
  const control = controlFor(field.type);
  const choose = (text: string): void => {
    if (text === '' || isDateText(text, type)) onChange(chosenDate(text, type, value, ZONE));
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
      max={latestFor(control)}
      autoComplete="off"
      step={options['includeSeconds'] === true ? 1 : undefined}
      value={shownDate(value, type, ZONE)}
      readOnly={readonly}
      trailing={readonly ? undefined : actions}
      onChange={choose}
    />
  );
};
