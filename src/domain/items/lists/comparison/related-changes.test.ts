import {
  collection,
  decimalField,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../../fixtures/builders';
import { schemaOf } from '../../../schema';
import type { Resolution } from '../../edits';
import type { Item } from '../../item';
import { fieldRelations } from '../rebase';
import { relatedConflicts, relatedEdits, resolveRelated, withEditsNow } from './related-changes';
import { mapRelated } from '../related-writes';

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

test('are asked about with the values that were typed on since', () => {
  const found = relatedConflicts(known, chapter, { id: 1, title: 'Theirs', editor: 5 }, 'One');
  const mineWith = (title: string) => {
    const edits = relatedEdits(books, { chapters: { update: [{ id: 1, title }] } }, baseOf);
    return withEditsNow(found, edits).map(({ field, mine }) => [field, mine]);
  };
  expect(mineWith('Typed')).toEqual([
    ['title', 'Typed'],
    ['editor', 4],
  ]);
  expect(withEditsNow(found, [person])).toEqual(found);
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
