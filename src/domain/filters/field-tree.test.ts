import {
  collection,
  fileField,
  integerField,
  manyToAny,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { fieldsOnPath, filterableFields, filterableIn, wayBehind, type FieldTreeNode } from './field-tree';

const { collections, fields, relations } = world('sample', [
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('author', { to: 'people' }),
    integerField('odd', { special: ['no-data'] }),
    fileField('cover'),
    manyToAny('blocks', { allowed: ['people'] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const paths = (nodes: readonly FieldTreeNode[]): readonly string[] =>
  nodes.flatMap((node) => [node.path, ...paths(node.children)]);

test('fields with a value, through to-one relations, three steps deep', () => {
  expect(paths(filterableFields(schema, 'articles'))).toEqual([
    'id',
    'author',
    'author.id',
    'author.name',
    'author.boss',
    'author.boss.id',
    'author.boss.name',
    'author.boss.boss',
    'cover',
  ]);
});

test('what leads to items of several collections leads to the fields of each, and no further', () => {
  const found = paths(filterableFields(schema, 'articles_blocks')).filter((path) => path.startsWith('item'));
  expect(found).toEqual(['item', 'item:people.id', 'item:people.name', 'item:people.boss']);
  const through = (path: string) => fieldsOnPath(schema, 'articles_blocks', path)?.map(({ field }) => field) ?? null;
  expect(through('item:people.name')).toEqual(['item', 'name']);
  expect(through('item:people.boss')).toEqual(['item', 'boss']);
  expect(['item:people.boss.name', 'item:people.team.name', 'item:articles.id', 'item:people', 'item.name', 'id:people.name', 'item:.id'].map(through)).toEqual(
    [null, null, null, null, null, null, null],
  );
});

test('a collection that is allowed and not there leads nowhere, an unknown one has no field', () => {
  const without = { ...schema, fields: new Map([...schema.fields].filter(([name]) => name !== 'people')) };
  expect(paths(filterableFields(without, 'articles_blocks')).filter((path) => path.startsWith('item'))).toEqual(['item']);
  expect(filterableFields(schema, 'nothing')).toEqual([]);
});

test('what stands behind a path', () => {
  expect(wayBehind(schema, 'articles', 'author.boss')).toMatchObject({ collection: 'people', fields: [{ field: 'author' }, { field: 'boss' }] });
  expect(wayBehind(schema, 'articles_blocks', 'item:people')).toMatchObject({ collection: 'people', fields: [{ field: 'item' }] });
  expect(['id', 'author.name', 'item', ''].map((path) => wayBehind(schema, 'articles_blocks', path))).toEqual([null, null, null, null]);
});

test('of one collection: what has a value', () => {
  expect(filterableIn(schema, 'articles').map(({ field }) => field)).toEqual(['id', 'author', 'cover']);
});

test('a path may go through lists of items', () => {
  expect(fieldsOnPath(schema, 'people', 'team.boss.team.name')?.map(({ field }) => field)).toEqual(['team', 'boss', 'team', 'name']);
  expect(fieldsOnPath(schema, 'people', 'advice.name')).toBeNull();
});

test('a path is the fields it goes through', () => {
  expect(fieldsOnPath(schema, 'articles', 'author.boss.name')?.map(({ field, type }) => [field, type])).toEqual([
    ['author', 'integer'],
    ['boss', 'integer'],
    ['name', 'string'],
  ]);
  expect(
    ['', 'nothing', 'id.name', 'author.nothing', 'author..name'].map((path) => fieldsOnPath(schema, 'articles', path)),
  ).toEqual([null, null, null, null, null]);
});
