import fc from 'fast-check';
import { type ClockFormat, dayPeriods, formatClockTime, parseClockTime, usesTwentyFourHours } from './clock-time';

const ENGLISH = dayPeriods('en-US');
const format = (use24: boolean, includeSeconds = false): ClockFormat => ({ use24, includeSeconds, periods: ENGLISH });

test('formatClockTime shows the 24 or the 12 hour clock, with seconds where they are wanted or not zero', () => {
  expect(formatClockTime('15:04:00', format(true))).toBe('15:04');
  expect(formatClockTime('15:04:05', format(true))).toBe('15:04:05');
  expect(formatClockTime('15:04:00', format(true, true))).toBe('15:04:00');
  expect(formatClockTime('15:04:00', format(false))).toBe('3:04 PM');
  expect(formatClockTime('00:30:00', format(false))).toBe('12:30 AM');
  expect(formatClockTime('12:00:00', format(false))).toBe('12:00 PM');
  expect(formatClockTime('', format(true))).toBe('');
});

test('a time without minutes or seconds is that of the full hour or minute', () => {
  expect(formatClockTime('15:04', format(true, true))).toBe('15:04:00');
  expect(formatClockTime('15', format(false))).toBe('3:00 PM');
});

test.each([
  ['15:04', '15:04:00'],
  ['3:04:05', '03:04:05'],
  ['1504', '15:04:00'],
  ['304', '03:04:00'],
  [' 3:04 pm ', '15:04:00'],
  ['3PM', '15:00:00'],
  ['12 a.m.', '00:00:00'],
  ['12:15p', '12:15:00'],
])('parseClockTime reads %j in either clock', (text, time) => {
  expect(parseClockTime(text, ENGLISH)).toBe(time);
});

test.each(['', '15', '1:', '15:4', '24:00', '10:60', '10:00:60', '13:00 pm', '0:10 am', 'noon', '12345'])(
  'parseClockTime refuses %j',
  (text) => {
    expect(parseClockTime(text, ENGLISH)).toBeNull();
  },
);

test('a shown time is read as the same time, in every language and clock', () => {
  const part = (max: number) => fc.nat({ max }).map((number) => String(number).padStart(2, '0'));
  const times = fc.tuple(part(23), part(59), part(59)).map((parts) => parts.join(':'));
  const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'ar-SA');
  fc.assert(
    fc.property(times, locales, fc.boolean(), (time, locale, use24) => {
      const periods = dayPeriods(locale);
      expect(parseClockTime(formatClockTime(time, { use24, includeSeconds: false, periods }), periods)).toBe(time);
    }),
  );
});

test.each([
  ['en-US', false],
  ['de-DE', true],
  ['fr-FR', true],
  ['ar-SA', false],
])('usesTwentyFourHours %s is %s', (locale, expected) => expect(usesTwentyFourHours(locale)).toBe(expected));
