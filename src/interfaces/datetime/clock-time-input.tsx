import { type ReactNode, useMemo, useState } from 'react';
import { dayPeriods, formatClockTime, parseClockTime } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText, useTextDraft } from '../../kit';
import { ErrorLine } from '../../parts/fields/error-line';
import { Input } from '../../ui';

interface ClockTimeInputProps extends InterfaceProps {
  /** 'HH:mm:ss', or '' for none. */
  readonly time: string;
  readonly use24: boolean;
  readonly includeSeconds: boolean;
  /** The value of the field with this time. */
  readonly valueOf: (time: string) => Json;
  /** Whether an empty time is no value, rather than a missing part of one. */
  readonly isOptional: boolean;
  /** Accessible name of an input beside the one for the day. */
  readonly label: string | undefined;
  readonly trailing: ReactNode;
}

/** Any afternoon, to show what a time looks like. */
const EXAMPLE = '15:04:00';

/** The example with letters instead of digits: 'hh:mm', 'hh:mm PM'. An example would look like a value. */
const patternOf = (example: string): string => {
  const letters = ['h', 'm', 's'].values();
  return example.replace(/\d+/g, () => (letters.next().value ?? '').repeat(2));
};

/**
 * A time of day as text, in the configured clock. A text that is no time yet is kept by the form, and blocks saving.
 */
export const ClockTimeInput = (props: ClockTimeInputProps) => {
  const { time, use24, includeSeconds, valueOf, isOptional, label, readonly, trailing } = props;
  const { t, locale } = useText();
  const [focused, setFocused] = useState(false);
  const draft = useTextDraft(props);
  const periods = useMemo(() => dayPeriods(locale.code), [locale]);
  const format = { use24, includeSeconds, periods };
  const hasError = draft.incomplete && !focused;
  const example = formatClockTime(EXAMPLE, format);
  const change = (text: string): void => {
    const parsed = parseClockTime(text, periods);
    draft.change(text, parsed !== null ? valueOf(parsed) : text === '' && isOptional ? null : undefined);
  };
  return (
    <div>
      <Input
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={patternOf(example)}
        value={draft.text ?? formatClockTime(time, format)}
        invalid={hasError ? true : undefined}
        readOnly={readonly}
        trailing={trailing}
        onChange={change}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          draft.discard();
        }}
      />
      {hasError ? <ErrorLine message={t('time_invalid', { example })} /> : null}
    </div>
  );
};
