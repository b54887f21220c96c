import {
  collection,
  integerField,
  jsonField,
  primaryKey,
  stringField,
  textField,
  world,
  booleanField,
  dateTimeField,
} from '../../../../fixtures/builders';
import { schemaOf } from '../../../domain/schema';
import { isInlineColumn, isInlineValue } from './inline-editable.rules';
import { columnSource } from '../tabular.query';

const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('secret', { hidden: true }),
    stringField('fixed', { readonly: true }),
    textField('body'),
    jsonField('extra'),
    booleanField('featured'),
    dateTimeField('published_on'),
    integerField('author', { foreignTable: 'authors' }),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const editable = (path: string, interfaceId: string): boolean => {
  const source = columnSource(schema, 'articles', path, () => null);
  return source !== null && isInlineColumn(source, interfaceId);
};

test.each([
  ['title', 'input'],
  ['title', 'select-dropdown'],
  ['featured', 'boolean'],
  ['published_on', 'datetime'],
])('isInlineColumn is true for %s with the interface %s', (path, interfaceId) => {
  expect(editable(path, interfaceId)).toBe(true);
});

test.each([
  ['id', 'input'],
  ['secret', 'input'],
  ['fixed', 'input'],
  ['body', 'input-multiline'],
  ['title', 'somebody-elses'],
  ['extra', 'input'],
  ['nothing', 'input'],
])('isInlineColumn is false for %s with the interface %s', (path, interfaceId) => {
  expect(editable(path, interfaceId)).toBe(false);
});

test('isInlineValue is false for objects and multi-line text', () => {
  expect(['one line', '', 5, true, null].map(isInlineValue)).toEqual([true, true, true, true, true]);
  expect(['two\nlines', { a: 1 }, [1]].map(isInlineValue)).toEqual([false, false, false]);
});
