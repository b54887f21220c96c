import { collection, integerField, jsonField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { planColumns } from './columns.rules';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words'), jsonField('extra'), integerField('author', { foreignTable: 'authors' })]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const plan = (fields: readonly string[], sort: string) => planColumns(schema, 'articles', { page: 1, limit: 25, fields, sort, search: '' }, 'en-US');

test('columns stand in the chosen order and know how the list is sorted', () => {
  expect(plan(['words', 'title'], '-title').map(({ header, sort }) => [header, sort])).toEqual([
    ['Words', null],
    ['Title', 'descending'],
  ]);
  expect(plan(['title'], 'title')[0]?.sort).toBe('ascending');
});

test('numbers end at the end, keys of other items do not', () => {
  expect(plan(['words', 'author', 'title'], 'id').map(({ align }) => align)).toEqual(['end', 'start', 'start']);
});

test('structures are not sorted by', () => {
  expect(plan(['extra', 'title'], 'id').map(({ sortable }) => sortable)).toEqual([false, true]);
});

test('a field that is gone leaves no hole', () => {
  expect(plan(['nothing', 'title'], 'id')).toHaveLength(1);
});
