import fc from 'fast-check';
import { chosenDate, shownDate } from '../../domain/values';
import { controlFor, dateTypeOf, isShownAsDate, latestFor } from './datetime';

test('each type has its control', () => {
  expect(controlFor('date')).toBe('date');
  expect(controlFor('time')).toBe('time');
  expect(controlFor('timestamp')).toBe('datetime-local');
  expect(controlFor('dateTime')).toBe('datetime-local');
  expect(['date', 'time', 'datetime-local'].map((control) => latestFor(control as never))).toEqual([
    '9999-12-31',
    undefined,
    '9999-12-31T23:59:59',
  ]);
  expect(dateTypeOf('timestamp')).toBe('timestamp');
  expect(dateTypeOf('string')).toBe('dateTime');
});

test('what is no date is told from one', () => {
  expect(isShownAsDate('2026-01-02T03:04:05', 'dateTime', 'UTC')).toBe(true);
  expect(isShownAsDate('nonsense', 'dateTime', 'UTC')).toBe(false);
  expect(isShownAsDate('2026-02-30', 'date', 'UTC')).toBe(false);
  expect(isShownAsDate(12, 'date', 'UTC')).toBe(false);
  expect(isShownAsDate(null, 'date', 'UTC')).toBe(true);
});

test('a moment is the same moment after it was shown and chosen again, in whichever zone', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu');
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, zones, (date, zone) => {
      const text = date.toISOString();
      expect(chosenDate(shownDate(text, 'timestamp', zone), 'timestamp', text, zone)).toBe(text);
    }),
  );
});
