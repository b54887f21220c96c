import { dateText } from './datetime.rules';

test('a date without a zone keeps its day wherever it is read', () => {
  expect(dateText('2026-01-02', 'en-US')).toBe('Jan 2, 2026');
  expect(dateText('2026-01-02T23:59:00', 'de-DE')).toBe('02.01.2026, 23:59');
});

test('a time alone is a time', () => {
  expect(dateText('03:04:05', 'de-DE')).toBe('03:04');
});

test('what is no date stays as it is', () => {
  expect(dateText('soon', 'en-US')).toBe('soon');
  expect(dateText('2026-99-99', 'en-US')).toBe('2026-99-99');
});
