import {
  collection,
  hashField,
  manyToOne,
  primaryKey,
  stringField,
  timestampField,
  world,
} from '../../../fixtures/builders';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import type { Access, Permission } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { modelExamples } from './model-examples.rules';

const { collections, fields, relations } = world('sample', [
  collection('animals', {}, [primaryKey(), stringField('species')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('token'),
    hashField('pin'),
    stringField('secret', { hidden: true }),
    stringField('title'),
    manyToOne('author', { to: 'authors' }),
    timestampField('published'),
  ]),
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('measurements', {}, [primaryKey()]),
]);
const schema = schemaOf(collections, fields, relations);

const ADMIN: Access = { user: testUser(true), permissions: [] };

const mayRead = (rights: Readonly<Record<string, readonly string[]>>): Access => ({
  user: testUser(false),
  permissions: Object.entries(rights).map(([name, readable], id): Permission => ({
    id,
    role: 'r',
    collection: name,
    action: 'read',
    fields: readable,
    permissions: {},
    validation: null,
    presets: null,
  })),
});

const codes = (page: string, access: Access, of = schema) =>
  modelExamples(page, of, access, 'en-US')?.examples.map(({ code }) => code);

test('filters are of the collection with most kinds of fields, without secrets and hidden fields', () => {
  expect(modelExamples('reference/filter-rules', schema, ADMIN, 'en-US')).toEqual({
    collection: 'articles',
    examples: [
      { kind: 'text', code: '{ "title": { "_contains": "a" } }' },
      { kind: 'relation', code: '{ "author": { "name": { "_contains": "a" } } }' },
      { kind: 'date', code: '{ "published": { "_lte": "$NOW" } }' },
    ],
  });
});

test('a request names the key and a text, with an encoded filter', () => {
  const [code = ''] = codes('reference/api', ADMIN) ?? [];
  expect(code).toContain('GET /items/articles?limit=5&fields=id,title&filter=%7B');
  expect(decodeURIComponent(code)).toContain('{"title":{"_contains":"a"}}');
});

test('only fields that the user may read are named', () => {
  expect(codes('reference/filter-rules', mayRead({ articles: ['id', 'title', 'author'], authors: ['id'] }))).toEqual([
    '{ "title": { "_contains": "a" } }',
  ]);
  expect(codes('reference/filter-rules', mayRead({ measurements: ['*'] }))).toBeUndefined();
});

test('other pages, and a platform without collections, have none', () => {
  expect(codes('concepts/views', ADMIN)).toBeUndefined();
  expect(codes('constructor', ADMIN)).toBeUndefined();
  expect(codes('reference/api', ADMIN, schemaOf([], [], []))).toBeUndefined();
});
