import { admin, editor, libraryPlatform, staff } from '../../../testing/library';
import { PUBLIC } from '../../accountability';
import { ApiException } from '../../api-error';
import type { ListQuery } from './items-reader';

const refusalOf = (work: () => unknown): ApiException => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
};

const books = (who = admin) => libraryPlatform().items('books', who);

const ids = (query: ListQuery) =>
  books()
    .list({ ...query, fields: ['id'] })
    .map((item) => item['id']);

test.each<[ListQuery, readonly number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ sort: ['-id'] }, [5, 4, 3, 2, 1]],
  [{ sort: ['title'] }, [3, 5, 1, 2, 4]],
  [{ sort: ['pages'] }, [4, 1, 2, 3, 5]],
  [{ sort: ['-pages'] }, [5, 3, 2, 1, 4]],
  [{ sort: ['status', '-pages'] }, [5, 2, 1, 3, 4]],
  [{ sort: ['loans', 'id'] }, [3, 4, 5, 2, 1]],
  [{ limit: 2, page: 2 }, [3, 4]],
  [{ limit: 2, offset: 1 }, [2, 3]],
  [{ limit: 2, offset: 1, page: 2 }, [3, 4]],
  [{ limit: -1 }, [1, 2, 3, 4, 5]],
  [{ limit: 0 }, []],
  [{ limit: 2, page: 99 }, []],
  [{ filter: { pages: { _gt: 4 } } }, [2, 3, 5]],
  [{ filter: { rare: { _eq: false } } }, [2]],
  [{ filter: { loans: { _gt: 8 } } }, [1]],
  [{ filter: { tags: { _contains: 'blue' } } }, [1]],
  [{ filter: { writer: { name: { _eq: 'Ann' } } } }, [1, 2]],
  [{ filter: { writer: { name: { _null: true } } } }, [4, 5]],
  [{ filter: { writer: { books: { pages: { _eq: 5 } } } } }, [1, 2]],
  [{ filter: { printed: { _lt: '$NOW' } } }, [2]],
  [{ filter: { pages: { _in: [] } } }, [1, 2, 3, 4, 5]],
  [{ filter: { pages: { _gt: [1] } } }, []],
  [{ filter: { _x: { _eq: 1 }, id: { _eq: 2 } } }, [2]],
  [{ filter: { _or: [5, { id: { _eq: 2 } }] } }, [1, 2, 3, 4, 5]],
  [{ filter: { _or: [{ id: { _eq: 2 } }, { _or: [{}] }] } }, [2]],
  [{ filter: { id: [] } }, [1, 2, 3, 4, 5]],
  [{ search: 'ALPHA' }, [1]],
  [{ search: '7' }, [2, 4]],
  [{ search: 'red' }, []],
  [{ search: '  ' }, []],
])('%j lists %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test('a filter on a list matches items with one related item that meets the whole filter', () => {
  const writers = libraryPlatform().items('writers', admin);
  const found = (filter: ListQuery['filter']) =>
    writers.list({ filter: filter ?? {}, fields: ['id'] }).map((item) => item['id']);
  expect(found({ books: { pages: { _gt: 4 }, title: { _eq: 'beta' } } })).toEqual([1]);
  expect(found({ books: { pages: { _gt: 400 }, title: { _eq: 'beta' } } })).toEqual([]);
  expect(found({ books: { _or: [{ pages: { _eq: 10 } }, { pages: { _eq: 100 } }] } })).toEqual([2, 3]);
});

test("sorts by the collection's sort field by default", () => {
  expect(
    libraryPlatform()
      .items('shelves', admin)
      .list({})
      .map((item) => item['code']),
  ).toEqual(['b', 'a']);
});

test('counts depend on filter and search, not on the page', () => {
  expect(books().count({ filter: { pages: { _gt: 4 } }, search: 'beta' })).toEqual({ total_count: 5, filter_count: 1 });
});

describe('fields', () => {
  test.each([
    [['id', 'writer'], { id: 1, writer: 1 }],
    [['id', 'writer.name'], { id: 1, writer: { name: 'Ann' } }],
    [['writer', 'writer.name'], { writer: { name: 'Ann' } }],
    [['writer.books'], { writer: { books: [1, 2] } }],
    [['writer.books.title'], { writer: { books: [{ title: 'Alpha' }, { title: 'beta' }] } }],
    [['writer.*'], { writer: { id: 1, name: 'Ann', books: [1, 2] } }],
    [['writer.nope'], { writer: {} }],
    [['nope'], {}],
    [['writer.'], { writer: {} }],
    [['title.x', 'id'], { id: 1 }],
    [['writer.name.x'], { writer: 1 }],
    [['id', 'loans', 'rare'], { id: 1, loans: '9007199254740993', rare: true }],
  ])('reads %j of a book', (fields, expected) => {
    expect(books().read(1, { fields })).toEqual(expected);
  });

  test('returns the bare key when no field may be read', () => {
    expect(books().list({ fields: ['title.x'], limit: 2 })).toEqual([1, 2]);
  });

  test('* means every field, *.* every field of the related item too', () => {
    expect(books().read(2, { fields: ['*'] })).toMatchObject({ id: 2, title: 'beta', writer: 1, extra: null });
    expect(books().read(2, { fields: ['*.*'] })).toMatchObject({
      id: 2,
      writer: { id: 1, name: 'Ann', books: [1, 2] },
    });
  });

  test('returns false for a boolean that was never set, and a mask for a password', () => {
    expect(books().read(3, { fields: ['rare'] })).toEqual({ rare: false });
    expect(
      libraryPlatform()
        .items('directus_users', admin)
        .list({ fields: ['password'], limit: 1 }),
    ).toEqual([{ password: '**********' }]);
  });
});

