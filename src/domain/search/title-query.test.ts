import { isSearchable, titleFilter, titleQuery } from '.';

test('one word in one text is looked for in its likely spellings', () => {
  expect(titleFilter(['title'], 'fErry')).toEqual({
    _or: [{ title: { _contains: 'fErry' } }, { title: { _contains: 'ferry' } }, { title: { _contains: 'Ferry' } }],
  });
  expect(titleFilter(['title'], '42')).toEqual({ title: { _contains: '42' } });
});

test('without a word or a text, everything is found', () => {
  expect(titleFilter(['title'], '  ')).toEqual({});
  expect(titleFilter([], 'ferry')).toEqual({});
});

test('every word has to be in one of the texts', () => {
  expect(titleFilter(['first', 'author.last'], ' 1  2 ')).toEqual({
    _and: [
      { _or: [{ first: { _contains: '1' } }, { author: { last: { _contains: '1' } } }] },
      { _or: [{ first: { _contains: '2' } }, { author: { last: { _contains: '2' } } }] },
    ],
  });
});

test('long texts are cut, so that the address stays short', () => {
  const filter = JSON.stringify(titleFilter(['a', 'b', 'c'], `${'word '.repeat(50)}${'x'.repeat(5000)}`));
  expect(filter.length).toBeLessThan(2000);
  expect(JSON.stringify(titleFilter(['a'], 'é'.repeat(5000))).length).toBeLessThan(400);
});

test('a text with half a surrogate pair is kept whole elsewhere', () => {
  expect(titleFilter(['a'], '😀'.repeat(61))).toEqual({ a: { _contains: '😀'.repeat(60) } });
});

test.each([
  ['a', false],
  [' a ', false],
  ['', false],
  ['ab', true],
  ['猫', true],
])('%j is searchable: %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});

test('the query asks for the fields of the source', () => {
  const source = { paths: ['title'], fields: ['id', 'title'] } as never;
  expect(titleQuery(source, '42', 4)).toEqual({
    fields: ['id', 'title'],
    filter: { title: { _contains: '42' } },
    limit: 4,
  });
});
