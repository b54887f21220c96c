import { tagRules, parseTags } from './tags';

test('tagRules ignores invalid options', () => {
  expect(tagRules({})).toEqual({
    presets: [],
    allowCustom: true,
    alphabetize: false,
    whitespace: null,
    capitalization: null,
  });
  expect(tagRules({ presets: 'news', whitespace: 'dash', capitalization: 1, alphabetize: 'yes' })).toEqual(
    tagRules({}),
  );
});

test('tagRules reads valid options', () => {
  const options = {
    presets: ['News', ' ', 7, 'News '],
    allowCustom: false,
    alphabetize: true,
    whitespace: 'hyphen',
    capitalization: 'lowercase',
  };
  expect(tagRules(options)).toEqual({
    presets: ['News'],
    allowCustom: false,
    alphabetize: true,
    whitespace: 'hyphen',
    capitalization: 'lowercase',
  });
});

test('parseTags returns null for a value that is no list of texts', () => {
  expect(parseTags(['a', 'b'], 'json')).toEqual(['a', 'b']);
  expect(parseTags('a, b', 'csv')).toEqual(['a', 'b']);
  expect(parseTags(null, 'json')).toEqual([]);
  expect(parseTags([1], 'json')).toBeNull();
  expect(parseTags({ a: 1 }, 'json')).toBeNull();
});
