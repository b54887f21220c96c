import { instantOfWallClock } from '../../../domain/values';

/**
 * FullCalendar runs in UTC and only gets wall clock times ('yyyy-MM-dd' or 'yyyy-MM-ddTHH:mm:ss'), so that it cannot
 * shift them. Timestamps are converted to the user's time zone before, and back afterwards.
 */
const DAY_MS = 86_400_000;

/** Milliseconds of a wall clock time read as UTC; NaN for an invalid text. */
const utcMilliseconds = (wallClock: string): number =>
  Date.parse(wallClock.length === 10 ? `${wallClock}T00:00:00Z` : `${wallClock}Z`);

/** Wall clock time of a FullCalendar date, which is in UTC. */
export const wallClockOf = (date: Date): string => date.toISOString().slice(0, 19);

/** The FullCalendar date of a wall clock time. */
export const dateOf = (wallClock: string): Date => new Date(utcMilliseconds(wallClock));

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

export const timeOf = (wallClock: string): string => wallClock.slice(11) || '00:00:00';

/** Adds milliseconds to a wall clock time; unchanged when the result is outside the years 0 to 9999. */
export const addMilliseconds = (wallClock: string, milliseconds: number): string => {
  const then = new Date(utcMilliseconds(wallClock) + milliseconds);
  const year = then.getUTCFullYear();
  return year >= 0 && year <= 9999 ? then.toISOString().slice(0, 19) : wallClock;
};

export const addDays = (day: string, days: number): string => dayOf(addMilliseconds(day, days * DAY_MS));

/** The days from `first` up to and without `end`. */
export const daysInRange = (first: string, end: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, index) => addDays(first, index));

/** From one wall clock time to another, without regard to offsets. */
export const millisecondsBetween = (from: string, to: string): number => utcMilliseconds(to) - utcMilliseconds(from);

/** Difference of the days, without regard to the times. */
export const daysBetween = (from: string, to: string): number =>
  Math.round(millisecondsBetween(dayOf(from), dayOf(to)) / DAY_MS);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** ISO text of a wall clock time with the offset of the zone at that time. */
export const zonedTimestamp = (wallClock: string, zone: string): string => {
  const full = wallClock.length === 10 ? `${wallClock}T00:00:00` : wallClock;
  const instant = instantOfWallClock(full, zone);
  const minutes = instant === null ? 0 : Math.round((utcMilliseconds(full) - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${full}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};
