import fc from 'fast-check';
import {
  collection,
  fileField,
  filesField,
  jsonField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  presentationField,
  primaryKey,
  stringField,
  stringKey,
  textField,
  translated,
  uuidKey,
  world,
} from '../../../../fixtures/builders';
import { relationIndexOf } from '../../relations';
import { MASK, ROW_WRITES, schemaOf } from '../../schema';
import { type CopyModes, copyModesFor, duplicationFields, defaultCopyModes } from './copy-modes';
import { duplicateOf, fillReasons, nonCopyableValues } from './duplicate';
import { nothingStaged, stage } from '../lists/staged';
import { nestedWrite } from '../lists/nested-write';
import { toManyOf } from '../lists/to-many';
import { applyNestedWrite } from '../lists/apply-edits';

const articles = (duplicated: readonly string[] | null) => {
  const { collections, fields, relations } = world('w', [
    collection('directus_files', {}, [uuidKey(), stringField('title')]),
    collection('authors', {}, [primaryKey(), stringField('name')]),
    collection('tags', {}, [primaryKey(), stringField('name'), jsonField('extra')]),
    collection('languages', {}, [stringKey('code')]),
    collection('texts', {}, [primaryKey(), stringField('text')]),
    collection('comments', {}, [
      primaryKey(),
      stringField('text'),
      manyToOne('by', { to: 'authors' }),
      oneToMany('replies', { from: 'replies', foreignKey: 'comment' }),
    ]),
    collection('replies', {}, [primaryKey(), stringField('text')]),
    collection('articles', { item_duplication_fields: duplicated }, [
      primaryKey(),
      stringField('title'),
      jsonField('extra'),
      presentationField('advice', 'presentation-notice', {}),
      manyToOne('author', { to: 'authors' }),
      fileField('cover'),
      filesField('files'),
      oneToMany('comments', { from: 'comments', foreignKey: 'article', deselect: 'delete' }),
      manyToMany('tags', { to: 'tags', sorted: true, reverse: 'articles' }),
      manyToAny('blocks', { allowed: ['texts'] }),
      translated('translations', { languages: 'languages', fields: [stringField('text')] }),
    ]),
    collection('notes', null, [stringField('text'), oneToMany('keyless', { from: 'loose', foreignKey: 'note' })]),
    collection('loose', null, [stringField('text')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  return { schema, index: relationIndexOf(schema) };
};
const model = articles(null);
const usual = defaultCopyModes(model.schema, model.index, 'articles');
const all = (choice: 'copy' | 'link' | 'leave'): CopyModes =>
  Object.fromEntries(Object.keys(usual).map((field) => [field, choice]));

test('a copy leaves out masked secrets, and contains new ones', () => {
  const { collections, fields, relations } = world('w', [
    collection('directus_users', {}, [uuidKey(), stringField('title'), stringField('token')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const users = { schema, index: relationIndexOf(schema) };
  const user = { id: 'u', title: 'Editor', token: MASK };
  expect(duplicateOf(users, 'directus_users', user, {}, {})).toEqual({ title: 'Editor' });
  expect(duplicateOf(users, 'directus_users', user, { token: 'new' }, {})).toEqual({ title: 'Editor', token: 'new' });
});

test('finds the to-many relation of every kind of list field', () => {
  expect(toManyOf(model.schema, model.index, 'articles', 'comments')).toEqual({
    collection: 'comments',
    primaryKey: 'id',
    updateKey: 'id',
    writes: ROW_WRITES,
    foreignKey: 'article',
    junction: null,
    sortField: null,
    removal: 'delete',
  });
  expect(toManyOf(model.schema, model.index, 'articles', 'tags')).toMatchObject({
    collection: 'articles_tags',
    sortField: 'sort',
    removal: 'unlink',
    junction: { field: 'tags_id', collection: 'tags', collectionField: null, allowed: [] },
  });
  expect(toManyOf(model.schema, model.index, 'tags', 'articles')?.junction?.field).toBe('articles_id');
  expect(toManyOf(model.schema, model.index, 'articles', 'blocks')?.junction).toEqual({
    field: 'item',
    collection: null,
    collectionField: 'collection',
    allowed: ['texts'],
  });
});

test('returns null for a field without a to-many relation', () => {
  expect(toManyOf(model.schema, model.index, 'articles', 'author')).toBeNull();
  expect(toManyOf(model.schema, model.index, 'articles', 'title')).toBeNull();
  expect(toManyOf(model.schema, model.index, 'notes', 'keyless')).toBeNull();
  expect(toManyOf(model.schema, model.index, 'comments', 'article')).toBeNull();
});

test('copies owned items and links shared ones by default', () => {
  expect(usual).toEqual({
    author: 'link',
    cover: 'link',
    files: 'link',
    comments: 'copy',
    tags: 'link',
    blocks: 'link',
    translations: 'copy',
  });
  expect(copyModesFor('o2m')).toEqual(['copy', 'leave']);
  expect(copyModesFor('translations')).toEqual(['copy', 'leave']);
  expect(copyModesFor('m2m')).toEqual(['link', 'copy', 'leave']);
  expect(copyModesFor('standard')).toEqual([]);
  expect(copyModesFor('presentation')).toEqual([]);
  expect(defaultCopyModes(model.schema, model.index, 'nothing')).toEqual({});
});

test('leaves out relations that item_duplication_fields does not list', () => {
  const some = articles(['title', 'tags.*', 'author']);
  const choices = defaultCopyModes(some.schema, some.index, 'articles');
  expect(choices).toMatchObject({ author: 'link', tags: 'link', comments: 'leave', cover: 'leave' });
  expect(duplicationFields(some.schema, some.index, 'articles', choices)).toEqual(['title', 'author', 'tags.*']);
  const every = articles(['*']);
  expect(defaultCopyModes(every.schema, every.index, 'articles')).toEqual(usual);
  expect(duplicationFields(every.schema, every.index, 'articles', all('leave'))).toEqual(['title', 'extra']);
});

test('reads the fields that each mode needs', () => {
  expect(duplicationFields(model.schema, model.index, 'articles', usual)).toEqual([
    'title',
    'extra',
    'author',
    'cover',
    'files.*',
    'comments.*',
    'tags.*',
    'blocks.*',
    'translations.*',
  ]);
  expect(duplicationFields(model.schema, model.index, 'articles', all('copy'))).toEqual([
    'title',
    'extra',
    'author.*',
    'cover.*',
    'files.*',
    'files.directus_files_id.*',
    'comments.*',
    'tags.*',
    'tags.tags_id.*',
    'blocks.*',
    'blocks.item:texts.*',
    'translations.*',
  ]);
  expect(duplicationFields(model.schema, model.index, 'articles', all('leave'))).toEqual(['title', 'extra']);
  expect(duplicationFields(model.schema, model.index, 'nothing', {})).toEqual([]);
});

const item = {
  id: 7,
  title: 'One',
  extra: { id: 1 },
  advice: null,
  author: { id: 3, name: 'Ines' },
  cover: 'f1',
  files: [],
  comments: [
    { id: 11, text: 'a', article: 7, by: { id: 3, name: 'Ines' } },
    { id: 12, text: 'b', article: 7, by: null },
  ],
  tags: [
    { id: 21, articles_id: 7, tags_id: { id: 5, name: 'x', extra: null, articles: [21] }, sort: 1 },
    { id: 22, articles_id: 7, sort: 2 },
  ],
  blocks: [
    { id: 31, articles_id: 7, collection: 'texts', item: { id: 9, text: 'T' }, sort: 1 },
    { id: 32, item: { id: 1 } },
  ],
  translations: [{ id: 41, articles_id: 7, languages_code: 'de', text: 'Eins' }],
};

test('link: references the same items through new junction rows', () => {
  expect(duplicateOf(model, 'articles', item, {}, usual)).toEqual({
    title: 'One',
    extra: { id: 1 },
    author: 3,
    cover: 'f1',
    comments: [
      { text: 'a', by: 3 },
      { text: 'b', by: null },
    ],
    tags: [{ tags_id: 5, sort: 1 }, { sort: 2 }],
    blocks: [{ collection: 'texts', item: 9, sort: 1 }, { item: { id: 1 } }],
    translations: [{ languages_code: 'de', text: 'Eins' }],
  });
});

test('copy: creates related items again, but no languages', () => {
  expect(duplicateOf(model, 'articles', item, {}, all('copy'))).toMatchObject({
    author: { name: 'Ines' },
    cover: 'f1',
    tags: [{ tags_id: { name: 'x', extra: null }, sort: 1 }, { sort: 2 }],
    blocks: [{ collection: 'texts', item: { text: 'T' }, sort: 1 }, { item: { id: 1 } }],
    translations: [{ languages_code: 'de', text: 'Eins' }],
  });
});

test('references languages by key even when their values were read', () => {
  const read = { translations: [{ id: 41, languages_code: { code: 'de' }, text: 'Eins' }] };
  expect(duplicateOf(model, 'articles', read, {}, { translations: 'copy' })).toEqual({
    translations: [{ languages_code: 'de', text: 'Eins' }],
  });
});

test('treats edits without a key as another item', () => {
  expect(duplicateOf(model, 'articles', item, { author: { name: 'Ida' } }, { author: 'copy' })['author']).toEqual({
    name: 'Ida',
  });
  const authored = { author: { id: 3, name: 'Ines', born: 1970 } };
  expect(
    duplicateOf(model, 'articles', authored, { author: { id: 3, name: 'Ida' } }, { author: 'link' })['author'],
  ).toEqual({ id: 3, name: 'Ida' });
});

test('leave: sends nothing of the relations', () => {
  expect(duplicateOf(model, 'articles', item, {}, all('leave'))).toEqual({ title: 'One', extra: { id: 1 } });
});

test('applies edits to the copy only', () => {
  const list = toManyOf(model.schema, model.index, 'articles', 'tags');
  if (list === null) throw new Error('tags is a list');
  const staged = [
    { kind: 'update', row: { key: 21 }, values: { tags_id: { id: 5, name: 'y' } } },
    { kind: 'remove', row: { key: 22 } },
    { kind: 'create', draft: 'n', values: { tags_id: { name: 'new' } } },
  ] as const;
  const tags = nestedWrite(staged.reduce(stage, nothingStaged), list);
  const edits = {
    title: 'Two',
    author: { id: 3, name: 'Ida' },
    tags,
    comments: { delete: [11], update: [{ id: 12, text: 'B' }] },
  };
  expect(duplicateOf(model, 'articles', item, edits, usual)).toMatchObject({
    title: 'Two',
    author: { id: 3, name: 'Ida' },
    tags: [{ tags_id: { id: 5, name: 'y' }, sort: 1 }, { tags_id: { name: 'new' } }],
    comments: [{ text: 'B', by: null }],
  });
  expect(duplicateOf(model, 'articles', item, edits, all('copy'))).toMatchObject({
    author: { name: 'Ida' },
    tags: [{ tags_id: { name: 'y', extra: null } }, { tags_id: { name: 'new' } }],
  });
});

test('link: sends a new item whose key was made here with its values', () => {
  const made = {
    tags: { create: [{ tags_id: { id: 90, name: 'new' } }, { tags_id: 4 }] },
    author: { id: 91, name: 'New' },
  };
  expect(duplicateOf(model, 'articles', item, made, { tags: 'link', author: 'link' })).toMatchObject({
    author: { id: 91, name: 'New' },
    tags: [{ tags_id: 5 }, {}, { tags_id: { id: 90, name: 'new' } }, { tags_id: 4 }],
  });
});

test('contains what the edits of a row hold of further items, but nothing of the rows of the original', () => {
  const by = { id: 3, name: 'Ida' };
  const replies = { create: [{ text: 'new' }], update: [{ id: 81, text: 'y' }], delete: [82] };
  const edits = { comments: { update: [{ id: 11, by, replies }], create: [{ text: 'c', replies: { delete: [82] } }] } };
  expect(duplicateOf(model, 'articles', item, edits, { comments: 'copy' })['comments']).toEqual([
    { text: 'a', by, replies: { create: [{ text: 'new' }] } },
    { text: 'b', by: null },
    { text: 'c' },
  ]);
});

test('includes related items created in the edits and leaves out removed ones', () => {
  expect(duplicateOf(model, 'articles', item, { author: { name: 'New' } }, { author: 'link' })).toMatchObject({
    author: { name: 'New' },
  });
  expect(duplicateOf(model, 'articles', item, { author: null }, { author: 'link' })).not.toHaveProperty('author');
  expect(duplicateOf(model, 'articles', {}, {}, usual)).toEqual({});
});

test('follows an edit that references another item', () => {
  expect(duplicateOf(model, 'articles', item, { author: { id: 4, name: 'Ida' } }, { author: 'copy' })).toMatchObject({
    author: { name: 'Ida' },
  });
  expect(duplicateOf(model, 'articles', item, { author: 4 }, { author: 'copy' })).toMatchObject({ author: 4 });
});

test('skips rows that are only linked; matches numeric and text keys', () => {
  const list = toManyOf(model.schema, model.index, 'articles', 'comments');
  if (list === null) throw new Error('comments is a list');
  const rows = [{ id: 1, text: 'a' }, { text: 'no key' }];
  expect(applyNestedWrite(rows, { update: [{ id: 9 }, { text: 'x' }, null], delete: ['1'] }, list)).toEqual([
    { text: 'no key' },
  ]);
  expect(applyNestedWrite(rows, { create: [{ text: 'new' }, 5], delete: [1, 2] }, list)).toEqual([
    { text: 'no key' },
    { text: 'new' },
  ]);
  expect(applyNestedWrite(rows, { update: [{ text: 'x' }] }, list)).toEqual(rows);
  expect(applyNestedWrite(rows, [1], list)).toBe(rows);
});

test('never contains a key of the original or its rows', () => {
  const choice = fc.constantFrom('copy' as const, 'link' as const, 'leave' as const);
  const choices = fc.record(Object.fromEntries(Object.keys(usual).map((field) => [field, choice])));
  fc.assert(
    fc.property(choices, fc.subarray([11, 12]), (chosen, removed) => {
      const edits = removed.length === 0 ? {} : { comments: { delete: removed } };
      const text = JSON.stringify(duplicateOf(model, 'articles', item, edits, chosen as CopyModes));
      for (const key of [7, 11, 12, 21, 22, 31, 41]) expect(text).not.toMatch(new RegExp(`[:[,]${key}[,\\]}]`));
    }),
  );
});

test('a new row is sent without the key of the original', () => {
  const edits = { comments: { create: [{ text: 'New', article: 7 }] } };
  expect(duplicateOf(model, 'articles', { id: 7, comments: [] }, edits, { comments: 'copy' })).toEqual({
    comments: [{ text: 'New' }],
  });
});

describe('values that a copy cannot share', () => {
  const { collections, fields, relations } = world('w', [
    collection('pages', {}, [
      stringKey('address'),
      stringField('slug', { unique: true, maxLength: 10 }),
      textField('code', { unique: true }),
      stringField('title', { required: true }),
      stringField('note'),
      presentationField('advice', 'presentation-notice', {}),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);

  test('are named by reason, each once', () => {
    expect(fillReasons(schema, 'pages', { slug: 'a', code: 'b', title: 'c' })).toEqual(['unique']);
    expect(new Set(fillReasons(schema, 'pages', { title: null }))).toEqual(new Set(['unique', 'required']));
    expect(fillReasons(model.schema, 'articles', { title: null })).toEqual([]);
  });

  test('are suggested with a suffix, cut to the length of the column if it has one', () => {
    const original = { slug: 'harbours', code: 'a code of any length', title: 'One' };
    expect(nonCopyableValues(schema, 'pages', original, original)).toEqual({
      address: null,
      slug: 'harbo-copy',
      code: 'a code of any length-copy',
    });
  });
});
