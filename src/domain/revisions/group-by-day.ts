import { lightFormat, subDays } from 'date-fns';
import { wallClockAt } from '../values';

/** The heading of a group. `date` is 'yyyy-MM-dd', to be formatted for the reader. */
export type DayGroup = { readonly kind: 'today' | 'yesterday' } | { readonly kind: 'date'; readonly date: string };

const dayOf = (instant: number, zone: string): string => wallClockAt(instant, zone)?.slice(0, -9) ?? '';

/** The previous calendar day; computed by calendar because days may have 23 or 25 hours. */
const dayBefore = (day: string): string => lightFormat(subDays(`${day}T00:00:00`, 1), 'yyyy-MM-dd');

/** The calendar day of an instant in a time zone. Both instants in milliseconds since 1970. */
export const dayGroup = (instant: number, now: number, zone: string): DayGroup => {
  const [date, today] = [dayOf(instant, zone), dayOf(now, zone)];
  if (date === today) return { kind: 'today' };
  return date === dayBefore(today) ? { kind: 'yesterday' } : { kind: 'date', date };
};

/** The entries of one day, in their original order. */
export interface DayEntries<Entry> {
  readonly day: DayGroup;
  readonly entries: readonly Entry[];
}

const isSameDay = (one: DayGroup, other: DayGroup): boolean =>
  one.kind === other.kind && (one.kind !== 'date' || other.kind !== 'date' || one.date === other.date);

/** The instant of a timestamp. The server writes UTC, with some databases without a zone. */
export const parseTimestamp = (timestamp: string): number =>
  Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(timestamp) ? timestamp : `${timestamp}Z`);

/**
 * Groups adjacent entries of the same day: today, yesterday, or a date. Keeps the caller's order. `now` in
 * milliseconds since 1970, `zone` is the reader's.
 */
export const groupByDay = <Entry>(
  entries: readonly Entry[],
  timestampOf: (entry: Entry) => string,
  now: number,
  zone: string,
): readonly DayEntries<Entry>[] => {
  const days: { day: DayGroup; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayGroup(parseTimestamp(timestampOf(entry)), now, zone);
    const last = days.at(-1);
    if (last !== undefined && isSameDay(last.day, day)) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};
