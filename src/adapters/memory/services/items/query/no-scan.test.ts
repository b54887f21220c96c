import { admin, editor, libraryPlatform } from '../../../../testing/library';

const TITLE = { title: 'alpha' };

const setUp = () => {
  const platform = libraryPlatform();
  const rows = jest.spyOn(platform.database, 'rows');
  const scanned = (): readonly string[] =>
    rows.mock.calls.map(([collection]) => collection).filter((name) => !name.startsWith('directus_'));
  return { books: platform.items('books', admin), edited: platform.items('books', editor), scanned };
};

test('reads and writes by key scan no rows', () => {
  const { books, edited, scanned } = setUp();
  expect(books.read(2)).toMatchObject({ id: 2, title: 'beta' });
  expect(edited.read(1)).toMatchObject({ id: 1 });
  expect(books.update([2], TITLE)).toEqual([2]);
  expect(edited.update([1], TITLE)).toEqual([1]);
  const keys = books.create([{ title: 'New', slug: 'new', writer: 1 }]);
  books.remove(keys);
  expect(scanned()).toEqual([]);
});

test("checking a unique value scans no rows, and a deleted item's value is free again", () => {
  const { books, scanned } = setUp();
  const withSlug = (slug: string) => () => books.create([{ title: 'New', slug }]);
  expect(withSlug('percent')).toThrow('has to be unique');
  books.update([5], { slug: 'per-mille' });
  expect(withSlug('per-mille')).toThrow('has to be unique');
  expect(withSlug('percent')).not.toThrow();
  books.remove([5]);
  expect(withSlug('per-mille')).not.toThrow();
  expect(scanned()).toEqual([]);
});

test('related items are found without a scan', () => {
  const { books, scanned } = setUp();
  expect(books.read(1, { fields: ['writer.books.id'] })).toEqual({ writer: { books: [{ id: 1 }, { id: 2 }] } });
  expect(scanned()).toEqual([]);
});
