import type { InterfaceProps } from '../../kit';
import { Input } from '../../ui';
import { chosenDate, controlFor, shownDate } from './datetime.rules';

/** The browser's own control: it knows the person's calendar, language and clock. */
export const DatetimeInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => (
  <Input
    type={controlFor(field.type)}
    autoComplete="off"
    step={options['includeSeconds'] === true ? 1 : undefined}
    value={shownDate(value, field.type)}
    readOnly={readonly}
    onChange={(text) => onChange(chosenDate(text, field.type, value))}
  />
);
