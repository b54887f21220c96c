import fc from 'fast-check';
import { addTags, normalizeTag, normalizeTags, toggleTag, type TagRules } from './tags';

const free: TagRules = { presets: [], allowCustom: true, alphabetize: false, whitespace: null, capitalization: null };
const rules: fc.Arbitrary<TagRules> = fc.record({
  presets: fc.array(fc.constantFrom('News', 'red wine', 'Ö'), { maxLength: 2 }),
  allowCustom: fc.boolean(),
  alphabetize: fc.boolean(),
  whitespace: fc.constantFrom('hyphen', 'underscore', 'remove', null),
  capitalization: fc.constantFrom('uppercase', 'lowercase', 'auto-format', null),
});
const tag = fc.oneof(fc.constantFrom('News', ' red wine', 'ß', 'a b\tc', '', ' '), fc.string());

test('trims a tag, applies case and replaces whitespace', () => {
  expect(normalizeTag('  Red  wine ', { ...free, whitespace: 'hyphen', capitalization: 'lowercase' })).toBe('red-wine');
  expect(normalizeTag('red wine', { ...free, whitespace: 'underscore', capitalization: 'uppercase' })).toBe('RED_WINE');
  expect(normalizeTag('red_wine', { ...free, capitalization: 'auto-format' })).toBe('Red Wine');
  expect(normalizeTag('red wine', { ...free, whitespace: 'remove' })).toBe('redwine');
  expect(normalizeTag(' As It Is ', { ...free, presets: ['As It Is'], capitalization: 'lowercase' })).toBe('As It Is');
});

test('removes duplicates, sorts on request and drops disallowed custom tags', () => {
  expect(normalizeTags(['b', 'a', ' b', ''], free)).toEqual(['b', 'a']);
  expect(normalizeTags(['b', 'a'], { ...free, alphabetize: true })).toEqual(['a', 'b']);
  expect(normalizeTags(['b', 'a'], { ...free, allowCustom: false, presets: ['a'] })).toEqual(['a']);
});

test('splits at commas and keeps the list without new tags', () => {
  const tags = ['b'];
  expect(addTags(tags, 'c, a,b', free)).toEqual(['b', 'c', 'a']);
  expect(addTags(tags, 'c,a', { ...free, alphabetize: true })).toEqual(['a', 'b', 'c']);
  expect(addTags(tags, ' , b', free)).toBe(tags);
  expect(addTags(tags, 'c\r\nd\te', free)).toEqual(['b', 'c', 'd', 'e']);
  expect(addTags(tags, ' Salt, sea ', { ...free, presets: ['Salt, sea'] })).toEqual(['b', 'Salt, sea']);
});

test.each([true, false])('toggling a preset with a separator adds one tag, with custom tags %s', (allowCustom) => {
  for (const preset of ['Salt, sea', 'a;b', 'a\nb', 'a"b', 'a b', 'a\tb', 'a|b'])
    expect(toggleTag(['b'], preset, { ...free, allowCustom, presets: [preset] })).toEqual(['b', preset]);
});

test('toggling a preset twice restores the tags', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'News')), (tags) => {
      fc.pre(!tags.includes('News'));
      const once = toggleTag(tags, 'News', { ...free, presets: ['News'] });
      expect(once).toContain('News');
      expect(toggleTag(once, 'News', { ...free, presets: ['News'] })).toEqual(tags);
    }),
  );
});

test('normalizeTags is idempotent', () => {
  fc.assert(
    fc.property(fc.array(tag), rules, (tags, each) => {
      const once = normalizeTags(tags, each);
      expect(normalizeTags(once, each)).toEqual(once);
      expect(new Set(once).size).toBe(once.length);
      expect(once.every((one) => one !== '' && (each.allowCustom || each.presets.includes(one)))).toBe(true);
    }),
  );
});
