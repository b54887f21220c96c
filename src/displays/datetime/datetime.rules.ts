import { differenceInCalendarDays } from 'date-fns';
import { parseDateText, relativeTime, withSeconds, type DateTextParts } from '../../domain/values';
import type { Json } from '../../kernel';

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

const relativeFormatter = (locale: string): Intl.RelativeTimeFormat => {
  const cached = relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, cached);
  return cached;
};

/** The configured format, by default 'medium'. */
type DateFormat = 'long' | 'medium' | 'short';

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
  const cached =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(date === null ? {} : { dateStyle: STYLES[style].date }),
      ...(time === null ? {} : { timeStyle: STYLES[style].time }),
      ...(zone === null ? { timeZone: 'UTC' } : {}),
    });
  formatters.set(key, cached);
  return cached;
};

/**
 * A localised date or time, in the configured format and in full. Texts without a zone keep their wall clock time; a
 * timestamp with a zone is converted to the local one. Invalid dates are returned unchanged.
 */
export const formatDate = (
  text: string,
  locale: string,
  format: Json,
): { readonly text: string; readonly full: string } => {
  const parts = parseDateText(text);
  if (parts === null) return { text, full: text };
  const { date, time, zone } = parts;
  const instant = new Date(zone === null ? `${date ?? '1970-01-01'}T${withSeconds(time ?? '00:00')}Z` : text);
  if (Number.isNaN(instant.getTime())) return { text, full: text };
  return {
    text: dateFormatter(locale, dateFormat(format), parts).format(instant),
    full: dateFormatter(locale, 'full', parts).format(instant),
  };
};

const DAY_MS = 86_400_000;

/**
 * A relative time, seen from `now` (milliseconds since 1970): '3 hours ago', 'tomorrow'. A date without a time is a
 * calendar day and is counted in days; a time without a zone is local. Null for a time without a date and for invalid
 * dates.
 */
export const formatRelative = (text: string, locale: string, now: number): string | null => {
  const parts = parseDateText(text);
  if (parts === null || parts.date === null) return null;
  if (parts.time === null) {
    const days = differenceInCalendarDays(new Date(`${parts.date}T00:00:00`), now);
    if (Number.isNaN(days)) return null;
    const { amount, unit } = relativeTime(days * DAY_MS, 0);
    return days === 0 ? relativeFormatter(locale).format(0, 'day') : relativeFormatter(locale).format(amount, unit);
  }
  const instant = new Date(parts.zone === null ? `${parts.date}T${withSeconds(parts.time)}` : text).getTime();
  if (Number.isNaN(instant)) return null;
  const { amount, unit } = relativeTime(instant, now);
  return relativeFormatter(locale).format(unit === 'second' ? 0 : amount, unit);
};
