import { library } from '../../testing/library';
import { Database } from './database';
import { changedParts, removedParts, joinParts, listParts, type PartMap } from './world-parts';

const partsOf = (database: Database): PartMap => listParts(database.parts());

test('joining the parts of a world gives the world', () => {
  const world = { ...library(), files: { 'a.txt': 'YQ==' }, extensions: { interfaces: ['stars'] } };
  expect(joinParts([...partsOf(new Database(world)).values()])).toEqual(world);
});

test('returns null for parts of another format', () => {
  expect(joinParts([])).toBeNull();
  expect(joinParts([{ key: ['frame', 'format', 0], value: 2 }])).toBeNull();
});

test('no part changes without a write', () => {
  const database = new Database(library());
  expect(changedParts(partsOf(database), partsOf(database))).toEqual([]);
});

test('a write changes the page of its row, a file its own part, and nothing else', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({ id: index + 1, name: 'x' }));
  const database = new Database({ ...library(), items: { ...library().items, writers: rows } });
  const before = partsOf(database);
  database.put('writers', 1500, { id: 1500, name: 'y' });
  database.remove('writers', 3);
  database.putBytes('b.txt', new Uint8Array([1]));
  const changed = changedParts(before, partsOf(database));
  expect(changed.map(({ key }) => key.join('/')).sort()).toEqual([
    'files/b.txt/0',
    'items/writers/0',
    'items/writers/1',
  ]);
  expect(removedParts(before, partsOf(database))).toEqual([]);
});

test('a removed collection removes its pages', () => {
  const database = new Database(library());
  const before = partsOf(database);
  const { collections, fields, relations } = database.model.structure;
  database.restructure({
    collections: collections.filter(({ collection }) => collection !== 'cards'),
    fields,
    relations,
  });
  expect(removedParts(before, partsOf(database))).toEqual([['items', 'cards', 0]]);
  expect(changedParts(before, partsOf(database)).map(({ key }) => key[1])).toEqual(['collections']);
});
