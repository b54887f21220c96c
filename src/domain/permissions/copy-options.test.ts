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

test('offers an administrator every mode that applies', () => {
  expect(open(admin, 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(admin, 'comments')).toEqual(['copy', 'leave']);
  expect(open(admin, 'translations')).toEqual(['copy', 'leave']);
});

test('links files and users and never copies them', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'cover').map(({ mode }) => mode)).toEqual(['link', 'leave']);
});

test('denies copying items with unique values, with the reason', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'tags')).toEqual([
    { mode: 'link', denied: false },
    { mode: 'copy', denied: 'unique_related' },
    { mode: 'leave', denied: false },
  ]);
});

test('needs create for copy, and create on the junction for link', () => {
  expect(open(may('authors.read'), 'author')).toEqual(['link', 'leave']);
  expect(open(may('authors.read', 'authors.create'), 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(may('articles_tags.read'), 'tags')).toEqual(['leave']);
  expect(open(may('articles_tags.read', 'articles_tags.create'), 'tags')).toEqual(['link', 'leave']);
});

test('offers only leave for rows that may not be read, and does not request them', () => {
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

test('offers nothing for other and unknown fields', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'id')).toEqual([]);
  expect(copyOptions(schema, index, admin, 'articles', 'nothing')).toEqual([]);
});
