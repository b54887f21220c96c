import { lineText, flagOption } from '../../domain/values';
import { PresentService, useService, useStream, useText, type DisplayProps } from '../../kit';
import { dateText, relativeText } from './datetime.rules';

interface DateProps {
  readonly text: string;
  readonly locale: string;
  readonly options: DisplayProps['options'];
}

const Absolute = ({ text, locale, options }: DateProps) => (
  <time dateTime={text} title={dateText(text, locale, 'full')}>
    {dateText(text, locale, options['format'] ?? null)}
  </time>
);

/** Goes on counting while it is looked at; the date itself is its title. */
const Relative = ({ text, locale, options }: DateProps) => {
  const said = relativeText(text, locale, useStream(useService(PresentService).now$));
  if (said === null) return <Absolute text={text} locale={locale} options={options} />;
  return (
    <time dateTime={text} title={dateText(text, locale, 'full')}>
      {said}
    </time>
  );
};

export const DatetimeDisplay = ({ value, options }: DisplayProps) => {
  const { locale } = useText();
  const Date = flagOption(options, 'relative') ? Relative : Absolute;
  return <Date text={lineText(value)} locale={locale.code} options={options} />;
};
