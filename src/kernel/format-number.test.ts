import { formatNumber } from './format-number';

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
