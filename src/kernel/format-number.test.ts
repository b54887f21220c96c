import { formatDigits, formatNumber } from './format-number';

test.each(['en-US', 'de-DE', 'ar-SA', 'fr-FR', 'es-ES', 'ja-JP'])(
  'formats numbers in %s as the locale does',
  (locale) => {
    for (const value of [0, -3, 7, 1200, 4.25, 0.123456, 1_234_567.5, Number.MAX_SAFE_INTEGER, NaN, Infinity])
      expect(formatNumber(value, locale)).toBe(value.toLocaleString(locale));
  },
);

test('creates one formatter per locale', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  const texts = Array.from({ length: 50 }, (_, value) => formatNumber(value * 1000, 'pt-BR'));
  expect(texts.slice(0, 2)).toEqual(['0', '1.000']);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test.each([
  ['12345678901234567890', 'en-US', '12,345,678,901,234,567,890'],
  ['0.1000000000000000055', 'de-DE', '0,1000000000000000055'],
  ['-1234.50', 'de-DE', '-1.234,50'],
  ['7', 'en-US', '7'],
  ['1e21', 'en-US', '1e21'],
  ['', 'en-US', ''],
  ['x', 'en-US', 'x'],
  ['0.0000010000000000000002', 'en-US', '0.0000010000000000000002'],
  [`0.${'1'.repeat(101)}`, 'en-US', `0.${'1'.repeat(101)}`],
])('formats %s in %s with every digit: %s', (text, locale, formatted) => {
  expect(formatDigits(text, locale)).toBe(formatted);
});
