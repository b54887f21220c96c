import fc from 'fast-check';
import { collection, integerField, manyToOne, oneToMany, primaryKey, world } from '../../../../../fixtures/builders';
import { schemaOf } from '../../../schema';
import { type Item, valueIn } from '../../item';
import { fieldRelations } from '../rebase';
import { orderedLists, placedLast, renumberRows, withNumbersOf } from './renumber-rows';

const shelf = world('s', [
  collection('chapters', {}, [primaryKey()]),
  collection('books', {}, [
    primaryKey(),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book', sortField: 'sort' }),
  ]),
]);
const books = fieldRelations(schemaOf(shelf.collections, shelf.fields, shelf.relations), 'books');
const sort = books.listOf('chapters')?.sortField ?? '';

type Numbers = Readonly<Record<number, number>>;

/** Renumbers a write of book 7 that was based on the numbers `base`, with those on the server now. */
const renumbered = (write: Item, base: Numbers, now: Numbers): Item => {
  const rowIn = (numbers: Numbers, key: string | number): Item | null => {
    const number = numbers[Number(key)];
    return number === undefined ? null : { id: Number(key), book: 7, [sort]: number };
  };
  const numbers = Object.values(now);
  return renumberRows(books, write, 7, (_collection, key) => rowIn(base, key), {
    rowOf: (_collection, key) => rowIn(now, key),
    highestOf: () => (numbers.length === 0 ? null : Math.max(...numbers)),
    holdersOf: () => Object.entries(now).map(([key, number]): Item => ({ id: Number(key), book: 7, [sort]: number })),
  });
};

const moved = (...rows: readonly (readonly [id: number, number: number])[]) =>
  rows.map(([id, number]) => ({ id, [sort]: number }));

const BASE = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };
const lastToFirst: Item = { chapters: { update: moved([5, 1], [1, 2], [2, 3], [3, 4], [4, 5]) } };

test('numbers stay as they were staged while the order on the server is the same', () => {
  expect(renumbered(lastToFirst, BASE, BASE)).toEqual(lastToFirst);
  const added: Item = { chapters: { create: [{ [sort]: 6 }], update: moved([1, 2], [2, 1]) } };
  expect(renumbered(added, BASE, BASE)).toEqual(added);
});

test('rows that were moved on both sides get the staged order, and no number twice', () => {
  const now = { 2: 1, 3: 2, 4: 3, 5: 4, 1: 5 };
  expect(renumbered(lastToFirst, BASE, now)).toEqual(lastToFirst);
});

test('rows that only another user has moved keep their place among those moved here', () => {
  const swapped: Item = { chapters: { update: moved([1, 2], [2, 1]) } };
  const now = { 5: 1, 1: 2, 2: 3, 3: 4, 4: 5 };
  expect(renumbered(swapped, BASE, now)).toEqual({ chapters: { update: moved([1, 3], [2, 2]) } });
});

test('rows are added behind those that another user has added', () => {
  const added: Item = { chapters: { create: [{ [sort]: 6 }, { [sort]: 7 }] } };
  expect(renumbered(added, BASE, { ...BASE, 9: 6 })).toEqual({ chapters: { create: [{ [sort]: 7 }, { [sort]: 8 }] } });
  expect(renumbered(added, BASE, { 1: 1 })).toEqual(added);
});

test('a number that was typed by hand stays, and a row that has it gets the one that is left', () => {
  const typed: Item = { chapters: { update: moved([1, 3]) } };
  expect(renumbered(typed, BASE, { 1: 9, 2: 2, 4: 4 })).toEqual(typed);
  expect(renumbered(typed, BASE, { ...BASE, 1: 9 })).toEqual({ chapters: { update: moved([1, 3], [3, 9]) } });
  const edited: Item = { chapters: { update: [...moved([1, 3]), { id: 3, title: 'x' }] } };
  expect(renumbered(edited, BASE, BASE)).toEqual({
    chapters: { update: [...moved([1, 3]), { id: 3, title: 'x', [sort]: 1 }] },
  });
});

test('a row that was restored gets a number again, when another one was moved to its own', () => {
  const restored: Item = { chapters: { update: moved([2, 3]) } };
  expect(renumbered(restored, BASE, BASE)).toEqual({ chapters: { update: moved([2, 3], [3, 2]) } });
});

