import { wallClockAt } from './zone';

/** The heading under which something stands in a history. `date` is 'yyyy-MM-dd', for the reader's short form. */
export type DayGroup = { readonly kind: 'today' | 'yesterday' } | { readonly kind: 'date'; readonly date: string };

const dayOf = (instant: number, zone: string): string => wallClockAt(instant, zone)?.slice(0, -9) ?? '';

/** The day before a day of the calendar; by the calendar, for some days have 23 or 25 hours. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, -14);

/** On which day, by the calendar of `zone`, a moment lies. Both moments in milliseconds since 1970. */
export const dayGroup = (instant: number, now: number, zone: string): DayGroup => {
  const [date, today] = [dayOf(instant, zone), dayOf(now, zone)];
  if (date === today) return { kind: 'today' };
  return date === dayBefore(today) ? { kind: 'yesterday' } : { kind: 'date', date };
};
