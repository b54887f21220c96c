import fc from 'fast-check';
import { instantOfWallClock, wallClockAt } from './zone';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
const zone = fc.constantFrom(...ZONES);
const instant = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) })
  .map((each) => Math.round(each / 1000) * 1000);

test('reads the local time in summer and winter', () => {
  expect(wallClockAt(Date.UTC(2026, 0, 1, 12), 'Europe/Berlin')).toBe('2026-01-01T13:00:00');
  expect(wallClockAt(Date.UTC(2026, 6, 1, 12), 'Europe/Berlin')).toBe('2026-07-01T14:00:00');
  expect(wallClockAt(Date.UTC(2026, 6, 1, 12), 'America/New_York')).toBe('2026-07-01T08:00:00');
  expect(wallClockAt(Date.UTC(1880, 6, 1, 12), 'Europe/Berlin')).toBe('1880-07-01T12:53:28');
});

test('shifts skipped local times and takes the first of ambiguous ones', () => {
  expect(instantOfWallClock('2026-03-29T02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(instantOfWallClock('2026-10-25T02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test('uses the new offset on the day after a change', () => {
  expect(instantOfWallClock('2026-03-29T12:00:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 10));
  expect(instantOfWallClock('2026-10-25T12:00:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 11));
});

test('falls back to UTC for unknown zones and returns null for invalid instants', () => {
  expect(wallClockAt(0, 'Mars/Olympus')).toBe('1970-01-01T00:00:00');
  expect(wallClockAt(Number.NaN, 'UTC')).toBeNull();
  expect(wallClockAt(9e15, 'UTC')).toBeNull();
  expect(instantOfWallClock('soon', 'UTC')).toBeNull();
});

test('round-trips instants, or gives the first of ambiguous ones', () => {
  fc.assert(
    fc.property(instant, zone, (moment, timeZone) => {
      const shown = wallClockAt(moment, timeZone) ?? '';
      const again = instantOfWallClock(shown, timeZone) ?? Number.NaN;
      expect(wallClockAt(again, timeZone)).toBe(shown);
      expect(again).toBeLessThanOrEqual(moment);
    }),
  );
});