test('added rows beside typed numbers come behind those that another user has added', () => {
  const write: Item = { chapters: { create: [{ [sort]: 6 }], update: moved([2, 9]) } };
  expect(renumbered(write, BASE, { ...BASE, 8: 6 })).toEqual({
    chapters: { create: [{ [sort]: 10 }], update: moved([2, 9]) },
  });
  expect(renumbered(write, BASE, BASE)).toEqual(write);
});

test('a number that a removed row has left is one of the order', () => {
  const write: Item = { chapters: { update: moved([1, 2], [2, 3]), delete: [3] } };
  const now = { 1: 1, 3: 2, 2: 3, 4: 4, 5: 5 };
  expect(renumbered(write, BASE, now)).toEqual({ chapters: { update: moved([1, 1], [2, 3]), delete: [3] } });
  const kept: Item = { chapters: { update: moved([1, 2], [2, 3]), delete: [5] } };
  expect(renumbered(kept, BASE, now)).toEqual({ chapters: { update: moved([1, 2], [2, 3], [3, 1]), delete: [5] } });
});

/** Renumbers a write of page 1, at whose top are 2 to 4, and 5 in 4. */
const renumberedTree = (write: Item): Item => {
  const { collections, fields, relations } = world('t', [
    collection('pages', {}, [
      primaryKey(),
      manyToOne('parent', { to: 'pages', reverse: { field: 'children', sortField: 'sort' } }),
      integerField('sort'),
    ]),
  ]);
  const stored: readonly Item[] = [
    ...[2, 3, 4].map((id) => ({ id, parent: 1, sort: id })),
    { id: 5, parent: 4, sort: 1 },
  ];
  const rowOf = (_collection: string, key: string | number): Item | null =>
    stored.find(({ id }) => String(id) === String(key)) ?? null;
  const rowsIn = (parent: string | number): readonly Item[] => stored.filter((row) => row['parent'] === parent);
  return renumberRows(fieldRelations(schemaOf(collections, fields, relations), 'pages'), write, 1, rowOf, {
    rowOf,
    highestOf: (_collection, parent) => Math.max(...rowsIn(parent).map((row) => Number(row['sort']))),
    holdersOf: (_collection, parent) => rowsIn(parent),
  });
};

test('a row that the write puts into another list of its tree gets no number in the one that it leaves', () => {
  // Moved past 2, which then came to 5.
  const inner = { children: { update: [{ id: 5, children: { update: [{ id: 2, sort: 1 }] } }] } };
  const moved: Item = { children: { update: [{ id: 4, sort: 2, ...inner }] } };
  expect(renumberedTree(moved)).toEqual({ children: { update: [{ id: 4, sort: 4, ...inner }] } });
  const typed: Item = {
    children: {
      update: [
        { id: 3, sort: 9 },
        { id: 4, sort: 2, ...inner },
      ],
    },
  };
  expect(renumberedTree(typed)).toEqual(typed);
});

test('edits that were made since the comparison keep their numbers, the others get those of the renumbered write', () => {
  const compared: Item = { chapters: { create: [{ [sort]: 6 }, { [sort]: 6 }], update: moved([1, 2], [2, 1]) } };
  const fitted: Item = { chapters: { create: [{ [sort]: 7 }, { [sort]: 8 }], update: moved([1, 3], [2, 2], [4, 1]) } };
  const now: Item = {
    title: 'x',
    chapters: { create: [{ [sort]: 6 }, { [sort]: 9 }, { [sort]: 6 }], update: moved([1, 2], [2, 5], [3, 1]) },
  };
  expect(withNumbersOf(books, now, 7, compared, fitted)).toEqual({
    title: 'x',
    chapters: {
      create: [{ [sort]: 7 }, { [sort]: 9 }, { [sort]: 8 }],
      update: moved([1, 3], [2, 5], [3, 1], [4, 1]),
    },
  });
  expect(withNumbersOf(books, compared, 7, compared, fitted)).toEqual(fitted);
  expect(withNumbersOf(books, now, 7, { title: 'y' }, { title: 'y' })).toEqual(now);
});

