import { fromDateInput, isDateText, toDateInput, type DateType } from '../../../domain/values';
import { addDays, dayOf, daysBetween, millisecondsBetween, addMilliseconds, timeOf } from './wall-clock.rules';

/** The dates of an item, in the texts and types of its fields. */
export interface StoredTimes {
  readonly start: string;
  readonly startType: DateType;
  /** Null without an end field, or when the item has no end. */
  readonly end: string | null;
  /** Null without an end field. */
  readonly endType: DateType | null;
}

/** The same as the calendar draws it, by wall clocks: days for something that lasts all day, else times. */
export interface DisplayTimes {
  readonly allDay: boolean;
  readonly start: string;
  /** The first day or time that does not belong to it; null for an open end, and for one before the start. */
  readonly end: string | null;
}

/** What a field for dates shows: '' for none. */
export interface InputTimes {
  readonly start: string;
  readonly end: string;
}

const inputText = (text: string | null, type: DateType | null, zone: string): string => {
  const wallClock = text === null || type === null ? '' : toDateInput(text, type, zone);
  return type !== null && isDateText(wallClock, type === 'date' ? 'date' : 'dateTime') ? wallClock : '';
};

/** A date is a day, a dateTime a wall clock, a timestamp what the clocks of the zone show. */
export const inputTimes = ({ start, startType, end, endType }: StoredTimes, zone: string): InputTimes => ({
  start: inputText(start, startType, zone),
  end: inputText(end, endType, zone),
});

const DAY = 86_400_000;

/** What ends in the first hour of a day does not take that day up (spec 000, 9). */
export const DAY_THRESHOLD = '01:00:00';

/** The first day that an end leaves free. A day in a field of days belongs to what it ends. */
const exclusiveEndDay = ({ startType, endType }: StoredTimes, end: string): string =>
  startType !== 'date' && endType !== 'date' && timeOf(end) < DAY_THRESHOLD ? dayOf(end) : addDays(dayOf(end), 1);

/** The first moment that an end leaves free. */
const exclusiveEndTime = ({ endType }: StoredTimes, end: string): string =>
  endType === 'date' ? `${addDays(end, 1)}T00:00:00` : end;

/** Null for what has no start that is in the calendar. What lasts for a day and longer takes up whole days. */
export const displayTimes = (stored: StoredTimes, zone: string): DisplayTimes | null => {
  const { start, end } = inputTimes(stored, zone);
  if (start === '') return null;
  const allDay =
    stored.startType === 'date' || (end !== '' && millisecondsBetween(start, exclusiveEndTime(stored, end)) >= DAY);
  const [from, to] = allDay
    ? [dayOf(start), end === '' ? '' : exclusiveEndDay(stored, end)]
    : [start, end === '' ? '' : exclusiveEndTime(stored, end)];
  return { allDay, start: from, end: to > from ? to : null };
};

/** New dates in the texts of the fields; what shows what it showed before stays the text it was. */
export const storedTimesOf = (
  stored: StoredTimes,
  { start, end }: InputTimes,
  zone: string,
): Pick<StoredTimes, 'start' | 'end'> => {
  const { startType, endType } = stored;
  const newStart = start === '' ? stored.start : fromDateInput(start, startType, stored.start, zone);
  const newEnd = end === '' || endType === null ? stored.end : fromDateInput(end, endType, stored.end, zone);
  return {
    start: typeof newStart === 'string' ? newStart : stored.start,
    end: typeof newEnd === 'string' ? newEnd : stored.end,
  };
};

/** Where something was put: on a day, or at a time. */
export interface DropTarget {
  readonly allDay: boolean;
  readonly start: string;
}

/**
 * The dates after a move: the end goes along, by as many days where it is a day, else by as much on the clock. What has a
 * time keeps it when it is dropped on a day; what is a day stays one when it is dropped on a time.
 */
export const movedTimes = (stored: StoredTimes, drop: DropTarget, zone: string): InputTimes => {
  const before = inputTimes(stored, zone);
  const full = drop.allDay ? `${dayOf(drop.start)}T${timeOf(before.start)}` : drop.start;
  const start = stored.startType === 'date' ? dayOf(drop.start) : full;
  if (before.end === '') return { start, end: '' };
  const end =
    stored.endType === 'date'
      ? addDays(before.end, daysBetween(before.start, start))
      : addMilliseconds(before.end, millisecondsBetween(before.start, start));
  return { start, end };
};

/** The dates after the end was drawn to a day or a time that it leaves free. An end that has a time keeps it when it is drawn to a day. */
export const resizedTimes = (stored: StoredTimes, drawn: DropTarget, zone: string): InputTimes => {
  const { start, end } = inputTimes(stored, zone);
  const free = dayOf(drawn.start);
  if (stored.endType === 'date') return { start, end: timeOf(drawn.start) === '00:00:00' ? addDays(free, -1) : free };
  if (!drawn.allDay) return { start, end: drawn.start };
  const time = timeOf(end);
  const last = end !== '' && exclusiveEndDay(stored, end) === dayOf(end) ? free : addDays(free, -1);
  return { start, end: `${last}T${time}` };
};
