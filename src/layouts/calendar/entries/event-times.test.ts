import fc from 'fast-check';
import { wallClockAt, type DateType } from '../../../domain/values';
import {
  storedTimesOf,
  displayTimes,
  movedTimes,
  resizedTimes,
  inputTimes,
  type StoredTimes,
} from './event-times.rules';
import {
  addDays,
  dayOf,
  daysBetween,
  millisecondsBetween,
  addMilliseconds,
  timeOf,
  zonedTimestamp,
} from './wall-clock.rules';
import { ZONES } from './zones.fixtures';

const DAY = 86_400_000;
const times = (
  start: string,
  end: string | null,
  startType: DateType = 'dateTime',
  endType: DateType | null = startType,
): StoredTimes => ({ start, startType, end, endType });

test('displayTimes keeps times, and turns an event of 24 hours or more into an all-day event', () => {
  expect(displayTimes(times('2026-11-05T14:30:00', '2026-11-05T15:30:00'), 'Asia/Tokyo')).toEqual({
    allDay: false,
    start: '2026-11-05T14:30:00',
    end: '2026-11-05T15:30:00',
  });
  expect(displayTimes(times('2026-11-01T00:00:00', '2026-11-04T00:00:00'), 'UTC')).toEqual({
    allDay: true,
    start: '2026-11-01',
    end: '2026-11-04',
  });
  expect(displayTimes(times('2026-11-01T20:00:00', '2026-11-03T00:59:00'), 'UTC')?.end).toBe('2026-11-03');
  expect(displayTimes(times('2026-11-01T20:00:00', '2026-11-03T01:00:00'), 'UTC')?.end).toBe('2026-11-04');
});

test('displayTimes treats a date end as inclusive', () => {
  expect(displayTimes(times('2026-11-01', '2026-11-03', 'date'), 'UTC')).toEqual({
    allDay: true,
    start: '2026-11-01',
    end: '2026-11-04',
  });
  expect(displayTimes(times('2026-11-01T09:00:00', '2026-11-01', 'dateTime', 'date'), 'UTC')).toEqual({
    allDay: false,
    start: '2026-11-01T09:00:00',
    end: '2026-11-02T00:00:00',
  });
  expect(displayTimes(times('2026-11-01', '2026-11-02T00:00:00', 'date', 'dateTime'), 'UTC')?.end).toBe('2026-11-03');
});

test('an event at midnight without an end is an all-day event, and gets an end that includes its last day', () => {
  const sale = times('2026-11-07T00:00:00', null);
  expect(displayTimes(sale, 'UTC')).toEqual({ allDay: true, start: '2026-11-07', end: null });
  expect(displayTimes(times('2026-11-07T00:00:00', '2026-11-07T02:00:00'), 'UTC')?.allDay).toBe(false);
  expect(displayTimes(times('2026-11-07T00:30:00', null), 'UTC')?.allDay).toBe(false);
  expect(displayTimes(times('2026-11-06T23:00:00Z', null, 'timestamp'), 'Europe/Berlin')?.allDay).toBe(true);
  const resized = resizedTimes(sale, { allDay: true, start: '2026-11-09' }, 'UTC');
  expect(resized.end).toBe('2026-11-09T00:00:00');
  expect(displayTimes({ ...sale, end: resized.end }, 'UTC')?.end).toBe('2026-11-09');
  expect(movedTimes(sale, { allDay: false, start: '2026-11-08T15:00:00' }, 'UTC').start).toBe('2026-11-08T15:00:00');
});

test('displayTimes shows a timestamp in the time zone of the user', () => {
  const stored = times('2026-11-05T23:30:00Z', null, 'timestamp');
  expect(displayTimes(stored, 'Asia/Tokyo')?.start).toBe('2026-11-06T08:30:00');
  expect(displayTimes(stored, 'America/New_York')?.start).toBe('2026-11-05T18:30:00');
});

test.each<StoredTimes>([
  times('', null),
  times('soon', null),
  times('2026-02-30T10:00:00', null),
  times('10:00:00', null),
  times('12026-01-01', null, 'date'),
])('displayTimes is null for %j', (stored) => {
  expect(displayTimes(stored, 'UTC')).toBeNull();
});

