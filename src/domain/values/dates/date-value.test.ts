import fc from 'fast-check';
import {
  fromDateInput,
  currentDate,
  DATE_TYPES,
  parseDateText,
  isDateText,
  isDateType,
  toDateInput,
} from './date-value';

const BERLIN = 'Europe/Berlin';
const zone = fc.constantFrom('UTC', BERLIN, 'America/New_York', 'Asia/Kathmandu');
const type = fc.constantFrom(...DATE_TYPES);
const moment = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('splits a date text without converting it', () => {
  expect(parseDateText('2026-01-02 03:04:05.678+0200')).toEqual({
    date: '2026-01-02',
    time: '03:04:05',
    zone: '+0200',
  });
  expect(parseDateText('03:04')).toEqual({ date: null, time: '03:04', zone: null });
  expect(['Z', 'x2026-01-01', '2026-01-01x'].map(parseDateText)).toEqual([null, null, null]);
});

test('converts timestamps only to the time zone', () => {
  expect(toDateInput('2026-07-01', 'date', BERLIN)).toBe('2026-07-01');
  expect(toDateInput('03:04', 'time', BERLIN)).toBe('03:04:00');
  expect(toDateInput('2026-07-01T03:04', 'dateTime', BERLIN)).toBe('2026-07-01T03:04:00');
  expect(toDateInput('2026-07-01', 'dateTime', BERLIN)).toBe('2026-07-01T00:00:00');
  expect(toDateInput('2026-07-01T12:00:00Z', 'dateTime', BERLIN)).toBe('2026-07-01T12:00:00');
  expect(toDateInput('2026-07-01T12:00:00Z', 'timestamp', BERLIN)).toBe('2026-07-01T14:00:00');
  expect(toDateInput('2026-07-01 12:00:00+0200', 'timestamp', 'UTC')).toBe('2026-07-01T10:00:00');
  expect(toDateInput('2026-07-01T12:00:00', 'timestamp', BERLIN)).toBe('2026-07-01T12:00:00');
  expect(toDateInput('2026-07-01T12:00:00', 'date', BERLIN)).toBe('2026-07-01');
});

test('returns an empty text for invalid values', () => {
  expect(toDateInput(null, 'date', BERLIN)).toBe('');
  expect(toDateInput('soon', 'date', BERLIN)).toBe('');
  expect(toDateInput('03:04:05', 'date', BERLIN)).toBe('');
  expect(toDateInput('2026-07-01', 'time', BERLIN)).toBe('');
  expect(toDateInput('03:04:05', 'dateTime', BERLIN)).toBe('');
  expect(toDateInput('2026-13-45T00:00:00Z', 'timestamp', BERLIN)).toBe('');
});

test('writes a date in the format of its type', () => {
  expect(fromDateInput('2026-07-02', 'date', null, BERLIN)).toBe('2026-07-02');
  expect(fromDateInput('03:04', 'time', null, BERLIN)).toBe('03:04:00');
  expect(fromDateInput('2026-07-01T03:04', 'dateTime', null, BERLIN)).toBe('2026-07-01T03:04:00');
  expect(fromDateInput('2026-07-01T14:00', 'timestamp', null, BERLIN)).toBe('2026-07-01T12:00:00.000Z');
  expect(fromDateInput('2026-07-01', 'timestamp', '2026-01-01T00:00:00Z', 'UTC')).toBe('2026-07-01T00:00:00.000Z');
  expect(fromDateInput('2026-07-01T14:00', 'timestamp', '2026-01-01T00:00:00', BERLIN)).toBe('2026-07-01T14:00:00');
});

test('returns null for an empty or unreadable text', () => {
  for (const each of DATE_TYPES) {
    expect(fromDateInput('', each, null, BERLIN)).toBeNull();
    expect(fromDateInput('soon', each, null, BERLIN)).toBeNull();
  }
  expect(fromDateInput('2026-07-01', 'time', null, BERLIN)).toBeNull();
  expect(fromDateInput('', 'date', 'soon', BERLIN)).toBeNull();
});

test('keeps the second of two ambiguous local times', () => {
  const second = '2026-10-25T01:30:00.250Z';
  expect(toDateInput(second, 'timestamp', BERLIN)).toBe('2026-10-25T02:30:00');
  expect(fromDateInput('2026-10-25T02:30:00', 'timestamp', second, BERLIN)).toBe(second);
});

test('writes the current date in the time zone', () => {
  const now = Date.UTC(2026, 5, 30, 23, 30, 0, 250);
  expect(currentDate('date', now, BERLIN)).toBe('2026-07-01');
  expect(currentDate('time', now, BERLIN)).toBe('01:30:00');
  expect(currentDate('dateTime', now, BERLIN)).toBe('2026-07-01T01:30:00');
  expect(currentDate('timestamp', now, BERLIN)).toBe('2026-06-30T23:30:00.250Z');
});

test('accepts valid calendar days and clock times only', () => {
  expect(isDateText('2024-02-29', 'date')).toBe(true);
  expect(isDateText('2026-02-29', 'date')).toBe(false);
  expect(isDateText('23:59', 'time')).toBe(true);
  expect(isDateText('24:01:00', 'time')).toBe(false);
  expect(isDateText('23:59', 'dateTime')).toBe(false);
  expect(isDateText('2026-02-02', 'time')).toBe(false);
  expect(isDateText('soon', 'timestamp')).toBe(false);
  expect(isDateText('2026-02-02T10:00:00Z', 'timestamp')).toBe(true);
  expect(isDateType('time')).toBe(true);
  expect(isDateType('string')).toBe(false);
});

test('returns the previous value for an unchanged text in every zone', () => {
  fc.assert(
    fc.property(moment, type, zone, fc.constantFrom('', 'Z', '+02:00'), (date, kind, timeZone, suffix) => {
      const text = `${date.toISOString().slice(0, 19)}${suffix}`;
      expect(fromDateInput(toDateInput(text, kind, timeZone), kind, text, timeZone)).toBe(text);
    }),
  );
});

test('shows date, time and dateTime the same in every zone', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom('date', 'time', 'dateTime'), zone, zone, (date, kind, one, other) => {
      const text = date.toISOString().slice(0, 19);
      expect(toDateInput(text, kind, one)).toBe(toDateInput(text, kind, other));
      const shown = toDateInput(text, kind, one);
      expect(fromDateInput(shown, kind, null, one)).toBe(fromDateInput(shown, kind, null, other));
      expect(toDateInput(fromDateInput(shown, kind, null, one), kind, other)).toBe(shown);
    }),
  );
});

test('shows a chosen timestamp as entered when the local time exists', () => {
  fc.assert(
    fc.property(moment, zone, (date, timeZone) => {
      const shown = toDateInput(date.toISOString(), 'timestamp', timeZone);
      expect(toDateInput(fromDateInput(shown, 'timestamp', null, timeZone), 'timestamp', timeZone)).toBe(shown);
    }),
  );
});
