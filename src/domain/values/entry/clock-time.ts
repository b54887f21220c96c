import { latinText } from './latin-text';

/** How a time of day is shown. */
export interface ClockFormat {
  readonly use24: boolean;
  readonly includeSeconds: boolean;
  /** The words for the halves of the day in the reader's language: ['AM', 'PM']. */
  readonly periods: readonly [am: string, pm: string];
}

const periodsByLocale = new Map<string, ClockFormat['periods']>();

const findDayPeriods = (locale: string): ClockFormat['periods'] => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' });
  const wordAt = (hour: number, otherwise: string): string =>
    format.formatToParts(Date.UTC(2000, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? otherwise;
  return [wordAt(9, 'AM'), wordAt(21, 'PM')];
};

/** The words of a locale for the halves of the day. Cached, since an import reads a time in each row. */
export const dayPeriods = (locale: string): ClockFormat['periods'] => {
  const periods = periodsByLocale.get(locale) ?? findDayPeriods(locale);
  periodsByLocale.set(locale, periods);
  return periods;
};

/** Whether times of a locale have 24 hours: its readers do not know the words for the halves of the day. */
export const usesTwentyFourHours = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).resolvedOptions().hour12 === false;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** 'HH:mm:ss' as the control shows it; '' stays ''. Seconds other than zero are never hidden. */
export const formatClockTime = (time: string, { use24, includeSeconds, periods }: ClockFormat): string => {
  if (time === '') return '';
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const rest = `:${twoDigits(minute)}${includeSeconds || second !== 0 ? `:${twoDigits(second)}` : ''}`;
  if (use24) return `${twoDigits(hour)}${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${periods[hour < 12 ? 0 : 1]}`;
};

/** Hours, minutes and seconds with the same mark, or as three or four digits; an hour alone needs AM or PM. */
const CLOCK = /^(\d{1,2})(?:([:.])(\d{2})(?:\2(\d{2}))?)?$|^(\d{1,2})(\d{2})$/;

/** '9 h 05' and '9時05分' as '9:05', '9:05 Uhr' as '9:05'. */
const withColons = (text: string): string =>
  text.replace(/^(\d{1,2})\s?(?:h|時)\s?(\d{2})分?$/, '$1:$2').replace(/^(\d{1,2}[:.]\d{2})\s?(?:uhr|h)$/, '$1');

/**
 * 'HH:mm:ss' of a typed time, in whichever clock it was typed; null for anything else. In the twelve-hour clock a time
 * without AM or PM means the one before noon, unless its hour is greater than 12.
 */
export const parseClockTime = (text: string, periods: ClockFormat['periods']): string | null => {
  const typed = withColons(latinText(text).toLowerCase());
  const ends = (...words: readonly string[]): string | undefined =>
    words.find((word) => typed.endsWith(word.toLowerCase()) || typed.startsWith(word.toLowerCase()));
  const [am, pm] = [ends(periods[0], 'am', 'a.m.', 'a'), ends(periods[1], 'pm', 'p.m.', 'p')];
  const period = pm ?? am;
  const match = CLOCK.exec((period === undefined ? typed : typed.replace(period.toLowerCase(), '')).trim());
  if (match === null) return null;
  const [hours = match[5], minutes = match[6], seconds = '00'] = [match[1], match[3], match[4]];
  if (minutes === undefined && period === undefined) return null;
  const [hour, minute, second] = [Number(hours), Number(minutes ?? 0), Number(seconds)];
  if (minute > 59 || second > 59 || hour > (period === undefined ? 23 : 12) || (period !== undefined && hour === 0))
    return null;
  const hour24 = period === undefined ? hour : (hour % 12) + (pm === undefined ? 0 : 12);
  return `${twoDigits(hour24)}:${twoDigits(minute)}:${twoDigits(second)}`;
};