test('rows that come back from another item are added behind the others', () => {
  const write: Item = { title: 'x', chapters: { update: [...moved([1, 2], [2, 1], [7, 1]), { id: 8, text: 'y' }] } };
  const back = [7, 8].map((key) => ({ collection: 'chapters', key }));
  const placed = placedLast(books, write, back);
  expect(placed).toEqual({
    title: 'x',
    chapters: { update: [...moved([1, 2], [2, 1], [7, 3]), { id: 8, text: 'y', [sort]: 4 }] },
  });
  expect(renumbered(placed, BASE, BASE)).toEqual({
    title: 'x',
    chapters: { update: [...moved([1, 2], [2, 1], [7, 6]), { id: 8, text: 'y', [sort]: 7 }] },
  });
  expect(placedLast(books, write, [])).toEqual(write);
  const unordered = fieldRelations(
    schemaOf(
      shelf.collections,
      shelf.fields,
      shelf.relations.map(({ meta, ...each }) => ({
        ...each,
        meta: meta && { ...meta, sort_field: null },
      })),
    ),
    'books',
  );
  expect(placedLast(unordered, write, back)).toEqual(write);
});

test('a list without distinct numbers on the server keeps the staged ones', () => {
  expect(renumbered(lastToFirst, BASE, { ...BASE, 5: 1 })).toEqual(lastToFirst);
});

test('moves of rows that are gone, and lists of new items, keep what is staged', () => {
  const swapped: Item = { chapters: { update: moved([1, 2], [2, 1]) } };
  expect(renumbered(swapped, BASE, { 2: 2 })).toEqual({ chapters: { update: moved([1, 2], [2, 2]) } });
  const none = { rowOf: () => null, highestOf: () => null, holdersOf: () => [] };
  expect(renumberRows(books, swapped, null, () => null, none)).toEqual(swapped);
  expect(renumberRows(books, swapped, 7, () => null, none)).toEqual({
    chapters: { update: moved([1, 2], [2, 1]) },
  });
  const elsewhere = { rowOf: () => ({ book: 8, [sort]: '1' }), highestOf: () => null, holdersOf: () => [] };
  expect(renumberRows(books, swapped, 7, (_name, key) => ({ book: 7, [sort]: key }), elsewhere)).toEqual(swapped);
  const unnumbered = { rowOf: () => ({ book: 7, [sort]: null }), highestOf: () => null, holdersOf: () => [] };
  expect(renumberRows(books, swapped, 7, (_name, key) => ({ book: 7, [sort]: key }), unnumbered)).toEqual(swapped);
  expect(renumbered({ chapters: { create: [{ [sort]: 1 }] } }, {}, {})).toEqual({
    chapters: { create: [{ [sort]: 1 }] },
  });
});

test('a list without a column for its order is neither read nor renumbered', () => {
  const plain = world('s', [
    collection('chapters', {}, [primaryKey(), integerField('sort')]),
    collection('books', {}, [primaryKey(), oneToMany('chapters', { from: 'chapters', foreignKey: 'book' })]),
  ]);
  const unordered = fieldRelations(schemaOf(plain.collections, plain.fields, plain.relations), 'books');
  const swapped: Item = {
    chapters: {
      update: [
        { id: 1, sort: 2 },
        { id: 2, sort: 1 },
      ],
    },
  };
  const baseOf = (_collection: string, key: string | number) => ({ book: 7, sort: key });
  expect(orderedLists(unordered, swapped, 7, baseOf)).toEqual([]);
  const server = {
    rowOf: (_name: string, key: string | number) => ({ book: 7, sort: Number(key) + 10 }),
    highestOf: () => 12,
    holdersOf: () => [],
  };
  expect(renumberRows(unordered, swapped, 7, baseOf, server)).toEqual(swapped);
});

test('the lists whose order has to be read are those with moved or added rows of an existing item', () => {
  const read = (write: Item, parent: number | null) =>
    orderedLists(books, write, parent, (_collection, key) => ({ book: 7, [sort]: BASE[Number(key) as 1] })).map(
      ({ addsRows }) => addsRows,
    );
  expect(read(lastToFirst, 7)).toEqual([false]);
  expect(read({ chapters: { create: [{ [sort]: 6 }] } }, 7)).toEqual([true]);
  expect(read({ chapters: { create: [{ [sort]: 6 }] } }, null)).toEqual([]);
  expect(read({ chapters: { update: [{ id: 1, title: 'x' }] } }, 7)).toEqual([]);
});

