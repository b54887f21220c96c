import type { Json } from '../../../kernel';
import type { FieldType } from '../../schema';
import { type DateType, fromDateInput, isDateText, parseDateText, withSeconds } from '../dates/date-value';
import { dayPeriods, parseClockTime } from './clock-time';
import type { EntryReading } from './entry-reading';
import { latinText } from './latin-text';
import type { DateOrder, EntryNotation } from './notation';

const REFUSED: EntryReading = { kind: 'refused', problem: 'no_date' };

const certain = (value: string): EntryReading => ({ kind: 'value', value, isDoubtful: false });

/** Three numbers with the same mark between them, and what follows them. */
const NUMERIC_DATE = /^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?:\.?,?\s+(\S.*))?$/;

const JAPANESE_DATE = /^(\d{4})年(\d{1,2})月(\d{1,2})日/;

const dayText = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateText(text, 'date') ? text : null;
};

interface Day {
  readonly day: string;
  readonly isDoubtful: boolean;
}

/** Years have four digits: shorter ones could be days, and their century is unknown. */
const dayOf = ([first, mark, middle, last]: readonly string[], { dates, isStrict }: EntryNotation): Day | null => {
  if (first === undefined || middle === undefined || last === undefined) return null;
  if (first.length === 4) {
    const day = last.length > 2 ? null : dayText(first, middle, last);
    return day === null ? null : { day, isDoubtful: false };
  }
  if (first.length > 2 || last.length !== 4) return null;
  const days: Readonly<Record<DateOrder, string | null>> = {
    day_first: dayText(last, middle, first),
    month_first: dayText(last, first, middle),
  };
  // With points the day comes first in every language.
  const order = mark === '.' && !isStrict ? 'day_first' : dates;
  const [own, other] = order === 'day_first' ? [days.day_first, days.month_first] : [days.month_first, days.day_first];
  const day = own ?? (isStrict ? null : other);
  return day === null
    ? null
    : { day, isDoubtful: own === null || (order !== dates && other !== null && other !== own) };
};

const timeOf = (text: string, { locale }: EntryNotation): string | null => parseClockTime(text, dayPeriods(locale));

const complete = (text: string, type: DateType): string => {
  if (type === 'time') return withSeconds(text);
  return type !== 'date' && /^[\d-]+$/.test(text) ? `${text}T00:00:00` : text;
};

/**
 * A date that was typed or pasted, as it is stored: a timestamp without a zone is the wall clock time of the reader in
 * `zone`. Other values are unchanged.
 */
export const withReaderZone = (value: Json, type: FieldType, before: Json, zone: string): Json =>
  type === 'timestamp' && typeof value === 'string' && parseDateText(value)?.zone === null
    ? fromDateInput(value.replace(' ', 'T'), type, before, zone)
    : value;

/**
 * Reads a date or time as people write it: ISO, by the order of the notation ('31.12.2024', '12/31/2024 2:30 PM'), or
 * beginning with the year. An ISO text is its own value. Other times are those of a wall clock: they have no zone, except
 * timestamps where the zone of the notation is known.
 */
export const readDate = (text: string, type: DateType, notation: EntryNotation): EntryReading => {
  const latin = latinText(text);
  if (latin === '') return { kind: 'value', value: null, isDoubtful: false };
  const hasTime = type === 'dateTime' || type === 'timestamp';
  if (isDateText(latin, type)) return certain(complete(latin, type));
  if (type === 'time') {
    const time = timeOf(latin, notation);
    return time === null ? { kind: 'refused', problem: 'no_time' } : certain(time);
  }
  const match = NUMERIC_DATE.exec(latin.replace(JAPANESE_DATE, '$1/$2/$3 ').trim());
  const day = match === null ? null : dayOf(match.slice(1), notation);
  if (match === null || day === null) return REFUSED;
  const rest = match[5];
  if (!hasTime) return rest === undefined ? { kind: 'value', value: day.day, isDoubtful: day.isDoubtful } : REFUSED;
  const time = rest === undefined ? '00:00' : timeOf(rest, notation);
  if (time === null) return REFUSED;
  const wallClock = `${day.day}T${withSeconds(time)}`;
  const value = notation.zone === undefined ? wallClock : withReaderZone(wallClock, type, null, notation.zone);
  return { kind: 'value', value, isDoubtful: day.isDoubtful };
};
