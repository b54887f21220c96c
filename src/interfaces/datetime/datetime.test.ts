import fc from 'fast-check';
import { chosenDate, shownDate } from './datetime.rules';

test('a value without a zone keeps its wall clock', () => {
  expect(shownDate('2026-03-29T02:30:00', 'dateTime')).toBe('2026-03-29T02:30:00');
  expect(chosenDate('2026-03-29T02:30', 'dateTime', '2026-03-28T00:00:00')).toBe('2026-03-29T02:30:00');
});

test('dates and times stay what they are', () => {
  expect(shownDate('2026-01-02', 'date')).toBe('2026-01-02');
  expect(chosenDate('2026-01-02', 'date', null)).toBe('2026-01-02');
  expect(chosenDate('03:04', 'time', null)).toBe('03:04:00');
  expect(chosenDate('', 'time', '03:04:00')).toBeNull();
});

test('a moment with a zone means the same moment after it was shown and chosen again', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (date) => {
      const text = `${date.toISOString().slice(0, 19)}Z`;
      expect(chosenDate(shownDate(text, 'timestamp'), 'timestamp', text)).toBe(new Date(text).toISOString());
    }),
  );
});

test('what is no date is shown as empty, not as today', () => {
  expect(shownDate('nonsense', 'dateTime')).toBe('');
  expect(shownDate(12, 'date')).toBe('');
});
