import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { type Access, readablePaths } from './access';
import type { Permission } from './permission';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('secret'),
    manyToOne('author', { to: 'people' }),
  ]),
  collection('people', {}, [primaryKey(), stringField('name')]),
]);
const schema = schemaOf(collections, fields, relations);

const reading = (collectionName: string, allowed: readonly string[]): Permission => ({
  id: 1,
  role: 'r',
  collection: collectionName,
  action: 'read',
  fields: [...allowed],
  permissions: {},
  validation: {},
  presets: {},
});
const access = (...permissions: readonly Permission[]): Access => ({ user: null, permissions });
const PATHS = ['id', 'title', 'secret', 'author.name', 'nowhere'];

test('only paths whose every step may be read', () => {
  const articles = reading('articles', ['id', 'title', 'author']);
  expect(readablePaths(access(articles), schema, 'articles', PATHS)).toEqual(['id', 'title']);
  expect(readablePaths(access(articles, reading('people', ['*'])), schema, 'articles', PATHS)).toEqual([
    'id',
    'title',
    'author.name',
  ]);
  expect(readablePaths(access(), schema, 'articles', PATHS)).toEqual([]);
});
