import fc from 'fast-check';
import { fromDateInput, toDateInput } from '../../domain/values';
import { controlType, dateTypeOf, isEditableDate, maxDateFor } from './datetime';

test('controlType, maxDateFor and dateTypeOf return the native control, its maximum and the date type of a field type', () => {
  expect(controlType('date')).toBe('date');
  expect(controlType('time')).toBe('time');
  expect(controlType('timestamp')).toBe('datetime-local');
  expect(controlType('dateTime')).toBe('datetime-local');
  expect(['date', 'time', 'datetime-local'].map((control) => maxDateFor(control as never))).toEqual([
    '9999-12-31',
    undefined,
    '9999-12-31T23:59:59',
  ]);
  expect(dateTypeOf('timestamp')).toBe('timestamp');
  expect(dateTypeOf('string')).toBe('dateTime');
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
