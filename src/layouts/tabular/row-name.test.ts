import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { rowNames } from './cell.rules';
import { columnSource } from './tabular.query';

const sample = world('sample', [
  collection('sections', { display_template: '{{name}} ({{slug}})' }, [
    primaryKey(),
    stringField('name'),
    stringField('slug'),
    stringField('color'),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const template = collectionTemplate(schema, 'sections', null);
const columns = [columnSource(schema, 'sections', 'color', () => null)].flatMap((source) => source ?? []);

test('a row is called as its collection calls its items, where the list shows enough', () => {
  expect(rowNames(template, columns, 'id')({ id: 1, name: 'Maps', slug: 'maps', color: 'red' })).toBe('Maps (maps)');
});

test('else by its first column, or by its key', () => {
  expect(rowNames(template, columns, 'id')({ id: 1, name: 'Maps', color: 'red' })).toBe('red');
  expect(rowNames(template, columns, 'id')({ id: 1, color: null })).toBe('1');
  expect(rowNames(template, [], null)({})).toBe('');
});
