import {
  collection,
  integerField,
  jsonField,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import type { Alignment } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { planColumns, titleColumn } from './columns.rules';
import { columnSources } from './tabular.query';

const sample = world('sample', [
  collection('authors', { display_template: '{{name}}' }, [primaryKey(), stringField('name'), integerField('age')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    jsonField('extra'),
    manyToOne('author', { to: 'authors' }),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const plan = (fields: readonly string[], sort: string, align: ReadonlyMap<string, Alignment> = new Map()) =>
  planColumns(columnSources(schema, 'articles', { tabular: { fields } }, () => null).sources, sort, { align }, 'en-US');

test('columns stand in the chosen order and know how the list is sorted', () => {
  expect(plan(['words', 'title'], '-title').map(({ header, sort }) => [header, sort])).toEqual([
    ['Words', null],
    ['Title', 'descending'],
  ]);
  expect(plan(['title'], 'title')[0]?.sort).toBe('ascending');
});

test('a path is named with all on its way', () => {
  expect(plan(['author', 'author.name'], 'id').map(({ header }) => header)).toEqual(['Author', 'Author › Name']);
});

test('numbers end at the end, keys of other items do not, and somebody may want it otherwise', () => {
  expect(plan(['words', 'author', 'title', 'author.age'], 'id').map(({ align }) => align)).toEqual([
    'end',
    'start',
    'start',
    'end',
  ]);
  expect(plan(['words', 'title'], 'id', new Map([['words', 'center']])).map(({ align }) => align)).toEqual([
    'center',
    'start',
  ]);
});

test('neither structures nor what is in other items is sorted by', () => {
  expect(plan(['extra', 'title', 'author', 'author.name'], 'id').map(({ sortable }) => sortable)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a row is known by what its collection calls its items, or else by its first column', () => {
  const columns = plan(['words', 'title', 'author'], 'id');
  expect(titleColumn(columns, ['slug', 'title'])).toBe('title');
  expect(titleColumn(columns, ['slug'])).toBe('words');
  expect(titleColumn([], ['title'])).toBeUndefined();
});
