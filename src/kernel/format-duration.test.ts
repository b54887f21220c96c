import { formatDuration, formatSeconds } from './format-duration';

test.each([
  [10, 'en-US', '10 seconds'],
  [60, 'en-US', '1 minute'],
  [300, 'de-DE', '5 Minuten'],
])('%d s in %s', (seconds, locale, text) => expect(formatDuration(seconds, locale)).toBe(text));

/** Intl separates with narrow and non-breaking spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  [3725, 'en-US', '1 hr 2 min 5 sec'],
  [3600, 'en-US', '1 hr'],
  [59.6, 'en-US', '1 min'],
  [0, 'en-US', '0 sec'],
  [-90, 'en-US', '-1 min 30 sec'],
  [90_061_000, 'de-DE', '25.016 Std., 56 Min. und 40 Sek.'],
])('%d seconds in %s are %s', (seconds, locale, text) => expect(plain(formatSeconds(seconds, locale))).toBe(text));

test('durations have the digits of the language', () => {
  expect(formatSeconds(125, 'ar-SA')).toMatch(/٢.*٥/);
});
