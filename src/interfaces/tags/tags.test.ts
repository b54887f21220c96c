import { tagRules, parseTags } from './tags';

test('options that make no sense count as not there', () => {
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

test('options that make sense are taken', () => {
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

test('only lists of texts are tags', () => {
  expect(parseTags(['a', 'b'], 'json')).toEqual(['a', 'b']);
  expect(parseTags('a, b', 'csv')).toEqual(['a', 'b']);
  expect(parseTags(null, 'json')).toEqual([]);
  expect(parseTags([1], 'json')).toBeNull();
  expect(parseTags({ a: 1 }, 'json')).toBeNull();
});
