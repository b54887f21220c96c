import {
  collection,
  fileField,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  translated,
  stringKey,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { relationIndexOf } from '../relations';
import { schemaOf } from '../schema';
import { allowedCopyModes, copyOptions, widestCopyModes, type Access, type Action, type Permission } from '.';
import { testUser } from './current-user.fixtures';

const { collections, fields, relations } = world('w', [
  collection('directus_files', {}, [uuidKey(), stringField('title')]),
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('name', { unique: true })]),
  collection('languages', {}, [stringKey('code')]),
  collection('comments', {}, [primaryKey(), stringField('text')]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('author', { to: 'authors' }),
    fileField('cover'),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags', reverse: 'articles' }),
    translated('translations', { languages: 'languages', fields: [stringField('text')] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const index = relationIndexOf(schema);

const admin: Access = { user: testUser(true), permissions: [] };

const may = (...names: readonly string[]): Access => ({
  user: testUser(false),
  permissions: names.map((name): Permission => {
    const [on = '', action = 'read'] = name.split('.');
    return {
      id: 1,
      role: 'r',
      collection: on,
      action: action as Action,
      fields: ['*'],
      permissions: null,
      validation: null,
      presets: null,
    };
  }),
});

const open = (access: Access, field: string) =>
  copyOptions(schema, index, access, 'articles', field)
    .filter(({ denied }) => denied === false)
    .map(({ mode }) => mode);

test('an administrator may do everything that makes sense', () => {
  expect(open(admin, 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(admin, 'comments')).toEqual(['copy', 'leave']);
  expect(open(admin, 'translations')).toEqual(['copy', 'leave']);
});

test('files and people are linked, never doubled', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'cover').map(({ mode }) => mode)).toEqual(['link', 'leave']);
});

test('items with values that exist but once cannot be copied, and it is said why', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'tags')).toEqual([
    { mode: 'link', denied: false },
    { mode: 'copy', denied: 'unique_related' },
    { mode: 'leave', denied: false },
  ]);
});

test('copying takes the right to create, linking through a junction that to create its rows', () => {
  expect(open(may('authors.read'), 'author')).toEqual(['link', 'leave']);
  expect(open(may('authors.read', 'authors.create'), 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(may('articles_tags.read'), 'tags')).toEqual(['leave']);
  expect(open(may('articles_tags.read', 'articles_tags.create'), 'tags')).toEqual(['link', 'leave']);
});

test('rows that may not be read can only be left out, and are not asked for', () => {
  expect(open(may('comments.create', 'comments.update'), 'comments')).toEqual(['leave']);
  expect(allowedCopyModes(schema, index, may(), 'articles')).toMatchObject({
    author: 'link',
    comments: 'leave',
    tags: 'leave',
  });
  expect(widestCopyModes(schema, index, may('articles_tags.read'), 'articles')).toMatchObject({
    author: 'link',
    comments: 'leave',
    tags: 'link',
  });
  expect(widestCopyModes(schema, index, admin, 'articles')).toMatchObject({
    author: 'copy',
    cover: 'copy',
    comments: 'copy',
    tags: 'copy',
  });
});

test('a field that is no relation, or none at all, has nothing to choose', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'id')).toEqual([]);
  expect(copyOptions(schema, index, admin, 'articles', 'nothing')).toEqual([]);
});
