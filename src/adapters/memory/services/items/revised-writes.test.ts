import { admin, editor, errorOf, libraryPlatform } from '../../../testing/library';

const open = () => {
  const platform = libraryPlatform();
  const last = () => platform.database.rows('directus_revisions').at(-1);
  return { books: platform.items('books', admin), writers: platform.items('writers', admin), last };
};

test('what is no date at all, or not worth a hash, is remembered as it was sent, a date as a moment', () => {
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

test('a list in the place of an item makes an item of nothing, and is remembered as a list', () => {
  const { writers, books, last } = open();
  const [key] = writers.create([['x']]);
  expect(writers.read(key ?? 0)).toMatchObject({ name: null });
  expect(last()).toMatchObject({ item: String(key), data: ['x'], delta: ['x'] });
  books.update([1], { writer: ['x'] });
  expect(writers.count({}).total_count).toBe(5);
});

test('a list among the items of a list is a record with numbered members', () => {
  const { writers, books, last } = open();
  writers.update([3], { books: [5, { title: 'New' }] });
  expect(books.read(6)).toMatchObject({ title: 'New', writer: 3 });
  expect(last()).toMatchObject({ collection: 'writers' });
});

test('what is neither a record nor a list makes no item, whatever is missing is told before', () => {
  const { writers, books } = open();
  for (const sent of ['x', 5, null, true]) {
    expect(errorOf(() => writers.create([{ name: 'Zoe' }, sent]))).toMatch(/^500 INTERNAL_SERVER_ERROR/);
    expect(errorOf(() => books.create([sent]))).toMatch(/^400 FAILED_VALIDATION "title" is required/);
  }
  expect(writers.count({}).total_count).toBe(3);
});

test('a text has its letters for fields, which somebody limited may not write', () => {
  const books = libraryPlatform().items('books', editor);
  expect(errorOf(() => books.create(['x']))).toMatch(/^403 FORBIDDEN/);
});

test('what breaks a rule and what would be lost are told together', () => {
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

test('activity names the items by the keys that were sent', () => {
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
