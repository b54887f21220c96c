import { library } from '../../testing/library';
import { Database } from './database';

const setUp = () => {
  const database = new Database(library());
  let changes = 0;
  database.changed$.subscribe(() => void (changes += 1));
  return { database, changes: () => changes };
};

test('the snapshot of an unchanged world equals the world', () => {
  expect(setUp().database.snapshot()).toEqual(library());
});

test('later changes do not change a snapshot', () => {
  const { database } = setUp();
  const before = database.snapshot();
  database.put('writers', 1, { id: 1, name: 'Changed' });
  expect(before).toEqual(library());
  expect(database.row('writers', '1')).toEqual({ id: 1, name: 'Changed' });
});

test('a failed transaction changes nothing and emits nothing', () => {
  const { database, changes } = setUp();
  const failing = () =>
    database.transaction(() => {
      database.put('writers', 9, { id: 9, name: 'Nobody' });
      database.restructure({ collections: [], fields: [], relations: [] });
      throw new Error('No.');
    });
  expect(failing).toThrow('No.');
  expect(database.snapshot()).toEqual(library());
  expect(database.nextKey('writers')).toBe(4);
  expect(changes()).toBe(0);
});

test('a nested transaction joins the outer one', () => {
  const { database, changes } = setUp();
  database.transaction(() => {
    database.transaction(() => database.put('writers', 4, { id: 4, name: 'D' }));
    database.remove('writers', 1);
  });
  expect(database.rows('writers').map((row) => row['id'])).toEqual([2, 3, 4]);
  expect(changes()).toBe(1);
});

test('a caught failure rolls back the inner transaction only', () => {
  const { database, changes } = setUp();
  database.transaction(() => {
    database.put('writers', 4, { id: 4, name: 'D' });
    expect(() =>
      database.transaction(() => {
        database.put('writers', 5, { id: 5, name: 'E' });
        throw new Error('No.');
      }),
    ).toThrow('No.');
  });
  expect(database.rows('writers').map((row) => row['id'])).toEqual([1, 2, 3, 4]);
  expect(changes()).toBe(1);
});

test('reading emits no change, replacing does', () => {
  const { database, changes } = setUp();
  database.transaction(() => database.rows('books'));
  expect(changes()).toBe(0);
  database.replace({ ...library(), name: 'other' });
  expect(changes()).toBe(1);
  expect(database.snapshot().name).toBe('other');
});

test('numbers rows without a key', () => {
  const database = new Database({ ...library(), items: { directus_presets: [{ id: 7 }, { bookmark: 'x' }] } });
  expect(database.rows('directus_presets')).toEqual([{ id: 7 }, { id: 8, bookmark: 'x' }]);
  expect(database.nextKey('directus_presets')).toBe(9);
});
