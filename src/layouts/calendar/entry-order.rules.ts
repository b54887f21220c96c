import type { CalendarEntry } from './calendar-entries.rules';
import { addDays, laterBy } from './wall-clock.rules';

const HOUR = 3_600_000;

/** As long as the calendar draws what has no end. */
const endOf = ({ drawn: { allDay, start, end } }: CalendarEntry): string =>
  end ?? (allDay ? addDays(start, 1) : laterBy(start, HOUR));

/** What begins first stands first, of those what is longer, then by name. A day as such begins before its first minute. */
export const byTime = (one: CalendarEntry, other: CalendarEntry): number => {
  const [start, otherStart] = [one.drawn.start, other.drawn.start];
  if (start !== otherStart) return start < otherStart ? -1 : 1;
  const [end, otherEnd] = [endOf(one), endOf(other)];
  if (end !== otherEnd) return end > otherEnd ? -1 : 1;
  return one.title.localeCompare(other.title);
};
