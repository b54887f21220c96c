import {
  collection,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../../fixtures/builders';
import { schemaOf } from '../../../schema';
import type { Item } from '../../item';
import { fieldRelations } from '../rebase';
import { isObsolete, reliedRows, type ReliedRow, rowConflicts, rowState, withoutItems } from './relied-rows';

const shelf = world('s', [
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [primaryKey(), stringField('text')]),
  collection('people', {}, [primaryKey(), stringField('name'), manyToOne('town', { to: 'towns' })]),
  collection('towns', {}, [primaryKey(), stringField('name')]),
  collection('chapters', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('editor', { to: 'people' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
  ]),
  collection('books', {}, [
    primaryKey(),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book', sortField: 'sort' }),
    manyToMany('tags', { to: 'tags' }),
  ]),
]);
const books = fieldRelations(schemaOf(shelf.collections, shelf.fields, shelf.relations), 'books');
const sort = books.listOf('chapters')?.sortField ?? '';
const junction = books.listOf('tags');
const [junctionRows, tagField, bookField] = [
  junction?.collection ?? '',
  junction?.junction?.field ?? '',
  junction?.foreignKey ?? '',
];
const seen: Readonly<Record<string, Item>> = {
  'chapters/1': { book: 7 },
  'chapters/2': { book: '7' },
  'chapters/3': { book: 7 },
  'notes/9': { chapter: 1 },
  [`${junctionRows}/5`]: { [bookField]: 7 },
};
const baseOf = (name: string, key: string | number): Item | null => seen[`${name}/${key}`] ?? null;

const write: Item = {
  title: 'Own values rely on nothing',
  chapters: {
    create: [{ title: 'New', notes: { update: [{ id: 8, text: 'Linked to a new row' }] } }],
    update: [
      { id: 4 },
      { id: 1, title: 'Edited', notes: { delete: [9] } },
      { id: 2, [sort]: 4 },
      { id: 6, title: 'Linked and edited' },
    ],
    delete: [3],
  },
  tags: { create: [{ [tagField]: 11 }, { [tagField]: { name: 'New' } }], delete: [5] },
};

const rows = reliedRows(books, write, 7, baseOf);
const rowOf = (name: string, key: number): ReliedRow => {
  const found = rows.find((row) => row.collection === name && row.key === key);
  if (found === undefined) throw new Error(`${name}/${key} is not among the rows`);
  return found;
};

test('a write relies on the rows it edits, moves, removes and adds, at any depth', () => {
  expect(
    rows.map(({ step, collection: name, key, foreignKey, parent }) => [step, name, key, foreignKey, parent]),
  ).toEqual(
    expect.arrayContaining([
      ['edit', 'chapters', 1, 'book', 7],
      ['move', 'chapters', 2, 'book', 7],
      ['edit', 'chapters', 6, null, 7],
      ['add', 'chapters', 4, null, 7],
      ['remove', 'chapters', 3, 'book', 7],
      ['remove', 'notes', 9, 'chapter', 1],
      ['edit', 'notes', 8, null, null],
      ['add', 'tags', 11, null, 7],
      ['remove', junctionRows, 5, bookField, 7],
    ]),
  );
  expect(rows).toHaveLength(9);
  expect(rowOf('chapters', 1).values).toEqual({ title: 'Edited' });
});

test.each([
  ['chapters', 1, { id: 1, book: 7 }, 'there'],
  ['chapters', 1, { id: 1, book: '7' }, 'there'],
  ['chapters', 1, { id: 1, book: 8 }, 'moved'],
  ['chapters', 1, { id: 1, book: null }, 'moved'],
  ['chapters', 1, { id: 1 }, 'there'],
  ['chapters', 1, null, 'missing'],
  ['chapters', 6, { id: 6, book: 8 }, 'there'],
  ['tags', 11, null, 'missing'],
] as const)('%s %s with %j on the server is %s', (name, key, now, state) => {
  expect(rowState(rowOf(name, key), now)).toBe(state);
});

test('moves and removals of rows that are gone are dropped, edits and additions are not', () => {
  const obsolete = rows.filter((row) => isObsolete(row, 'moved')).map(({ step, key }) => `${step} ${key}`);
  expect(obsolete).toEqual(rows.filter((row) => isObsolete(row, 'missing')).map(({ step, key }) => `${step} ${key}`));
  expect(obsolete.sort()).toEqual(['move 2', 'remove 3', 'remove 5', 'remove 9']);
  expect(rows.filter((row) => isObsolete(row, 'there'))).toEqual([]);
});

test('a write without rows keeps every other step', () => {
  expect(withoutItems(books, write, [])).toEqual(write);
  const left = withoutItems(books, write, [
    rowOf('chapters', 2),
    rowOf('chapters', 4),
    rowOf('chapters', 3),
    rowOf('notes', 9),
    rowOf('tags', 11),
    rowOf(junctionRows, 5),
  ]);
  expect(left).toEqual({
    title: 'Own values rely on nothing',
    chapters: {
      create: [{ title: 'New', notes: { update: [{ id: 8, text: 'Linked to a new row' }] } }],
      update: [
        { id: 1, title: 'Edited' },
        { id: 6, title: 'Linked and edited' },
      ],
    },
    tags: { create: [{ [tagField]: { name: 'New' } }] },
  });
});

test('a move that is dropped takes no value with it that was typed on its row since', () => {
  const moved: Item = {
    chapters: {
      update: [
        { id: 1, [sort]: 2 },
        { id: 2, [sort]: 1, title: 'Typed since' },
      ],
    },
  };
  const both = [1, 2].map((key) => ({ collection: 'chapters', key }));
  expect(withoutItems(books, moved, both, 'all but edits')).toEqual({
    chapters: { update: [{ id: 2, [sort]: 1, title: 'Typed since' }] },
  });
  expect(withoutItems(books, moved, both)).toEqual({});
});

test('a write without items names them in no many-to-one field, at any depth', () => {
  const [ann, rome] = [
    { collection: 'people', key: 4 },
    { collection: 'towns', key: 6 },
  ];
  const edited: Item = {
    chapters: {
      create: [{ title: 'New', editor: { id: 4, name: 'Anna' } }],
      update: [
        { id: 1, editor: 4 },
        { id: 2, title: 'Kept', editor: { id: 5, town: { id: 6, name: 'Roma' } } },
      ],
    },
    tags: { create: [{ [tagField]: { id: 11, name: 'Edited' } }, { [tagField]: { id: 12, name: 'Edited' } }] },
  };
  expect(withoutItems(books, edited, [])).toEqual(edited);
  expect(withoutItems(books, edited, [ann, rome, { collection: 'tags', key: 11 }])).toEqual({
    chapters: { create: [{ title: 'New' }], update: [{ id: 2, title: 'Kept', editor: { id: 5 } }] },
    tags: { create: [{ [tagField]: { id: 12, name: 'Edited' } }] },
  });
});

test('a moved row is asked about by the column of its list, a deleted one by what was to be written', () => {
  const [edited, added] = [rowOf('chapters', 1), rowOf('tags', 11)];
  const row = { collection: 'chapters', key: 1, name: 'One', isDeleted: false };
  expect(rowConflicts(edited, { id: 1, book: 7 }, 'One', false)).toEqual([]);
  expect(rowConflicts(edited, { id: 1, book: 8 }, 'One', true)).toEqual([
    { field: 'book', base: 7, mine: 7, theirs: 8, row },
  ]);
  expect(rowConflicts(edited, null, 'One', true)).toEqual([]);
  expect(rowConflicts(edited, null, 'One', false)).toEqual([
    { field: 'title', base: null, mine: 'Edited', theirs: null, row: { ...row, isDeleted: true } },
  ]);
  expect(rowConflicts(added, null, '11', false)).toEqual([
    {
      field: 'id',
      base: null,
      mine: 11,
      theirs: null,
      row: { collection: 'tags', key: 11, name: '11', isDeleted: true },
    },
  ]);
  expect(rowConflicts(rowOf('chapters', 2), null, '2', false)).toEqual([]);
});

test('a row that was moved here from another list of a tree relies on where it was', () => {
  const forest = world('s', [
    collection('pages', {}, [
      primaryKey(),
      manyToOne('parent', { to: 'pages', reverse: { field: 'children', sortField: 'sort' } }),
    ]),
  ]);
  const pages = fieldRelations(schemaOf(forest.collections, forest.fields, forest.relations), 'pages');
  const edits: Item = { children: { update: [{ id: 5, sort: 1 }] } };
  const [moved] = reliedRows(pages, edits, 1, () => ({ parent: 3, sort: 4 }));
  expect(moved).toMatchObject({ step: 'add', foreignKey: 'parent', from: 3, parent: 1 });
  if (moved === undefined) return;
  const places = [3, 1, 8, null].map((parent) => rowState(moved, { id: 5, parent }));
  expect(places).toEqual(['there', 'there', 'moved', 'moved']);
  expect(rowConflicts(moved, { id: 5, parent: 8 }, 'Five', false)).toEqual([
    expect.objectContaining({ field: 'parent', base: 3, mine: 1, theirs: 8 }),
  ]);
  // Without a number there is nothing to write but the key.
  const [pure] = reliedRows(pages, { children: { update: [{ id: 5 }] } }, 1, () => ({ parent: 3 }));
  expect(pure).toMatchObject({ step: 'add', foreignKey: 'parent', from: 3, parent: 1 });
  const [root] = reliedRows(pages, edits, 1, () => ({ parent: null }));
  expect(root && [rowState(root, { id: 5, parent: null }), rowState(root, { id: 5, parent: 8 })]).toEqual([
    'there',
    'moved',
  ]);
});
