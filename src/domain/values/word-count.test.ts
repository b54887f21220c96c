import { countWords } from './word-count';

test.each([
  ['', 'en-US', 0],
  [' \n— … ', 'en-US', 0],
  ["Don't count the comma, twice", 'en-US', 5],
  ['in 1930 or 1,5', 'de-DE', 4],
  ['東京に行く', 'ja-JP', 3],
  ['آخر عبّارة إلى هيرتا', 'ar-SA', 4],
])('countWords of %j in %s is %i', (text, language, count) => expect(countWords(text, language)).toBe(count));

test('a text of 300 kB is counted as fast as its parts, and divided at no word', () => {
  expect(countWords("The boat doesn't leave the harbour. ".repeat(8_000), 'en-US')).toBe(48_000);
  expect(countWords('東京に行く。'.repeat(2_000), 'ja-JP')).toBe(6_000);
});
