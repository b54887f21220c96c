import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { coversField, denied, anonymousAccess, readablePaths, type Access, type Permission } from '.';
import { testUser } from './current-user.fixtures';

const editor: Access = {
  user: testUser(false),
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'articles',
      action: 'read',
      fields: ['*'],
      permissions: null,
      validation: null,
      presets: null,
    },
    {
      id: 2,
      role: 'r',
      collection: 'articles',
      action: 'update',
      fields: ['title'],
      permissions: null,
      validation: null,
      presets: null,
    },
    {
      id: 3,
      role: 'r',
      collection: 'articles',
      action: 'create',
      fields: null,
      permissions: null,
      validation: null,
      presets: null,
    },
  ],
};

test('allows an administrator everything without permissions', () => {
  const admin = { user: testUser(true), permissions: [] };
  expect(denied(admin, 'articles', 'delete')).toBe(false);
  expect(coversField(admin, 'articles', 'update', 'anything')).toBe(true);
});

test('allows others what a permission covers and returns the reason otherwise', () => {
  expect(denied(editor, 'articles', 'update')).toBe(false);
  expect(denied(editor, 'articles', 'delete')).toBe('not_allowed');
  expect(denied(editor, 'authors', 'read')).toBe('not_allowed');
  expect(denied(anonymousAccess, 'articles', 'read')).toBe('not_allowed');
});

test('covers all, listed or no fields', () => {
  expect(coversField(editor, 'articles', 'read', 'body')).toBe(true);
  expect(coversField(editor, 'articles', 'update', 'title')).toBe(true);
  expect(coversField(editor, 'articles', 'update', 'body')).toBe(false);
  expect(coversField(editor, 'articles', 'create', 'title')).toBe(false);
});

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

test('keeps only paths whose fields may all be read', () => {
  const articles = reading('articles', ['id', 'title', 'author']);
  expect(readablePaths(access(articles), schema, 'articles', PATHS)).toEqual(['id', 'title']);
  expect(readablePaths(access(articles, reading('people', ['*'])), schema, 'articles', PATHS)).toEqual([
    'id',
    'title',
    'author.name',
  ]);
  expect(readablePaths(access(), schema, 'articles', PATHS)).toEqual([]);
});
