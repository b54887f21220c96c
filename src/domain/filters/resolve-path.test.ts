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
import { fieldOf, schemaOf, type Schema } from '../schema';
import { fieldsOnPath, filterableFields, relationSteps, resolvePath } from './resolve-path';

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

const ways = (model: Schema, collectionKey: string, key: string, before: readonly string[] = []) => {
  const field = fieldOf(model, collectionKey, key);
  return field === null ? null : relationSteps(model, field, before);
};

test('returns a step for a to-one relation', () => {
  expect(ways(schema, 'articles', 'author')).toEqual([{ step: 'author', collection: 'people' }]);
  expect([ways(schema, 'articles', 'id'), ways(schema, 'articles', 'blocks'), ways(schema, 'people', 'team')]).toEqual([
    [],
    [],
    [],
  ]);
});

test('returns a step for each collection of a many-to-any, but none after it', () => {
  expect(ways(schema, 'articles_blocks', 'item')).toEqual([{ step: 'item:people', collection: 'people' }]);
  expect(ways(schema, 'people', 'boss', ['item:people'])).toEqual([]);
  const through = (path: string) => fieldsOnPath(schema, 'articles_blocks', path)?.map(({ field }) => field) ?? null;
  expect(through('item:people.name')).toEqual(['item', 'name']);
  expect(through('item:people.boss')).toEqual(['item', 'boss']);
  expect(
    [
      'item:people.boss.name',
      'item:people.team.name',
      'item:articles.id',
      'item:people',
      'item.name',
      'id:people.name',
      'item:.id',
    ].map(through),
  ).toEqual([null, null, null, null, null, null, null]);
});

test('ignores an allowed collection that does not exist, and finds no fields in an unknown one', () => {
  const without = { ...schema, fields: new Map([...schema.fields].filter(([name]) => name !== 'people')) };
  expect(ways(without, 'articles_blocks', 'item')).toEqual([]);
  expect(filterableFields(schema, 'nothing')).toEqual([]);
});

test('resolves a path to its collection and fields', () => {
  expect(resolvePath(schema, 'articles', 'author.boss')).toMatchObject({
    collection: 'people',
    fields: [{ field: 'author' }, { field: 'boss' }],
  });
  expect(resolvePath(schema, 'articles_blocks', 'item:people')).toMatchObject({
    collection: 'people',
    fields: [{ field: 'item' }],
  });
  expect(['id', 'author.name', 'item', ''].map((path) => resolvePath(schema, 'articles_blocks', path))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('returns the fields with a value', () => {
  expect(filterableFields(schema, 'articles').map(({ field }) => field)).toEqual(['id', 'author', 'cover']);
});

test('follows to-many relations', () => {
  expect(fieldsOnPath(schema, 'people', 'team.boss.team.name')?.map(({ field }) => field)).toEqual([
    'team',
    'boss',
    'team',
    'name',
  ]);
  expect(fieldsOnPath(schema, 'people', 'advice.name')).toBeNull();
});

test('returns the fields of a path', () => {
  expect(fieldsOnPath(schema, 'articles', 'author.boss.name')?.map(({ field, type }) => [field, type])).toEqual([
    ['author', 'integer'],
    ['boss', 'integer'],
    ['name', 'string'],
  ]);
  expect(
    ['', 'nothing', 'id.name', 'author.nothing', 'author..name'].map((path) => fieldsOnPath(schema, 'articles', path)),
  ).toEqual([null, null, null, null, null]);
});
