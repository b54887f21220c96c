import { fromDateInput, isDateText, toDateInput, type DateType } from '../../../domain/values';
import { addDays, dayOf, daysBetween, millisecondsBetween, addMilliseconds, timeOf } from './wall-clock.rules';

/** The dates of an item as stored, with the types of their fields. */
export interface StoredTimes {
  readonly start: string;
  readonly startType: DateType;
  /** Null without an end field, or when the item has no end. */
  readonly end: string | null;
  /** Null without an end field. */
  readonly endType: DateType | null;
}

/** The times the calendar renders, as wall clock: days for an all-day event, else date and time. */
export interface DisplayTimes {
  readonly allDay: boolean;
  readonly start: string;
  /** Exclusive; null without an end, and for an end before the start. */
  readonly end: string | null;
}

/** Values of date inputs, as wall clock; '' for none. */
export interface InputTimes {
  readonly start: string;
  readonly end: string;
}

const inputText = (text: string | null, type: DateType | null, zone: string): string => {
  const wallClock = text === null || type === null ? '' : toDateInput(text, type, zone);
  return type !== null && isDateText(wallClock, type === 'date' ? 'date' : 'dateTime') ? wallClock : '';
};

/** Input values: a date and a dateTime as stored, a timestamp in the wall clock time of the zone. */
export const inputTimes = ({ start, startType, end, endType }: StoredTimes, zone: string): InputTimes => ({
  start: inputText(start, startType, zone),
  end: inputText(end, endType, zone),
});

const DAY_MS = 86_400_000;

/** An event that ends before this time does not occupy its last day (spec 000, 9). */
export const DAY_THRESHOLD = '01:00:00';

/** The first day after the event. A date end is inclusive. */
const exclusiveEndDay = ({ startType, endType }: StoredTimes, end: string): string =>
  startType !== 'date' && endType !== 'date' && timeOf(end) < DAY_THRESHOLD ? dayOf(end) : addDays(dayOf(end), 1);

/** The exclusive end as date and time. A date end is inclusive. */
const exclusiveEndTime = ({ endType }: StoredTimes, end: string): string =>
  endType === 'date' ? `${addDays(end, 1)}T00:00:00` : end;

const MIDNIGHT = '00:00:00';

/**
 * Null without a valid start. An event is all-day when it has 24 hours or more, or begins at midnight and has no end: its
 * time is only the one that the field needs.
 */
export const displayTimes = (stored: StoredTimes, zone: string): DisplayTimes | null => {
  const { start, end } = inputTimes(stored, zone);
  if (start === '') return null;
  const allDay =
    stored.startType === 'date' ||
    (end === '' ? timeOf(start) === MIDNIGHT : millisecondsBetween(start, exclusiveEndTime(stored, end)) >= DAY_MS);
  const [from, to] = allDay
    ? [dayOf(start), end === '' ? '' : exclusiveEndDay(stored, end)]
    : [start, end === '' ? '' : exclusiveEndTime(stored, end)];
  return { allDay, start: from, end: to > from ? to : null };
};

/** New dates in the format of the fields; a value whose input did not change keeps its stored text. */
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

/** Where an event was dropped: a day, or a date and time. */
export interface DropTarget {
  readonly allDay: boolean;
  readonly start: string;
}

/**
 * The dates after a move. The end moves by the same number of days when it is a date, else by the same wall clock time.
 * A time is kept when dropped on a day, and a date stays a date when dropped on a time.
 */
export const movedTimes = (stored: StoredTimes, target: DropTarget, zone: string): InputTimes => {
  const before = inputTimes(stored, zone);
  const full = target.allDay ? `${dayOf(target.start)}T${timeOf(before.start)}` : target.start;
  const start = stored.startType === 'date' ? dayOf(target.start) : full;
  if (before.end === '') return { start, end: '' };
  const end =
    stored.endType === 'date'
      ? addDays(before.end, daysBetween(before.start, start))
      : addMilliseconds(before.end, millisecondsBetween(before.start, start));
  return { start, end };
};

/** The dates after a resize to an exclusive end. An end with a time keeps it when resized to a day. */
export const resizedTimes = (stored: StoredTimes, target: DropTarget, zone: string): InputTimes => {
  const { start, end } = inputTimes(stored, zone);
  const endDay = dayOf(target.start);
  if (stored.endType === 'date')
    return { start, end: timeOf(target.start) === MIDNIGHT ? addDays(endDay, -1) : endDay };
  if (!target.allDay) return { start, end: target.start };
  // An end at midnight does not occupy its day, unless the start is a date.
  const stays = end === '' ? stored.startType !== 'date' : exclusiveEndDay(stored, end) === dayOf(end);
  return { start, end: `${stays ? endDay : addDays(endDay, -1)}T${timeOf(end)}` };
};
