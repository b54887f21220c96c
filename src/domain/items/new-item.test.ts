import {
  collection,
  dateUpdated,
  type FieldOptions,
  hashField,
  integerField,
  loneField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { relationIndexOf } from '../relations';
import { MASK, schemaOf } from '../schema';
import { copiedItems } from './copy/copied-items';
import { nonCopyableValues } from './copy/duplicate';
import { missingRequired, overlongText, overlongTexts, recreatePayload, withGeneratedKey } from './new-item';

const missing = (choices: FieldOptions, value: string | null, readonly = false): readonly string[] =>
  missingRequired([{ field: loneField(stringField('title', choices)), readonly }], { title: value }).map(
    ({ field, type }) => `${field} ${type}`,
  );

test('reports required fields without a value', () => {
  expect(missing({ required: true }, null)).toEqual(['title required']);
  expect(missing({ required: true }, '')).toEqual(['title required']);
  expect(missing({ required: true }, ' ')).toEqual([]);
  expect(missing({}, null)).toEqual([]);
  expect(
    missingRequired([{ field: loneField(stringField('title', { required: true })), readonly: false }], {}),
  ).toHaveLength(1);
});

test('ignores generated and read-only fields', () => {
  expect(missing({ required: true, default: 'One' }, null)).toEqual([]);
  expect(missing({ required: true }, null, true)).toEqual([]);
  expect(
    missingRequired(
      [{ field: loneField(integerField('id', { required: true, autoIncrement: true })), readonly: false }],
      {},
    ),
  ).toEqual([]);
});

test('reports texts that are longer than their column, and by how much', () => {
  const [title, slug] = [loneField(stringField('title', { maxLength: 3 })), loneField(stringField('slug'))];
  const error = {
    field: 'title',
    code: 'FAILED_VALIDATION',
    type: 'max_length',
    details: { over: 2, limit: 3 },
  };
  expect(overlongText(title, 'abcde')).toEqual(error);
  expect(overlongText(title, 'abc')).toBeNull();
  expect(overlongTexts([{ field: title }, { field: slug }], { title: 'abcde', slug: 'abcde' })).toEqual([error]);
});

const { collections, fields, relations } = world('w', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('texts', {}, [primaryKey(), stringField('text')]),
  collection('comments', {}, [primaryKey(), stringField('text')]),
  collection('notes', {}, [uuidKey(), stringField('text')]),
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { required: true }),
    stringField('slug', { unique: true, maxLength: 10 }),
    integerField('number', { unique: true }),
    manyToOne('author', { to: 'authors' }),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags', reverse: 'articles' }),
    manyToAny('blocks', { allowed: ['texts'] }),
    dateUpdated(),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const index = relationIndexOf(schema);
const always = (): boolean => true;

describe('withGeneratedKey', () => {
  test('adds a key to a new item with a UUID key that was not entered', () => {
    expect(withGeneratedKey(schema, 'notes', { text: 'x' }, 'u', always)).toEqual({ text: 'x', id: 'u' });
    expect(withGeneratedKey(schema, 'notes', { id: 'mine' }, 'u', always)).toEqual({ id: 'mine' });
    expect(withGeneratedKey(schema, 'notes', { id: '' }, 'u', always)).toEqual({ id: 'u' });
    expect(withGeneratedKey(schema, 'notes', { text: 'x' }, 'u', () => false)).toEqual({ text: 'x' });
    expect(withGeneratedKey(schema, 'articles', { title: 'x' }, 'u', always)).toEqual({ title: 'x' });
    expect(withGeneratedKey(schema, 'nothing', { title: 'x' }, 'u', always)).toEqual({ title: 'x' });
  });
});

describe('recreatePayload', () => {
  const known = { id: 7, title: 'One', slug: null, author: 3, comments: [1], date_updated: 'x', unknown: 1 };

  test('contains values and edits without audit fields', () => {
    expect(recreatePayload(schema, 'articles', known, { title: 'Two', comments: { delete: [1] } }, always)).toEqual({
      title: 'Two',
      author: 3,
    });
    expect(recreatePayload(schema, 'articles', known, {}, (field) => field === 'title')).toEqual({ title: 'One' });
  });

  test('leaves out masked secrets, and contains new ones', () => {
    const { collections, fields, relations } = world('w', [
      collection('directus_users', {}, [uuidKey(), hashField('password'), stringField('token')]),
    ]);
    const users = schemaOf(collections, fields, relations);
    const masked = { id: 'u', password: MASK, token: MASK };
    expect(recreatePayload(users, 'directus_users', masked, {}, always)).toEqual({ id: 'u' });
    expect(recreatePayload(users, 'directus_users', masked, { password: 'x' }, always)).toEqual({
      id: 'u',
      password: 'x',
    });
  });

  test('keeps a key that is not auto-incremented', () => {
    expect(recreatePayload(schema, 'languages', { code: 'de', name: 'German' }, { name: 'Deutsch' }, always)).toEqual({
      code: 'de',
      name: 'Deutsch',
    });
  });
});

describe('nonCopyableValues', () => {
  test('suggests a suffix for unique texts within their length, and nothing for other unique values', () => {
    expect(
      nonCopyableValues(
        schema,
        'articles',
        { title: 'One', slug: 'a-long-slug', number: 4 },
        { slug: 'a-long-slug', number: 4 },
      ),
    ).toEqual({ slug: 'a-lon-copy', number: null });
    const emoji = { slug: 'ab👨‍👩‍👧c' };
    expect(nonCopyableValues(schema, 'articles', { title: 'One', ...emoji }, emoji)).toEqual({ slug: 'ab-copy' });
  });

  test('takes over required values that would be missing', () => {
    expect(nonCopyableValues(schema, 'articles', {}, { title: 'One' })).toEqual({ title: 'One' });
  });

  test('suggests a suffix for a key entered by the user', () => {
    expect(nonCopyableValues(schema, 'languages', { name: 'German' }, { code: 'de', name: 'German' })).toEqual({
      code: 'de-copy',
    });
    expect(nonCopyableValues(schema, 'notes', {}, {})).toEqual({});
  });
});

describe('copiedItems', () => {
  const item = {
    author: { id: 3, name: 'Ines' },
    comments: [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ],
    tags: [
      { id: 21, tags_id: { id: 5, name: 'x' } },
      { id: 22, tags_id: 6 },
      { id: 23, tags_id: null },
    ],
    blocks: [
      { id: 31, collection: 'texts', item: { id: 9, text: 'T' } },
      { id: 32, item: 1 },
    ],
  };
  const of = (field: string, edits = {}) => copiedItems(schema, index, 'articles', field, item, edits);

  test('returns related items with their values, or at least their key', () => {
    expect(of('author')).toEqual([{ collection: 'authors', values: { id: 3, name: 'Ines' }, position: 0 }]);
    expect(of('comments')).toHaveLength(2);
    expect(of('tags')).toEqual([
      { collection: 'tags', values: { id: 5, name: 'x' }, position: 0 },
      { collection: 'tags', values: { id: 6 }, position: 1 },
    ]);
    expect(of('blocks')).toEqual([{ collection: 'texts', values: { id: 9, text: 'T' }, position: 0 }]);
    expect(of('title')).toEqual([]);
  });

  test('applies edits', () => {
    expect(of('author', { author: 4 })).toEqual([{ collection: 'authors', values: { id: 4 }, position: 0 }]);
    expect(of('author', { author: null })).toEqual([]);
    expect(
      of('comments', { comments: { delete: [1], create: [{ text: 'c' }] } }).map(({ values }) => values['text']),
    ).toEqual(['b', 'c']);
  });
});
