import { parseDateText, relativeTime, withSeconds, type DateTextParts } from '../../domain/values';
import type { Json } from '../../kernel';

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

const relativeFormatter = (locale: string): Intl.RelativeTimeFormat => {
  const known = relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, known);
  return known;
};

/** The configured format, by default 'medium'. */
export type DateFormat = 'long' | 'medium' | 'short';

const dateFormat = (option: Json): DateFormat => (option === 'long' || option === 'short' ? option : 'medium');

/** 'full' is used for the tooltip and includes seconds. */
const STYLES = {
  long: { date: 'long', time: 'short' },
  medium: { date: 'medium', time: 'short' },
  short: { date: 'short', time: 'short' },
  full: { date: 'full', time: 'medium' },
} as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a formatter is slow and each cell needs two. */
const dateFormatter = (
  locale: string,
  style: keyof typeof STYLES,
  { date, time, zone }: DateTextParts,
): Intl.DateTimeFormat => {
  const key = `${locale} ${style} ${date === null ? '' : 'date'} ${time === null ? '' : 'time'} ${zone === null ? '' : 'zone'}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(date === null ? {} : { dateStyle: STYLES[style].date }),
      ...(time === null ? {} : { timeStyle: STYLES[style].time }),
      ...(zone === null ? { timeZone: 'UTC' } : {}),
    });
  formatters.set(key, known);
  return known;
};

/**
 * A date, time or moment as people of this locale write it, by the option of that name and in full. Texts without a zone
 * keep their wall clock; a moment with one is shown in the zone of this place. What is no date stays as it is.
 */
export const formatDate = (
  text: string,
  locale: string,
  format: Json,
): { readonly shown: string; readonly full: string } => {
  const parts = parseDateText(text);
  if (parts === null) return { shown: text, full: text };
  const { date, time, zone } = parts;
  const moment = new Date(zone === null ? `${date ?? '1970-01-01'}T${withSeconds(time ?? '00:00')}Z` : text);
  if (Number.isNaN(moment.getTime())) return { shown: text, full: text };
  return {
    shown: dateFormatter(locale, dateFormat(format), parts).format(moment),
    full: dateFormatter(locale, 'full', parts).format(moment),
  };
};

const DAY_MS = 86_400_000;
const padTwo = (number: number): string => String(number).padStart(2, '0');

/** The local calendar day, as days since 1970-01-01. */
const localDayNumber = (instant: number): number => {
  const day = new Date(instant);
  return (
    Date.parse(
      `${String(day.getFullYear()).padStart(4, '0')}-${padTwo(day.getMonth() + 1)}-${padTwo(day.getDate())}T00:00:00Z`,
    ) / DAY_MS
  );
};

/**
 * How long ago, or how soon, seen from `now` (milliseconds since 1970): '3 hours ago', 'tomorrow'. A date without a time is
 * a day of the calendar and is counted in days; a time without a zone is read by the clocks here. Null for what has no
 * place in time, such as a time without a date.
 */
export const formatRelative = (text: string, locale: string, now: number): string | null => {
  const parts = parseDateText(text);
  if (parts === null || parts.date === null) return null;
  if (parts.time === null) {
    const days = Date.parse(`${parts.date}T00:00:00Z`) / DAY_MS - localDayNumber(now);
    if (Number.isNaN(days)) return null;
    const { amount, unit } = relativeTime(days * DAY_MS, 0);
    return days === 0 ? relativeFormatter(locale).format(0, 'day') : relativeFormatter(locale).format(amount, unit);
  }
  const instant = new Date(parts.zone === null ? `${parts.date}T${withSeconds(parts.time)}` : text).getTime();
  if (Number.isNaN(instant)) return null;
  const { amount, unit } = relativeTime(instant, now);
  return relativeFormatter(locale).format(unit === 'second' ? 0 : amount, unit);
};
