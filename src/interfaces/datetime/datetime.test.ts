import fc from 'fast-check';
import { fromDateInput, toDateInput } from '../../domain/values';
import { dateParts, dateTypeOf, isEditableDate } from './datetime';

test('dateTypeOf returns the date type of a field type', () => {
  expect(dateTypeOf('timestamp')).toBe('timestamp');
  expect(dateTypeOf('string')).toBe('dateTime');
});

test('dateParts returns the day and the time that the type has', () => {
  expect(dateParts('2026-01-02T03:04:05', 'dateTime', 'UTC')).toEqual({ date: '2026-01-02', time: '03:04:05' });
  expect(dateParts('2026-01-02', 'date', 'UTC')).toEqual({ date: '2026-01-02', time: '' });
  expect(dateParts('03:04:05', 'time', 'UTC')).toEqual({ date: '', time: '03:04:05' });
  expect(dateParts(null, 'timestamp', 'UTC')).toEqual({ date: '', time: '' });
});

test('isEditableDate accepts valid dates and null, and rejects other values', () => {
  expect(isEditableDate('2026-01-02T03:04:05', 'dateTime', 'UTC')).toBe(true);
  expect(isEditableDate('nonsense', 'dateTime', 'UTC')).toBe(false);
  expect(isEditableDate('2026-02-30', 'date', 'UTC')).toBe(false);
  expect(isEditableDate(12, 'date', 'UTC')).toBe(false);
  expect(isEditableDate(null, 'date', 'UTC')).toBe(true);
});

test('a timestamp is unchanged after it was displayed and chosen again in any time zone', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu');
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, zones, (date, zone) => {
      const text = date.toISOString();
      expect(fromDateInput(toDateInput(text, 'timestamp', zone), 'timestamp', text, zone)).toBe(text);
    }),
  );
});
