import fc from 'fast-check';
import { dayGroup } from '../revisions/group-by-day';
import { relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 2, 29, 22, 30);
const HOUR = 3_600_000;

test('the largest unit that fits in once, whole', () => {
  expect(relativeTime(NOW - 400, NOW)).toEqual({ amount: 0, unit: 'second' });
  expect(relativeTime(NOW - 59_000, NOW)).toEqual({ amount: -59, unit: 'second' });
  expect(relativeTime(NOW + 60_000, NOW)).toEqual({ amount: 1, unit: 'minute' });
  expect(relativeTime(NOW - 3.5 * HOUR, NOW)).toEqual({ amount: -3, unit: 'hour' });
  expect(relativeTime(NOW - 25 * HOUR, NOW)).toEqual({ amount: -1, unit: 'day' });
  expect(relativeTime(NOW + 15 * 24 * HOUR, NOW)).toEqual({ amount: 2, unit: 'week' });
  expect(relativeTime(NOW - 70 * 24 * HOUR, NOW)).toEqual({ amount: -2, unit: 'month' });
  expect(relativeTime(NOW - 800 * 24 * HOUR, NOW)).toEqual({ amount: -2, unit: 'year' });
});

test('past and future mirror each other', () => {
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

test('days end where their place has midnight, after a day of 23 hours too', () => {
  const berlin = 'Europe/Berlin';
  expect(dayGroup(NOW, NOW, berlin)).toEqual({ kind: 'today' });
  expect(dayGroup(NOW - HOUR, NOW, berlin)).toEqual({ kind: 'yesterday' });
  expect(dayGroup(Date.UTC(2026, 2, 28, 23, 0), NOW, berlin)).toEqual({ kind: 'yesterday' });
  expect(dayGroup(Date.UTC(2026, 2, 28, 22, 59), NOW, berlin)).toEqual({ kind: 'date', date: '2026-03-28' });
  expect(dayGroup(NOW - HOUR, NOW, 'UTC')).toEqual({ kind: 'today' });
  expect(dayGroup(Number.NaN, NOW, 'UTC')).toEqual({ kind: 'date', date: '' });
  expect(dayGroup(NOW + 48 * HOUR, NOW, 'UTC')).toEqual({ kind: 'date', date: '2026-03-31' });
});
