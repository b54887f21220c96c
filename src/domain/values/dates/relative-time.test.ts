import fc from 'fast-check';
import { relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 2, 29, 22, 30);
const HOUR = 3_600_000;

test('uses the largest unit that fits at least once', () => {
  expect(relativeTime(NOW - 400, NOW)).toEqual({ amount: 0, unit: 'second' });
  expect(relativeTime(NOW - 59_000, NOW)).toEqual({ amount: -59, unit: 'second' });
  expect(relativeTime(NOW + 60_000, NOW)).toEqual({ amount: 1, unit: 'minute' });
  expect(relativeTime(NOW - 3.5 * HOUR, NOW)).toEqual({ amount: -3, unit: 'hour' });
  expect(relativeTime(NOW - 25 * HOUR, NOW)).toEqual({ amount: -1, unit: 'day' });
  expect(relativeTime(NOW + 15 * 24 * HOUR, NOW)).toEqual({ amount: 2, unit: 'week' });
  expect(relativeTime(NOW - 70 * 24 * HOUR, NOW)).toEqual({ amount: -2, unit: 'month' });
  expect(relativeTime(NOW - 800 * 24 * HOUR, NOW)).toEqual({ amount: -2, unit: 'year' });
});

test('is symmetric for past and future', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }).map((seconds) => seconds * 1000),
      (distance) => {
        const [past, future] = [relativeTime(NOW - distance, NOW), relativeTime(NOW + distance, NOW)];
        expect(past).toEqual({ amount: -future.amount, unit: future.unit });
        expect(future.amount).toBeGreaterThan(0);
      },
    ),
  );
});
