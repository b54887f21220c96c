import { DAY_THRESHOLD, type DisplayTimes } from '../entries/event-times.rules';
import { containsDay, type VisibleRange } from '../entries/visible-range.rules';
import { addDays, dayOf, daysInRange, timeOf } from '../entries/wall-clock.rules';

interface Timed {
  readonly times: DisplayTimes;
}

/** The first day that an event does not occupy any more. */
const dayAfter = ({ allDay, start, end }: DisplayTimes): string => {
  const next = addDays(dayOf(start), 1);
  if (end === null) return next;
  const after = allDay || timeOf(end) < DAY_THRESHOLD ? dayOf(end) : addDays(dayOf(end), 1);
  return after > next ? after : next;
};

/** The entries that occupy a day, in their order. */
export const entriesOn = <Entry extends Timed>(entries: readonly Entry[], day: string): readonly Entry[] =>
  entries.filter(({ times }) => dayOf(times.start) <= day && day < dayAfter(times));

/** Number of entries on each visible day that has some. */
export const eventsPerDay = (
  entries: readonly Timed[],
  { start, end }: Pick<VisibleRange, 'start' | 'end'>,
): ReadonlyMap<string, number> => {
  const [first, last] = [dayOf(start), dayOf(end)];
  const counts = new Map<string, number>();
  for (const { times } of entries) {
    const [from, after] = [dayOf(times.start), dayAfter(times)];
    for (const day of daysInRange(from > first ? from : first, after < last ? after : last))
      counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
};

/** The day chosen before the user chooses one: today, else the first day of the month with events, else its first day. */
export const defaultDay = (range: VisibleRange, today: string, counts: ReadonlyMap<string, number>): string =>
  containsDay(range, today)
    ? today
    : (daysInRange(range.first, dayOf(range.end)).find((day) => containsDay(range, day) && counts.has(day)) ??
      range.first);

/** Wall clock times; the end is null on the day of the start. */
export interface PartOfDay {
  readonly start: string;
  readonly end: string | null;
}

/** When an event takes place on one of its days; null for the whole day. */
export const partOfDay = ({ allDay, start, end }: DisplayTimes, day: string): PartOfDay | null => {
  if (allDay) return null;
  if (dayOf(start) === day) return { start, end: null };
  return end !== null && dayOf(end) === day ? { start: `${day}T00:00:00`, end } : null;
};

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** The day that an arrow key leads to from another one; null for other keys. */
export const dayByKey = (day: string, key: string, direction: 'ltr' | 'rtl'): string | null => {
  const step = STEPS.get(key);
  if (step === undefined) return null;
  return addDays(day, direction === 'rtl' && Math.abs(step) === 1 ? -step : step);
};
