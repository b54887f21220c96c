import { fromDateInput, type DateType } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { addDays, dayOf, addMilliseconds, timeOf } from './wall-clock.rules';

/** A selected range in wall clock times. */
export interface TimeRange {
  readonly allDay: boolean;
  readonly start: string;
  /** Exclusive. */
  readonly end: string;
}

const HOUR_MS = 3_600_000;

/** The range of a click: a whole day, or one hour. */
export const clickedRange = (allDay: boolean, start: string): TimeRange => ({
  allDay,
  start,
  end: allDay ? addDays(start, 1) : addMilliseconds(start, HOUR_MS),
});

const MIDNIGHT = '00:00:00';

const startOf = ({ allDay, start }: TimeRange, type: DateType): string => {
  if (type === 'date') return dayOf(start);
  return allDay ? `${dayOf(start)}T${MIDNIGHT}` : start;
};

/** The inclusive last day where start or end is a date field, else the exclusive end. */
const endOf = ({ allDay, end }: TimeRange, startType: DateType, type: DateType): string => {
  const endDay = dayOf(end);
  const last = allDay || timeOf(end) === MIDNIGHT ? addDays(endDay, -1) : endDay;
  if (type === 'date') return last;
  if (!allDay) return end;
  return `${startType === 'date' ? last : endDay}T${MIDNIGHT}`;
};

/** Field values of a new event for a range, in the format of their types; the end is null without an end field. */
export const newEventTimes = (
  range: TimeRange,
  startType: DateType,
  endType: DateType | null,
  zone: string,
): { readonly start: Json; readonly end: Json } => ({
  start: fromDateInput(startOf(range, startType), startType, null, zone),
  end: endType === null ? null : fromDateInput(endOf(range, startType, endType), endType, null, zone),
});