const shuffled = (keys: readonly number[]) =>
  fc.shuffledSubarray([...keys], { minLength: keys.length, maxLength: keys.length });
const numbersOf = (keys: readonly number[]): Numbers =>
  Object.fromEntries(keys.map((key, index) => [key, index + 1] as const));

test('whatever two users do to the order, numbers stay distinct, and the rows moved here have their own order', () => {
  const keys = [1, 2, 3, 4, 5, 6];
  fc.assert(
    fc.property(shuffled(keys), shuffled([...keys, 10, 11]), fc.nat({ max: 2 }), (mine, theirs, addedCount) => {
      const base = numbersOf(keys);
      const wanted = numbersOf(mine);
      const rows = keys.filter((key) => wanted[key] !== base[key]);
      const create = Array.from({ length: addedCount }, (_, index) => ({ [sort]: 7 + index, draft: index }));
      const write: Item = {
        chapters: { create, update: moved(...rows.map((key) => [key, wanted[key] ?? 0] as const)) },
      };
      const now = numbersOf(theirs);
      const sent = (renumbered(write, base, now)['chapters'] ?? {}) as Readonly<Record<string, readonly Item[]>>;
      const after = new Map<string, number>(Object.entries(now));
      for (const row of sent['update'] ?? []) after.set(String(valueIn(row, 'id')), Number(valueIn(row, sort)));
      for (const row of sent['create'] ?? []) after.set(`new ${valueIn(row, 'draft')}`, Number(valueIn(row, sort)));
      expect(new Set(after.values()).size).toBe(after.size);
      const order = rows.sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0)).map(String);
      const numbers = order.map((key) => after.get(key) ?? 0);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    }),
    { seed: 28 },
  );
});

test('the rows of a list without an order, and those of a new item, keep what was staged', () => {
  const plain = world('p', [
    collection('chapters', {}, [primaryKey()]),
    collection('books', {}, [primaryKey(), oneToMany('chapters', { from: 'chapters', foreignKey: 'book' })]),
  ]);
  const relations = fieldRelations(schemaOf(plain.collections, plain.fields, plain.relations), 'books');
  const write: Item = { chapters: { update: [{ id: 1, sort: 2 }] } };
  const order = { rowOf: () => ({ id: 1, book: 7, sort: 5 }), highestOf: () => 9, holdersOf: () => [] };
  expect(orderedLists(relations, write, 7, () => null)).toEqual([]);
  expect(renumberRows(relations, write, 7, () => null, order)).toEqual(write);
  const created: Item = { chapters: { create: [{ [sort]: 1 }] } };
  expect(orderedLists(books, created, null, () => null)).toEqual([]);
  expect(renumberRows(books, created, null, () => null, order)).toEqual(created);
});

test('a base that is not known counts as a row that is added', () => {
  const write: Item = { chapters: { update: moved([8, 6]) } };
  expect(orderedLists(books, write, 7, () => null)).toMatchObject([{ addsRows: true, parent: 7 }]);
});

test('numbers that were typed by hand may be those of other rows, which then have to be known', () => {
  const baseOf = (_collection: string, key: string | number) => ({ id: key, book: 7, [sort]: Number(key) });
  const typed: Item = { chapters: { update: moved([1, 30], [2, 40]) } };
  expect(orderedLists(books, typed, 7, baseOf)).toMatchObject([{ addsRows: false, takenNumbers: [30, 40] }]);
  const swapped: Item = { chapters: { update: moved([1, 2], [2, 1]) } };
  expect(orderedLists(books, swapped, 7, baseOf)).toMatchObject([{ addsRows: false, takenNumbers: [] }]);
});

test('a typed number stays in a list that has no numbers on the server any more', () => {
  const typed: Item = { chapters: { update: moved([1, 3]) } };
  expect(renumbered(typed, BASE, {})).toEqual(typed);
});
