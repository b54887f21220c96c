import { instantOfWallClock } from '../../../domain/values';

/**
 * The calendar itself knows no zones: it draws wall clocks ('yyyy-MM-dd' or 'yyyy-MM-ddTHH:mm:ss'), and nothing can shift
 * there. What a moment shows on the clocks of somebody's zone is worked out before, and worked back afterwards.
 */
const DAY = 86_400_000;

/** Milliseconds of a wall clock, counted as if it hung in Greenwich. NaN for what is none. */
const utcMilliseconds = (wallClock: string): number =>
  Date.parse(wallClock.length === 10 ? `${wallClock}T00:00:00Z` : `${wallClock}Z`);

/** What a clock in Greenwich shows. The calendar's own dates are such: nothing shifts in there. */
export const wallClockOf = (date: Date): string => date.toISOString().slice(0, 19);

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

export const timeOf = (wallClock: string): string => wallClock.slice(11) || '00:00:00';

/** A wall clock so many milliseconds on, written in full; as it was where that is beyond the calendar. */
export const addMilliseconds = (wallClock: string, milliseconds: number): string => {
  const then = new Date(utcMilliseconds(wallClock) + milliseconds);
  const year = then.getUTCFullYear();
  return year >= 0 && year <= 9999 ? then.toISOString().slice(0, 19) : wallClock;
};

export const addDays = (day: string, days: number): string => dayOf(addMilliseconds(day, days * DAY));

/** From one day on, up to another that does not belong to them. */
export const daysInRange = (first: string, end: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, place) => addDays(first, place));

/** From one wall clock to another, in milliseconds. */
export const millisecondsBetween = (from: string, to: string): number => utcMilliseconds(to) - utcMilliseconds(from);

/** In whole days, whatever the time. */
export const daysBetween = (from: string, to: string): number =>
  Math.round(millisecondsBetween(dayOf(from), dayOf(to)) / DAY);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The moment at which the clocks of a zone show this, as ISO text with the offset they have then. */
export const zonedTimestamp = (wallClock: string, zone: string): string => {
  const full = wallClock.length === 10 ? `${wallClock}T00:00:00` : wallClock;
  const instant = instantOfWallClock(full, zone);
  const minutes = instant === null ? 0 : Math.round((utcMilliseconds(full) - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${full}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};