test('displayTimes has no end when the end is missing or before the start', () => {
  const ends = ['2026-11-04T00:00:00', '2026-11-05T10:00:00', 'soon', null];
  expect(ends.map((end) => displayTimes(times('2026-11-05T10:00:00', end), 'UTC')?.end)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('movedTimes keeps a time dropped on a day, and a date dropped on a time', () => {
  const stored = times('2026-11-05T14:30:00', '2026-11-05T15:30:00');
  expect(movedTimes(stored, { allDay: true, start: '2026-11-09T00:00:00' }, 'UTC')).toEqual({
    start: '2026-11-09T14:30:00',
    end: '2026-11-09T15:30:00',
  });
  expect(movedTimes(stored, { allDay: false, start: '2026-11-05T16:00:00' }, 'UTC')).toEqual({
    start: '2026-11-05T16:00:00',
    end: '2026-11-05T17:00:00',
  });
  expect(
    movedTimes(times('2026-11-01', '2026-11-03', 'date'), { allDay: false, start: '2026-11-02T10:00:00' }, 'UTC'),
  ).toEqual({
    start: '2026-11-02',
    end: '2026-11-04',
  });
  expect(
    movedTimes(
      times('2026-11-01T22:00:00', '2026-11-01', 'dateTime', 'date'),
      { allDay: false, start: '2026-11-02T23:00:00' },
      'UTC',
    ).end,
  ).toBe('2026-11-02');
});

test('resizedTimes returns the new end in the type of its field', () => {
  const free = (stored: StoredTimes, allDay: boolean, start: string) =>
    resizedTimes(stored, { allDay, start }, 'UTC').end;
  expect(free(times('2026-11-05T14:30:00', '2026-11-05T15:30:00'), false, '2026-11-05T16:00:00')).toBe(
    '2026-11-05T16:00:00',
  );
  expect(free(times('2026-11-01', '2026-11-03', 'date'), true, '2026-11-06T00:00:00')).toBe('2026-11-05');
  expect(free(times('2026-11-01T00:00:00', '2026-11-04T00:00:00'), true, '2026-11-06T00:00:00')).toBe(
    '2026-11-06T00:00:00',
  );
  expect(free(times('2026-11-01T10:00:00', '2026-11-03T18:00:00'), true, '2026-11-06T00:00:00')).toBe(
    '2026-11-05T18:00:00',
  );
  expect(free(times('2026-11-01T10:00:00', '2026-11-01', 'dateTime', 'date'), false, '2026-11-02T10:00:00')).toBe(
    '2026-11-02',
  );
  expect(free(times('2026-11-01', null, 'date', 'dateTime'), true, '2026-11-03T00:00:00')).toBe('2026-11-02T00:00:00');
});

test('storedTimesOf has no end without an end field', () => {
  const stored = times('2026-11-05T14:30:00', null, 'dateTime', null);
  expect(storedTimesOf(stored, { start: '2026-11-06T14:30:00', end: '2026-11-07T00:00:00' }, 'UTC')).toEqual({
    start: '2026-11-06T14:30:00',
    end: null,
  });
  expect(storedTimesOf(stored, { start: '', end: '' }, 'UTC').start).toBe('2026-11-05T14:30:00');
});

const zone = fc.constantFrom(...ZONES);
/** Around all changes of the clocks of twenty years. */
const moment = fc
  .integer({ min: Date.UTC(2007, 0), max: Date.UTC(2027, 11) })
  .map((at) => Math.floor(at / 60_000) * 60_000);
const length = fc.integer({ min: 1, max: 6 * 24 * 60 }).map((minutes) => minutes * 60_000);
const type = fc.constantFrom<DateType>('timestamp', 'dateTime', 'date');

const textOf = (at: number, kind: DateType): string => {
  const iso = new Date(at).toISOString();
  if (kind === 'date') return iso.slice(0, 10);
  return kind === 'dateTime' ? iso.slice(0, 19) : iso;
};

const stored = fc
  .tuple(moment, fc.option(length), type, type)
  .map(([at, lasting, startType, endType]) =>
    times(textOf(at, startType), lasting === null ? null : textOf(at + lasting, endType), startType, endType),
  );

/** Whether the clocks of a zone ever show this; those that are put forward leave something out. */
const isOnClocks = (wallClock: string, inZone: string): boolean => {
  const asUtc = Date.parse(`${wallClock}Z`);
  return [-1, 0, 1].some((days) => {
    const near = asUtc + days * DAY;
    const offset = Date.parse(`${wallClockAt(near, inZone) ?? ''}Z`) - near;
    return wallClockAt(asUtc - offset, inZone) === wallClock;
  });
};

test('storedTimesOf keeps the stored texts of unchanged inputs, in all zones', () => {
  fc.assert(
    fc.property(stored, zone, (event, inZone) => {
      const drawn = displayTimes(event, inZone);
      expect(drawn).not.toBeNull();
      const { start, end } = event;
      expect(storedTimesOf(event, inputTimes(event, inZone), inZone)).toEqual({ start, end });
      const back = movedTimes(event, { allDay: drawn?.allDay ?? false, start: drawn?.start ?? '' }, inZone);
      expect(storedTimesOf(event, back, inZone)).toEqual({ start, end });
    }),
    { numRuns: 2000 },
  );
});

test('movedTimes by days keeps the wall clock time across changes of the offset', () => {
  fc.assert(
    fc.property(stored, zone, fc.integer({ min: -400, max: 400 }), fc.boolean(), (event, inZone, days, onDay) => {
      const before = inputTimes(event, inZone);
      const target = addDays(dayOf(before.start), days);
      const drop = { allDay: onDay, start: onDay ? `${target}T00:00:00` : `${target}T${timeOf(before.start)}` };
      const after = movedTimes(event, drop, inZone);
      expect(daysBetween(before.start, after.start)).toBe(days);
      expect(timeOf(after.start)).toBe(timeOf(before.start));
      if (before.end !== '') {
        expect(daysBetween(before.end, after.end)).toBe(days);
        expect(timeOf(after.end)).toBe(timeOf(before.end));
      }
      const written = { ...event, ...storedTimesOf(event, after, inZone) };
      const again = inputTimes(written, inZone);
      const expectKept = (actual: string, expected: string, kind: DateType | null): void => {
        if (kind !== 'timestamp' || isOnClocks(expected, inZone)) expect(actual).toBe(expected);
        else expect(millisecondsBetween(expected, actual)).toBeGreaterThan(0);
      };
      expectKept(again.start, after.start, event.startType);
      if (after.end !== '') expectKept(again.end, after.end, event.endType);
    }),
    { numRuns: 2000 },
  );
});

test('storedTimesOf never writes an offset to a date or dateTime', () => {
  fc.assert(
    fc.property(stored, zone, fc.integer({ min: -400, max: 400 }), (event, inZone, days) => {
      const before = inputTimes(event, inZone);
      const moved = movedTimes(event, { allDay: true, start: addDays(dayOf(before.start), days) }, inZone);
      const { start } = storedTimesOf(event, moved, inZone);
      if (event.startType === 'date') expect(start).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (event.startType === 'dateTime') expect(start).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
      if (event.startType === 'timestamp') expect(start).toMatch(/Z$/);
    }),
  );
});

test('zonedTimestamp of a wall clock time is the same instant', () => {
  fc.assert(
    fc.property(moment, zone, (at, inZone) => {
      const wallClock = wallClockAt(at, inZone) ?? '';
      const text = zonedTimestamp(wallClock, inZone);
      expect(text.slice(0, 19)).toBe(wallClock);
      expect(wallClockAt(Date.parse(text), inZone)).toBe(wallClock);
    }),
    { numRuns: 2000 },
  );
});

test('addDays and addMilliseconds stay within the years 0 to 9999', () => {
  expect(addMilliseconds('9999-12-31T23:00:00', DAY)).toBe('9999-12-31T23:00:00');
  expect(zonedTimestamp('2026-11-01', 'America/St_Johns')).toBe('2026-11-01T00:00:00-02:30');
  expect(zonedTimestamp('nonsense', 'UTC')).toBe('nonsense+00:00');
});
