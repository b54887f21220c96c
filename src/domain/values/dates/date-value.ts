import type { Json } from '../../../kernel';
import type { FieldType } from '../../schema';
import { instantOfWallClock, wallClockAt } from './zone';

/** The parts of a date text. `zone` is 'Z' or an offset; null when the text has no zone and must keep none. */
export interface DateTextParts {
  readonly date: string | null;
  readonly time: string | null;
  readonly zone: string | null;
}

const DATE_TEXT = /^(?:(\d{4,6}-\d{2}-\d{2}))?(?:[T ]?(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Splits a date, time or date-time text without converting it; null for anything else. */
export const parseDateText = (text: string): DateTextParts | null => {
  const match = DATE_TEXT.exec(text);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return null;
  return { date: match[1] ?? null, time: match[2] ?? null, zone: match[3] ?? null };
};

/** A time to the second: '03:04' becomes '03:04:00'. */
export const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);

export const DATE_TYPES = ['date', 'time', 'dateTime', 'timestamp'] as const;

/**
 * A date is a calendar day, a time a clock time, a dateTime both: none of them is an instant, and no time zone
 * changes them. Only a timestamp is an instant, shown in the reader's time zone.
 */
export type DateType = (typeof DATE_TYPES)[number];

export const isDateType = (type: FieldType): type is DateType => DATE_TYPES.some((each) => each === type);

const isInstant = (text: string, type: DateType): boolean => type === 'timestamp' && parseDateText(text)?.zone != null;

/** ISO has a colon in the offset; some databases write none. */
const parseInstant = (text: string): number =>
  Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

/**
 * The value as a date input shows it: 'yyyy-MM-dd', 'HH:mm:ss', or both joined by 'T'; empty for an invalid one. A
 * timestamp without a zone, as SQLite returns it, is shown as written.
 */
export const toDateInput = (value: Json, type: DateType, zone: string): string => {
  const parts = typeof value === 'string' ? parseDateText(value) : null;
  if (typeof value !== 'string' || parts === null) return '';
  if (type === 'date') return parts.date ?? '';
  const time = parts.time === null ? null : withSeconds(parts.time);
  if (type === 'time') return time ?? '';
  if (parts.date === null) return '';
  if (isInstant(value, type)) return wallClockAt(parseInstant(value), zone) ?? '';
  return `${parts.date}T${time ?? '00:00:00'}`;
};

const toStoredDate = (shown: string, type: DateType, before: Json, zone: string): Json => {
  const parts = parseDateText(shown);
  if (type === 'date') return parts?.date ?? null;
  if (type === 'time') return parts?.time == null ? null : withSeconds(parts.time);
  if (parts?.date == null) return null;
  const wallClock = `${parts.date}T${withSeconds(parts.time ?? '00:00')}`;
  const zoneless = type === 'dateTime' || (typeof before === 'string' && !isInstant(before, type));
  const instant = zoneless ? null : instantOfWallClock(wallClock, zone);
  return instant === null ? wallClock : new Date(instant).toISOString();
};

/**
 * The value for the text of a date input; null for an empty or unreadable one. An unchanged text returns the
 * previous value, so that fractions of a second and ambiguous local times are kept. A timestamp is written in UTC,
 * unless the previous value has no zone: then the database stores none.
 */
export const fromDateInput = (shown: string, type: DateType, before: Json, zone: string): Json =>
  shown !== '' && shown === toDateInput(before, type, zone) ? before : toStoredDate(shown, type, before, zone);

/** The value of 'set to now'. `now` in milliseconds since 1970. */
export const currentDate = (type: DateType, now: number, zone: string): Json => {
  const moment = new Date(now).toISOString();
  return type === 'timestamp' ? moment : toStoredDate(toDateInput(moment, 'timestamp', zone), type, null, zone);
};

/** True when the text is a valid calendar day and clock time, as far as the type has them. */
export const isDateText = (text: string, type: DateType): boolean => {
  const parts = parseDateText(text);
  if (parts === null || (type === 'time' ? parts.time === null : parts.date === null)) return false;
  const normal = `${parts.date ?? '1970-01-01'}T${withSeconds(parts.time ?? '00:00')}`;
  const instant = Date.parse(`${normal}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(normal);
};
