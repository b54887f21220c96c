import { formatDuration } from './format-duration';

test.each([
  [10, 'en-US', '10 seconds'],
  [60, 'en-US', '1 minute'],
  [300, 'de-DE', '5 Minuten'],
])('%d s in %s', (seconds, locale, text) => expect(formatDuration(seconds, locale)).toBe(text));
