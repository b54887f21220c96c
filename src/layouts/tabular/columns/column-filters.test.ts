import {
  collection,
  integerField,
  manyToMany,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { ListSession } from '../../../application/browse';
import type { FilterNode } from '../../../domain/filters';
import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import { schemaOf } from '../../../domain/schema';
import { columnSource } from '../tabular.query';
import { ColumnFilters } from './column-filters';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    manyToOne('author', { to: 'people' }),
    manyToMany('readers', { to: 'people' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const column = (path: string) => {
  const source = columnSource(schema, 'articles', path, () => null);
  if (source === null) throw new Error(`There is no column ${path}`);
  return source;
};

const open = () => {
  let filters: readonly FilterNode[] = [];
  const view = {
    get view() {
      return { filters };
    },
    change: (change: { readonly filters: readonly FilterNode[] }) => (filters = change.filters),
  };
  const session = { collection: 'articles', view } as unknown as ListSession;
  return {
    model: new ColumnFilters(session, { schema }, 'UTC', { capabilities: DEFAULT_CAPABILITIES }),
    filters: () => filters,
  };
};

test('filters by the value of a cell, and replaces the value of that filter', () => {
  const { model, filters } = open();
  model.addValue({ id: 1, title: 'One' }, column('title'));
  model.addValue({ id: 2, title: 'Two' }, column('title'));
  expect(filters()).toMatchObject([{ field: 'title', operator: 'eq', value: 'Two' }]);
});

test('filters by the key of a related item that was loaded with its name', () => {
  const { model, filters } = open();
  model.addValue({ id: 1, author: { id: 7, name: 'Bo' } }, column('author'));
  expect(filters()).toMatchObject([{ field: 'author', operator: 'eq', value: 7 }]);
});

test('filters by a field of a related item', () => {
  const { model, filters } = open();
  model.addValue({ id: 1, author: { id: 7, name: 'Bo' } }, column('author.name'));
  expect(filters()).toMatchObject([{ field: 'author.name', operator: 'eq', value: 'Bo' }]);
});

test('does not filter by a list of related items', () => {
  const { model, filters } = open();
  expect(model.canFilter(column('readers'))).toBe(false);
  expect(model.comparison({ id: 1, readers: [1, 2] }, column('readers'))).toBeNull();
  expect(filters()).toEqual([]);
});

test('opens the condition on a column, and adds one only where there is none', () => {
  const { model, filters } = open();
  const key = model.open(column('words'));
  expect(filters()).toMatchObject([{ key, field: 'words', operator: 'between', value: '' }]);
  expect(model.open(column('words'))).toBe(key);
  expect(filters()).toHaveLength(1);
});
