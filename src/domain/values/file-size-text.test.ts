import { fileSizeText } from './file-size-text';

test.each([
  [0, 'en-US', '0 bytes'],
  [999, 'en-US', '999 bytes'],
  [1500, 'en-US', '1.50 kB'],
  [2_340_000, 'en-US', '2.34 MB'],
  ['1000000000', 'de-DE', '1,00 GB'],
  [1_500_000, 'fr-FR', '1,50 Mo'],
])('fileSizeText formats %j bytes in %s', (value, locale, text) =>
  expect(fileSizeText(value, locale)?.replaceAll(/\s/g, ' ')).toBe(text),
);

test.each(['', 'big', true, null, [5], {}])('fileSizeText returns null for %j', (value) =>
  expect(fileSizeText(value, 'en-US')).toBeNull(),
);
