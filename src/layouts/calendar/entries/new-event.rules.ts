import { fromDateInput, type DateType } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { addDays, dayOf, addMilliseconds, timeOf } from './wall-clock.rules';

/** Days or times in a row, by wall clocks. */
export interface TimeRange {
  readonly allDay: boolean;
  readonly start: string;
  /** The first day or time that does not belong to it. */
  readonly end: string;
}

const HOUR = 3_600_000;

/** What a click means: the whole of a day, or an hour from a time on. */
export const clickedRange = (allDay: boolean, start: string): TimeRange => ({
  allDay,
  start,
  end: allDay ? addDays(start, 1) : addMilliseconds(start, HOUR),
});

const MIDNIGHT = '00:00:00';

const startOf = ({ allDay, start }: TimeRange, type: DateType): string => {
  if (type === 'date') return dayOf(start);
  return allDay ? `${dayOf(start)}T${MIDNIGHT}` : start;
};

/** The last day belongs to what ends there, wherever start or end is a field of days. */
const endOf = ({ allDay, end }: TimeRange, startType: DateType, type: DateType): string => {
  const free = dayOf(end);
  const last = allDay || timeOf(end) === MIDNIGHT ? addDays(free, -1) : free;
  if (type === 'date') return last;
  if (!allDay) return end;
  return `${startType === 'date' ? last : free}T${MIDNIGHT}`;
};

/** The values of a new event's dates, in the texts of their types; the end is null without a field for it. */
export const newEventTimes = (
  stretch: TimeRange,
  startType: DateType,
  endType: DateType | null,
  zone: string,
): { readonly start: Json; readonly end: Json } => ({
  start: fromDateInput(startOf(stretch, startType), startType, null, zone),
  end: endType === null ? null : fromDateInput(endOf(stretch, startType, endType), endType, null, zone),
});
