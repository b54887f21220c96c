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

test('by what comes back as it was sent', () => {
  const sent = { title: 'One', body: 'Text', words: 3, featured: true, extra: {}, unknown: 'x' };
  expect(similarItemFilter(schema, 'articles', sent)).toEqual({
    _and: [{ title: { _eq: 'One' } }, { words: { _eq: 3 } }, { featured: { _eq: true } }],
  });
});

test('numbers and ticks alone tell nothing, nor do long or empty texts', () => {
  expect(similarItemFilter(schema, 'articles', { words: 3, featured: true })).toBeNull();
  expect(similarItemFilter(schema, 'articles', { title: '' })).toBeNull();
  expect(similarItemFilter(schema, 'articles', { title: 'a'.repeat(500) })).toBeNull();
  expect(similarItemFilter(schema, 'articles', {})).toBeNull();
});
