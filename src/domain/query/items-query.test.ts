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
import { similarItemFilter } from './items-query';

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
