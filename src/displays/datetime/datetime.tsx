import type { ReactNode } from 'react';
import { lineText, flagOption } from '../../domain/values';
import { type DisplayProps, useService, useStream, useText } from '../../kit';
import { formatDate, formatRelative } from './datetime.rules';
import { Now } from '../../application/clock';

interface DateProps {
  readonly text: string;
  readonly locale: string;
  readonly options: DisplayProps['options'];
}

/**
 * A date, or its relative text, with the full date as tooltip. A function instead of a component: a list has hundreds
 * of dates.
 */
const dateElement = ({ text, locale, options }: DateProps, relative: string | null): ReactNode => {
  const { text: formatted, full } = formatDate(text, locale, options['format'] ?? null);
  return (
    <time dateTime={text} title={full}>
      {relative ?? formatted}
    </time>
  );
};

/** Updates while it is visible. */
const RelativeDate = (date: DateProps) =>
  dateElement(date, formatRelative(date.text, date.locale, useStream(useService(Now).now$)));

export const DatetimeDisplay = ({ value, options }: DisplayProps) => {
  const { locale } = useText();
  const date = { text: lineText(value), locale: locale.code, options };
  return flagOption(options, 'relative') ? <RelativeDate {...date} /> : dateElement(date, null);
};