test('rejects a missing item like one that may not be read', () => {
  expect(refusalOf(() => books().read(99)).errors[0]).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(refusalOf(() => books(editor).read(3)).errors[0]).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(refusalOf(() => libraryPlatform().items('nothing', admin)).errors[0]).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});

test('returns the defaults of a singleton without an item', () => {
  const notice = libraryPlatform().items('notice', admin);
  expect(notice.readSingleton()).toEqual({ id: null, text: 'Hello' });
  expect(notice.readSingleton({ fields: ['text'] })).toEqual({ text: 'Hello' });
});

test.each<[ListQuery, number, string, string]>([
  [{ sort: ['nope'] }, 500, 'INTERNAL_SERVER_ERROR', 'no such column: books.nope'],
  [{ filter: { nope: { _eq: 1 } } }, 500, 'INTERNAL_SERVER_ERROR', 'no such column: books.nope'],
  [{ filter: { title: {} } }, 500, 'INTERNAL_SERVER_ERROR', 'Cannot convert'],
  [{ filter: { writer: { name: null } } }, 500, 'INTERNAL_SERVER_ERROR', 'Cannot convert'],
  [{ filter: { _and: 5 } }, 500, 'INTERNAL_SERVER_ERROR', '"_and" is no list'],
  [{ filter: { pages: { _in: null } } }, 500, 'INTERNAL_SERVER_ERROR', 'syntax error'],
  [{ limit: 2, offset: -1 }, 500, 'INTERNAL_SERVER_ERROR', 'non-negative'],
  [{ filter: { pages: { deeper: { _eq: 1 } } } }, 400, 'INVALID_QUERY', '"books.pages" is not a relational field'],
])('rejects %j', (query, status, code, message) => {
  const [error] = refusalOf(() => books().list(query)).errors;
  expect(error).toMatchObject({ status, code });
  expect(error.message).toContain(message);
});

describe('a role with permissions', () => {
  test('reads the items and the fields of the rule', () => {
    expect(books(editor).list({})).toEqual([
      { id: 1, title: 'Alpha', status: 'draft', pages: 1, writer: 1 },
      { id: 2, title: 'beta', status: 'draft', pages: 5, writer: 1 },
    ]);
    expect(books(editor).count({})).toEqual({ total_count: 2, filter_count: 2 });
  });

  test('may filter by a field that the rule omits, but not request it', () => {
    expect(refusalOf(() => books(editor).list({ fields: ['id', 'slug'] })).status).toBe(403);
    expect(books(editor).list({ fields: ['id'], filter: { slug: { _eq: 'beta' } } })).toEqual([{ id: 2 }]);
  });

  test('gets no related items without a rule for them', () => {
    expect(books(editor).read(1, { fields: ['id', 'writer.name'] })).toEqual({ id: 1 });
    expect(books(editor).read(1, { fields: ['id', 'writer', 'writer.name'] })).toEqual({ id: 1, writer: 1 });
  });

  test('gets null for a related item outside of the rule', () => {
    const platform = libraryPlatform();
    platform.items('directus_permissions', admin).create([
      {
        role: editor.role,
        collection: 'writers',
        action: 'read',
        fields: ['id', 'name'],
        permissions: { name: { _eq: 'Bob' } },
      },
    ]);
    expect(platform.items('books', editor).read(1, { fields: ['id', 'writer.name'] })).toEqual({ id: 1, writer: null });
    expect(platform.items('writers', editor).list({ fields: ['id', 'books'] })).toEqual([{ id: 2, books: [] }]);
    expect(refusalOf(() => platform.items('books', editor).read(1, { fields: ['writer.nope'] })).status).toBe(403);
  });

  test('is rejected without a rule', () => {
    expect(refusalOf(() => books(staff).list({})).status).toBe(403);
    expect(refusalOf(() => books(PUBLIC).list({})).status).toBe(403);
  });

  test('the public reads by its own rules', () => {
    expect(libraryPlatform().items('writers', PUBLIC).list({ limit: 1 })).toEqual([{ name: 'Ann' }]);
  });
});
