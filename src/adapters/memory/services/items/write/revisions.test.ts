import { admin, editor, errorOf, libraryPlatform } from '../../../../testing/library';

const open = () => {
  const platform = libraryPlatform();
  const last = () => platform.database.rows('directus_revisions').at(-1);
  return { books: platform.items('books', admin), writers: platform.items('writers', admin), last };
};

test('revisions hold invalid dates and empty hashes as sent, and dates in ISO format', () => {
  const { books, last } = open();
  books.update([1], { printed: false });
  expect(last()).toMatchObject({ delta: { printed: false } });
  books.update([1], { printed: '' });
  expect(last()).toMatchObject({ delta: { printed: '' } });
  books.update([1], { code: false });
  expect(last()).toMatchObject({ delta: { code: false } });
  books.update([1], { printed: '2026-02-01T10:00:00' });
  expect(last()).toMatchObject({ delta: { printed: '2026-02-01T10:00:00.000Z' } });
});

test('a list in place of an item creates an item without values, and is logged as a list', () => {
  const { writers, books, last } = open();
  const [key] = writers.create([['x']]);
  expect(writers.read(key ?? 0)).toMatchObject({ name: null });
  expect(last()).toMatchObject({ item: String(key), data: ['x'], delta: ['x'] });
  books.update([1], { writer: ['x'] });
  expect(writers.count({}).total_count).toBe(5);
});

test('a list inside a list of items is a record with numbered members', () => {
  const { writers, books, last } = open();
  writers.update([3], { books: [5, { title: 'New' }] });
  expect(books.read(6)).toMatchObject({ title: 'New', writer: 3 });
  expect(last()).toMatchObject({ collection: 'writers' });
});

test('a value that is neither record nor list creates no item, after missing fields were reported', () => {
  const { writers, books } = open();
  for (const sent of ['x', 5, null, true]) {
    expect(errorOf(() => writers.create([{ name: 'Zoe' }, sent]))).toMatch(/^500 INTERNAL_SERVER_ERROR/);
    expect(errorOf(() => books.create([sent]))).toMatch(/^400 FAILED_VALIDATION "title" is required/);
  }
  expect(writers.count({}).total_count).toBe(3);
});

test('text has its characters as fields, which a restricted role may not write', () => {
  const books = libraryPlatform().items('books', editor);
  expect(errorOf(() => books.create(['x']))).toMatch(/^403 FORBIDDEN/);
});

test('violations and missing fields are reported together', () => {
  const books = libraryPlatform().items('books', editor);
  expect(() => books.update([1], { title: null })).toThrow(
    expect.objectContaining({
      errors: [
        expect.objectContaining({ message: '"title" must be a string' }),
        expect.objectContaining({ extensions: { field: 'title', type: 'nnull' } }),
      ],
    }) as Error,
  );
});

test('activity contains the keys as sent', () => {
  const platform = libraryPlatform();
  const writers = platform.items('writers', admin);
  writers.update([' 2'], { name: 'Bo' });
  writers.remove(['02']);
  expect(platform.database.rows('directus_activity').map((row) => [row['action'], row['item']])).toEqual([
    ['update', ' 2'],
    ['delete', '02'],
  ]);
  expect(platform.database.row('writers', 2)).toBeNull();
});
