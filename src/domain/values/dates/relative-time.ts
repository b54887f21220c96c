export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** The distance from now; negative amounts are past. Whole numbers, to be formatted by Intl.RelativeTimeFormat. */
export interface RelativeTime {
  readonly amount: number;
  readonly unit: TimeUnit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.4375 * DAY;

/** Each unit in seconds; it is used from that distance on. */
const UNITS: readonly (readonly [TimeUnit, number])[] = [
  ['year', 12 * MONTH],
  ['month', MONTH],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/**
 * The distance from `now` to `instant`, both in milliseconds since 1970, in the largest unit that fits at least
 * once.
 */
export const relativeTime = (instant: number, now: number): RelativeTime => {
  const seconds = Math.round((instant - now) / 1000);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  const amount = Math.trunc(seconds / size);
  return { amount: amount === 0 ? 0 : amount, unit };
};
