import {
  collection,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import type { Item } from '../item';
import { fieldRelations } from './rebase';
import {
  countEdits,
  countListChange,
  createsRelated,
  isRelatedEdit,
  mapRelated,
  relatedWrites,
} from './related-writes';

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('label')]),
  collection('notes', {}, [primaryKey(), stringField('text')]),
  collection('chapters', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('editor', { to: 'people' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
  ]),
  collection('books', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
    manyToMany('tags', { to: 'tags' }),
  ]),
]);
const books = fieldRelations(schemaOf(collections, fields, relations), 'books');

const WRITE: Item = {
  title: 'Roads',
  author: { id: 4, name: 'Ann' },
  chapters: {
    create: [{ title: 'New', notes: { create: [{ text: 'a' }] }, editor: { name: 'Ben' } }],
    update: [{ id: 1, title: 'One', notes: { update: [{ id: 9, text: 'b' }] } }, { id: 2 }],
    delete: [3],
  },
  tags: { update: [{ id: 5, tags_id: { id: 7, label: 'x' } }] },
};

test('finds the items that a write creates or edits, at any depth', () => {
  const found = relatedWrites(books, WRITE).map(
    ({ kind, collection: name, list, key }) => `${kind} ${list !== null ? 'row' : 'item'} ${name} ${key}`,
  );
  expect(found).toEqual([
    'update item people 4',
    'create row chapters null',
    'create row notes null',
    'create item people null',
    'update row chapters 1',
    'update row notes 9',
    'update row books_tags 5',
    'update item tags 7',
  ]);
  expect(relatedWrites(books, WRITE)[0]?.values).toEqual({ name: 'Ann' });
  expect(relatedWrites(books, { chapters: 'text', author: 4, title: { id: 1 } })).toEqual([]);
});

test('tells which writes create items, and which values the item never shows', () => {
  expect(createsRelated(books, WRITE)).toBe(true);
  expect(createsRelated(books, { chapters: { delete: [3] }, author: { id: 4, name: 'Ann' } })).toBe(false);
  expect([
    isRelatedEdit(books, 'chapters', { delete: [1] }),
    isRelatedEdit(books, 'author', { id: 4 }),
    isRelatedEdit(books, 'author', 4),
    isRelatedEdit(books, 'title', { a: 1 }),
  ]).toEqual([true, true, false, false]);
});

test('counts the edits of related items in a value', () => {
  const counted = (field: string, value: Item[string]) => {
    const counts = countEdits(books, field, value);
    return counts && [counts.added, counts.edited, counts.removed];
  };
  expect(
    counted('chapters', { create: [{ title: 'a' }], update: [{ id: 1, title: 'b' }, { id: 2 }], delete: [3] }),
  ).toEqual([2, 1, 1]);
  expect(counted('chapters', [{ title: 'a' }, { title: 'b' }])).toEqual([2, 0, 0]);
  expect([counted('author', { name: 'Ann' }), counted('author', { id: 4, name: 'Ann' })]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  expect([
    counted('chapters', [1, 2]),
    counted('chapters', 'text'),
    counted('author', 4),
    counted('title', {}),
  ]).toEqual([null, null, null, null]);
});

test('counts the change of a list between its keys before and after', () => {
  const change = { added: 1, edited: 0, removed: 2 };
  expect(countListChange(books, 'chapters', [1, 2, 3], ['1', 4])).toEqual(change);
  expect(countListChange(books, 'chapters', null, [4])).toEqual({ added: 1, edited: 0, removed: 0 });
  expect([
    countListChange(books, 'chapters', [1, 2], [2, 1]),
    countListChange(books, 'chapters', [1], null),
    countListChange(books, 'chapters', [1], { delete: [1] }),
    countListChange(books, 'title', [1], [2]),
  ]).toEqual([null, null, null, null]);
});

test('maps the values of related items, and drops edits of which nothing is left', () => {
  expect(mapRelated(books, WRITE, ({ values }) => values)).toEqual({
    ...WRITE,
    chapters: {
      create: [{ title: 'New', notes: { create: [{ text: 'a' }] }, editor: { name: 'Ben' } }],
      update: [{ id: 2 }, { id: 1, title: 'One', notes: { update: [{ id: 9, text: 'b' }] } }],
      delete: [3],
    },
  });
  const without = (...names: readonly string[]): Item =>
    mapRelated(books, WRITE, ({ values }) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
    );
  expect(without('name', 'text', 'tags_id', 'title', 'editor')).toEqual({
    title: 'Roads',
    author: 4,
    chapters: { create: [{ notes: { create: [{}] } }], update: [{ id: 2 }], delete: [3] },
  });
  expect(without('label')).toMatchObject({ tags: { update: [{ id: 5, tags_id: 7 }] } });
  expect(mapRelated(books, { chapters: [1, 2], author: null }, () => ({}))).toEqual({ chapters: [1, 2], author: null });
});
