import { parseTimestamp, type DayEntries } from '../../../domain/revisions';

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, zone, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formatters.set(key, known);
  return known;
};

const formatInstant = (instant: number, format: Intl.DateTimeFormat): string | null =>
  Number.isNaN(instant) ? null : format.format(instant);

/** The time of day; null for an invalid timestamp. */
export const formatTime = (timestamp: string, locale: string, zone: string): string | null =>
  formatInstant(parseTimestamp(timestamp), formatter(locale, zone, { timeStyle: 'short' }));

/** Date and time, short; null for an invalid timestamp. */
export const formatMoment = (timestamp: string, locale: string, zone: string): string | null =>
  formatInstant(parseTimestamp(timestamp), formatter(locale, zone, { dateStyle: 'medium', timeStyle: 'short' }));

/** Date and time in full, with the time zone; null for an invalid timestamp. */
export const formatFullMoment = (timestamp: string, locale: string, zone: string): string | null =>
  formatInstant(parseTimestamp(timestamp), formatter(locale, zone, { dateStyle: 'full', timeStyle: 'long' }));

/** A translation key, or a formatted date. */
export type DayHeading = { readonly key: 'today' | 'yesterday' | 'day_unknown' } | { readonly text: string };

/** The heading of a day, with the year if it is not the current one. */
export const dayHeading = (day: DayEntries<unknown>['day'], now: number, locale: string): DayHeading => {
  if (day.kind !== 'date') return { key: day.kind };
  const instant = Date.parse(`${day.date}T00:00:00Z`);
  const thisYear = new Date(now).getUTCFullYear() === new Date(instant).getUTCFullYear();
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(thisYear ? {} : { year: 'numeric' }),
  };
  const text = formatInstant(instant, formatter(locale, 'UTC', options));
  return text === null ? { key: 'day_unknown' } : { text };
};
