import {
  bigIntegerField,
  collection,
  dateUpdated,
  decimalField,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import type { Resolution } from './edits';
import { schemaOf } from '../schema';
import { sameValueIn } from '../values';
import { changedValues } from './edits';
import type { Item } from './item';
import { userUpdatedField, dateUpdatedField } from './audit-fields';
import { fieldRelations } from './lists/rebase';
import { mapRelated } from './lists/related-writes';
import {
  concurrentlyChangedFields,
  comparableValues,
  differs,
  fieldsToCompare,
  mergeWithServer,
  relatedConflicts,
  relatedEdits,
  resolveRelated,
} from './concurrent-changes';

const { collections, fields, relations } = world('w', [
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('body'),
    manyToMany('tags', { to: 'tags', reverse: 'articles' }),
    dateUpdated(),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const base = { id: 1, title: 'One', body: 'Text', tags: [1, 2], date_updated: 'x' };

test('reads the date-updated field and the edited fields, or all fields without one', () => {
  expect(dateUpdatedField(schema, 'articles')).toBe('date_updated');
  expect(userUpdatedField(schema, 'articles')).toBeNull();
  expect(fieldsToCompare(schema, 'articles', base, { title: 'Two' })).toEqual(['date_updated', 'title']);
  expect(fieldsToCompare(schema, 'tags', { id: 1, name: 'a' }, { name: 'b' })).toEqual(['*']);
});

test('does not request fields that the base lacks', () => {
  expect(fieldsToCompare(schema, 'articles', { id: 1, date_updated: 'x' }, { title: 'Two' })).toEqual(['date_updated']);
  expect(fieldsToCompare(schema, 'articles', { id: 1, title: 'One' }, { title: 'Two' })).toEqual(['*']);
});

test('ignores lists edited by nested writes, compares lists edited as a whole', () => {
  const steps = { tags: { create: [{ tags_id: 3 }] } };
  expect(fieldsToCompare(schema, 'articles', base, steps)).toEqual(['date_updated']);
  expect(comparableValues(schema, 'articles', steps, { title: 'One', tags: [1, 2, 9] })).toEqual({ title: 'One' });
  expect(fieldsToCompare(schema, 'articles', base, { tags: [1] })).toEqual(['date_updated', 'tags']);
  expect(comparableValues(schema, 'articles', { tags: [1] }, { tags: [1, 2, 9] })).toEqual({ tags: [1, 2, 9] });
});

test('an edited field conflicts if the server has neither the known nor the new value', () => {
  const mine = { title: 'Two', body: 'New' };
  const merged = (read: Item) => mergeWithServer(schema, 'articles', base, mine, read);
  expect(merged({ title: 'One', body: 'New' })).toEqual({ edits: { title: 'Two' }, conflicts: [] });
  expect(merged({ title: 'Three', body: 'Text' })).toEqual({
    edits: { body: 'New' },
    conflicts: [{ field: 'title', base: 'One', mine: 'Two', theirs: 'Three' }],
  });
});

test('an edit of a list that overwrites no row of others does not conflict', () => {
  const mine = { tags: { create: [{ tags_id: 3 }] } };
  expect(mergeWithServer(schema, 'articles', base, mine, { tags: [9] })).toEqual({ edits: mine, conflicts: [] });
});

test('detects a change by an audit field and does not report the audit field', () => {
  const now = { ...base, body: 'New', tags: [1], date_updated: 'y', unknown: 1 };
  expect(differs(schema, 'articles', base, { date_updated: 'y' })).toBe(true);
  expect(differs(schema, 'articles', base, { title: 'One' })).toBe(false);
  expect(concurrentlyChangedFields(schema, 'articles', base, now)).toEqual(['body']);
});

describe('decimals and big integers, which databases answer as text or as numbers', () => {
  const shop = world('shop', [
    collection('offers', {}, [primaryKey(), decimalField('price'), bigIntegerField('stock'), dateUpdated()]),
  ]);
  const model = schemaOf(shop.collections, shop.fields, shop.relations);
  const loaded = { id: 1, price: '3.50', stock: '12', date_updated: 'x' };

  test('the same number in another notation is no change', () => {
    const now = { id: 1, price: 3.5, stock: 12 };
    expect(differs(model, 'offers', loaded, now)).toBe(false);
    expect(concurrentlyChangedFields(model, 'offers', loaded, now)).toEqual([]);
    expect(changedValues(loaded, { price: '3.5', stock: '012' }, sameValueIn(model, 'offers'))).toEqual({});
  });

  test('the same price entered by two users is no conflict', () => {
    expect(mergeWithServer(model, 'offers', loaded, { price: '4' }, { price: '4.00' })).toEqual({
      edits: {},
      conflicts: [],
    });
    expect(mergeWithServer(model, 'offers', loaded, { price: '4' }, { price: 3.5 }).edits).toEqual({ price: '4' });
  });

  test('a decimal that the database has rounded is no conflict, another one is', () => {
    const merge = (now: string) => mergeWithServer(model, 'offers', loaded, { price: '4.126' }, { price: now });
    expect(merge('4.13')).toEqual({ edits: {}, conflicts: [] });
    expect(merge('4.12').conflicts).toHaveLength(1);
    expect(merge('3.50')).toEqual({ edits: { price: '4.126' }, conflicts: [] });
  });

  test('numbers that differ beyond double precision conflict', () => {
    const { conflicts } = mergeWithServer(
      model,
      'offers',
      loaded,
      { stock: '12345678901234567890' },
      { stock: '12345678901234567891' },
    );
    expect(conflicts.map(({ field }) => field)).toEqual(['stock']);
  });
});

describe('edits of related items', () => {
  const shelf = world('s', [
    collection('people', {}, [primaryKey(), stringField('name'), decimalField('fee')]),
    collection('notes', {}, [primaryKey(), stringField('text')]),
    collection('chapters', {}, [
      primaryKey(),
      stringField('title'),
      manyToOne('editor', { to: 'people' }),
      oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
    ]),
    collection('books', {}, [primaryKey(), oneToMany('chapters', { from: 'chapters', foreignKey: 'book' })]),
  ]);
  const known = schemaOf(shelf.collections, shelf.fields, shelf.relations);
  const books = fieldRelations(known, 'books');
  const bases: Readonly<Record<string, Item>> = {
    'chapters/1': { id: 1, title: 'One', editor: { id: 4, name: 'Ann' }, notes: [] },
    'people/4': { id: 4, name: 'Ann', fee: '1.50' },
  };
  const baseOf = (name: string, key: string | number): Item | null => bases[`${name}/${key}`] ?? null;
  const write: Item = {
    chapters: {
      create: [{ title: 'New', editor: { id: 4, fee: '2' } }],
      update: [
        { id: 1, title: 'Mine', editor: { id: 4, name: 'Anna' }, notes: { create: [{ text: 'x' }] } },
        { id: 2, title: 'Without a base' },
      ],
    },
  };
  const [chapter, person] = ['chapters', 'people'].map((name) =>
    relatedEdits(books, write, baseOf).find((edit) => edit.collection === name),
  );
  if (chapter === undefined || person === undefined) throw new Error('Two related items are edited');

  test('are those of existing items whose base is known, once for each, without steps of lists', () => {
    expect(relatedEdits(books, write, baseOf)).toHaveLength(2);
    expect(chapter).toMatchObject({ key: 1, edits: { title: 'Mine', editor: 4 }, base: { title: 'One', editor: 4 } });
    expect(person).toMatchObject({ key: 4, edits: { fee: '2', name: 'Anna' } });
    expect(relatedEdits(books, { chapters: { update: [{ id: 1, notes: { delete: [3] } }] } }, baseOf)).toEqual([]);
  });

  test('conflict where the item was changed otherwise since, or deleted', () => {
    const fields = (now: Item | null) => relatedConflicts(known, chapter, now, 'One').map(({ field }) => field);
    expect(fields({ id: 1, title: 'One', editor: 4 })).toEqual([]);
    expect(fields({ id: 1, title: 'Mine', editor: 4 })).toEqual([]);
    expect(fields({ id: 1, title: 'Theirs', editor: 5 })).toEqual(['title', 'editor']);
    expect(fields(null)).toEqual(['title', 'editor']);
    expect(relatedConflicts(known, person, { id: 4, name: 'Ann', fee: 1.5 }, '')).toEqual([]);
    const [deleted] = relatedConflicts(known, chapter, null, 'One');
    expect(deleted).toEqual({
      field: 'title',
      base: 'One',
      mine: 'Mine',
      theirs: null,
      row: { collection: 'chapters', key: 1, name: 'One', isDeleted: true },
    });
  });

  test('are kept or given up field by field, as decided', () => {
    const conflicts = [
      ...relatedConflicts(known, chapter, { id: 1, title: 'Theirs', editor: 4 }, 'One'),
      ...relatedConflicts(known, person, { id: 4, name: 'Anne', fee: '1.50' }, 'Ann'),
    ];
    const after = (title: Resolution, name: Resolution) =>
      mapRelated(
        books,
        write,
        resolveRelated(books, conflicts, { 'chapters/1/title': title, 'people/4/name': name }, baseOf),
      )['chapters'];
    expect(after('mine', 'mine')).toEqual(write['chapters']);
    expect(after('both', 'theirs')).toMatchObject({
      update: [
        { id: 1, title: 'Theirs\nMine', notes: { create: [{ text: 'x' }] } },
        { id: 2, title: 'Without a base' },
      ],
    });
    expect(after('theirs', 'theirs')).toEqual({
      create: [{ title: 'New', editor: { id: 4, fee: '2' } }],
      update: [
        { id: 1, notes: { create: [{ text: 'x' }] } },
        { id: 2, title: 'Without a base' },
      ],
    });
  });

  test('of a deleted item are given up as a whole', () => {
    const conflicts = relatedConflicts(known, chapter, null, 'One');
    const left = mapRelated(books, write, resolveRelated(books, conflicts, {}, baseOf));
    expect(left['chapters']).toMatchObject({ update: [{ id: 2, title: 'Without a base' }] });
  });
});
