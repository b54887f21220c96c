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
import { fieldsOnPath, filterableFields, filterableIn, type FieldTreeNode } from './field-tree';

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

test('the key of a many-to-any leads to no collection, an unknown one to no field', () => {
  expect(paths(filterableFields(schema, 'articles_blocks'))).toContain('item');
  expect(filterableFields(schema, 'nothing')).toEqual([]);
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
