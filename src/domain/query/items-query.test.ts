import {
  booleanField,
  collection,
  integerField,
  jsonField,
  primaryKey,
  stringField,
  textField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { isSameResultSet, levelsBelow, similarItemFilter } from './items-query';

const { collections, fields, relations } = world('w', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    textField('body'),
    integerField('words'),
    booleanField('featured'),
    jsonField('extra'),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

test('uses only values that come back unchanged', () => {
  const sent = { title: 'One', body: 'Text', words: 3, featured: true, extra: {}, unknown: 'x' };
  expect(similarItemFilter(schema, 'articles', sent)).toEqual({
    _and: [{ title: { _eq: 'One' } }, { words: { _eq: 3 } }, { featured: { _eq: true } }],
  });
});

test('returns null for numbers and booleans alone, and ignores long and empty texts', () => {
  expect(similarItemFilter(schema, 'articles', { words: 3, featured: true })).toBeNull();
  expect(similarItemFilter(schema, 'articles', { title: '' })).toBeNull();
  expect(similarItemFilter(schema, 'articles', { title: 'a'.repeat(500) })).toBeNull();
  expect(similarItemFilter(schema, 'articles', {})).toBeNull();
});

test.each([
  [{}, { page: 2, sort: ['title'], fields: ['id'] }, true],
  [{ search: '' }, {}, true],
  [{ search: 'sea' }, {}, false],
  [{}, { search: 'sea' }, false],
  [{ filter: { id: { _eq: 1 } } }, { filter: { id: { _eq: 1 } }, limit: 5 }, true],
  [{ filter: { id: { _eq: 1 } } }, {}, false],
  [{}, { filter: { id: { _eq: 1 } } }, false],
] as const)('%j and %j find the same items: %s', (one, other, expected) => {
  expect(isSameResultSet(one, other)).toBe(expected);
});

test('the items on the levels of a tree below one', () => {
  expect(levelsBelow('parent', 'id', 7, 2)).toEqual({
    _or: [{ parent: { id: { _eq: 7 } } }, { parent: { parent: { id: { _eq: 7 } } } }],
  });
});
