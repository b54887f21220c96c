import fc from 'fast-check';
import { slugText, trimSlug } from './slug.rules';

test('slugText lowers case, strips accents, replaces spaces and merges separators', () => {
  expect(slugText('Crème Brûlée & Tea!', 'en-US')).toBe('creme-brulee-tea');
  expect(slugText('a - b__c~d', 'en-US')).toBe('a-b_c~d');
  expect(slugText('Half way ', 'en-US')).toBe('half-way-');
});

test.each([
  ['Größe der Straße', 'de-DE', 'groesse-der-strasse'],
  ['Ärger auf Øland', 'de-DE', 'aerger-auf-oland'],
  ['Ærø og Ålborg', 'da-DK', 'aeroe-og-aalborg'],
  ['Räksmörgås', 'sv-SE', 'raksmorgas'],
  ['Łódź', 'en-US', 'lodz'],
  ['Ça et là', 'fr-FR', 'ca-et-la'],
  ['Москва', 'en-US', 'moskva'],
  ['東京', 'ja-JP', ''],
])('slugText writes %s in %s as %s', (text, language, slug) => {
  expect(slugText(text, language)).toBe(slug);
});

test('slugText is idempotent and yields allowed characters only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en-US', 'de-DE', 'da-DK'), (text, language) => {
      const slug = slugText(text, language);
      expect(slugText(slug, language)).toBe(slug);
      expect(slug).toMatch(/^(?:[a-z0-9]|[-_~](?![-_~]))*$/);
    }),
  );
});

test('trimSlug removes separators at the ends', () => {
  expect(trimSlug('-the_last-')).toBe('the_last');
});
