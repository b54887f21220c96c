import { ADMIN, admin, editor, EDITOR, libraryPlatform, NOON } from '../../../testing/library';
import { ApiException } from '../../api-error';

const errorsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException)
      return error.errors.map(({ status, code, message, extensions }) => ({ status, code, message, ...extensions }));
    throw error;
  }
  throw new Error('Nothing was refused.');
};

const FORBIDDEN = [{ status: 403, code: 'FORBIDDEN', message: "You don't have permission to access this." }];

describe('create', () => {
  test('numbers the item, sets defaults and audit fields, and drops unknown fields', () => {
    const books = libraryPlatform().items('books', admin);
    const [key] = books.create([{ title: 'New', nope: 1, created: '2000-01-01T00:00:00' }]);
    expect(key).toBe(6);
    expect(books.read(6)).toMatchObject({
      id: 6,
      title: 'New',
      status: 'draft',
      created: '2026-06-01T12:00:00',
      updated: null,
      rare: false,
    });
    expect(books.read(6)['token']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test('does not reuse the number of a deleted item', () => {
    const books = libraryPlatform().items('books', admin);
    books.create([{ title: 'x' }]);
    books.remove([6]);
    expect(books.create([{ title: 'y' }])).toEqual([7]);
  });

  test('stores values without checking types', () => {
    const books = libraryPlatform().items('books', admin);
    books.create([
      {
        id: 50,
        title: 12,
        pages: 'abc',
        rare: '1',
        loans: 9007199254740991,
        tags: 'p,q',
        extra: '{"a":1}',
        printed: '2026-02-01T10:00:00+02:00',
        code: 'x',
      },
    ]);
    expect(books.read(50)).toMatchObject({
      title: '12',
      pages: 'abc',
      rare: true,
      loans: '9007199254740991',
      tags: ['p', 'q'],
      extra: { a: 1 },
      printed: '2026-02-01T08:00:00',
      code: expect.stringMatching(/^\$argon2id\$/) as string,
    });
  });

  test('reports every missing required field', () => {
    expect(errorsOf(() => libraryPlatform().items('cards', admin).create([{}]))).toEqual([
      { status: 400, code: 'FAILED_VALIDATION', message: '"shelf" is required', field: 'shelf', type: 'required' },
    ]);
  });

  test.each([
    [
      { title: null },
      {
        status: 400,
        code: 'NOT_NULL_VIOLATION',
        message: `Value for field "title" can't be null.`,
        collection: 'books',
        field: 'title',
      },
    ],
    [
      { title: 'x', slug: 'beta' },
      {
        status: 400,
        code: 'RECORD_NOT_UNIQUE',
        message: 'Field "slug" has to be unique.',
        collection: 'books',
        field: 'slug',
      },
    ],
    [
      { id: 1, title: 'x' },
      {
        status: 400,
        code: 'RECORD_NOT_UNIQUE',
        message: 'Field "id" has to be unique.',
        collection: 'books',
        field: 'id',
      },
    ],
    [
      { title: 'x', writer: 99 },
      { status: 400, code: 'INVALID_FOREIGN_KEY', message: 'Invalid foreign key.' },
    ],
  ])('rejects %j, which violates a constraint', (payload, error) => {
    expect(errorsOf(() => libraryPlatform().items('books', admin).create([payload]))).toEqual([error]);
  });

  test('creates all items or none', () => {
    const platform = libraryPlatform();
    const books = platform.items('books', admin);
    expect(errorsOf(() => books.create([{ title: 'one' }, { title: 'two', slug: 'beta' }]))[0]).toMatchObject({
      code: 'RECORD_NOT_UNIQUE',
    });
    expect(books.count({}).total_count).toBe(5);
  });
});

describe('update', () => {
  test('writes the sent values and the time', () => {
    const books = libraryPlatform().items('books', admin);
    books.update([1], { title: 'Omega', id: 77 });
    expect(books.read(1)).toMatchObject({ id: 1, title: 'Omega', slug: 'alpha', updated: '2026-06-01T12:00:00' });
  });

  test('sets audit fields even when nothing else is sent', () => {
    const platform = libraryPlatform();
    const before = platform.database.row('books', 1);
    platform.items('books', admin).update([1], { nope: 2 });
    expect(platform.database.row('books', 1)).toEqual({ ...before, updated: '2026-06-01T12:00:00' });
  });

  test('ignores a missing item for an administrator and returns no key', () => {
    const books = libraryPlatform().items('books', admin);
    expect(books.readWritten(books.update([99], { title: 'x' }), [])).toEqual([]);
  });

  test('rejects null for a required field, also for one with a default', () => {
    const books = libraryPlatform().items('books', admin);
    expect(errorsOf(() => books.update([1], { title: null }))).toEqual([
      {
        status: 400,
        code: 'FAILED_VALIDATION',
        message: '"title" contains an invalid value',
        field: 'title',
        type: 'nnull',
      },
    ]);
    expect(errorsOf(() => books.update([1], { status: null }))[0]).toMatchObject({
      code: 'NOT_NULL_VIOLATION',
      field: 'status',
    });
  });

  test('allows a unique value to stay', () => {
    const books = libraryPlatform().items('books', admin);
    books.update([1], { slug: 'alpha', pages: 2 });
    expect(books.read(1, { fields: ['pages'] })).toEqual({ pages: 2 });
    expect(errorsOf(() => books.update([1], { slug: 'beta' }))[0]).toMatchObject({ code: 'RECORD_NOT_UNIQUE' });
  });

  test('updates all items or none', () => {
    const books = libraryPlatform().items('books', admin);
    expect(errorsOf(() => books.update([3, 4], { slug: 'same' }))[0]).toMatchObject({ code: 'RECORD_NOT_UNIQUE' });
    expect(books.read(3, { fields: ['slug'] })).toEqual({ slug: 'three' });
  });

  test("creates a singleton's item with its first update", () => {
    const notice = libraryPlatform().items('notice', admin);
    expect(notice.updateSingleton({ text: 'Closed' })).toBe(1);
    expect(notice.updateSingleton({ text: 'Open' })).toBe(1);
    expect(notice.readSingleton()).toEqual({ id: 1, text: 'Open' });
  });
});

describe('delete', () => {
  test('clears the references to the item', () => {
    const platform = libraryPlatform();
    platform.items('writers', admin).remove([1]);
    expect(platform.items('books', admin).read(1, { fields: ['writer'] })).toEqual({ writer: null });
  });

  test('cascades, and removes nothing when a reference must stay', () => {
    const platform = libraryPlatform();
    platform.items('directus_users', admin).remove([EDITOR]);
    platform.items('directus_roles', admin).remove([editor.role ?? '']);
    expect(platform.database.rows('directus_permissions').filter((row) => row['role'] === editor.role)).toEqual([]);
    const shelves = platform.items('shelves', admin);
    expect(errorsOf(() => shelves.remove(['b', 'a']))[0]).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
    expect(shelves.count({}).total_count).toBe(2);
  });

  test('accepts no keys', () => {
    const books = libraryPlatform().items('books', admin);
    books.remove([99, 4]);
    expect(books.count({}).total_count).toBe(4);
  });
});

describe('a role with permissions', () => {
  test("creates with the rule's presets", () => {
    const platform = libraryPlatform();
    const keys = platform.items('books', editor).create([{ pages: 3 }]);
    expect(platform.items('books', editor).readWritten(keys, [])).toEqual([
      { id: 6, title: 'Untitled', pages: 3, status: 'draft', writer: null },
    ]);
  });

  test("is restricted to the rule's fields, validation and items", () => {
    const books = libraryPlatform().items('books', editor);
    expect(errorsOf(() => books.create([{ slug: 'x' }]))).toEqual(FORBIDDEN);
    expect(errorsOf(() => books.create([{ pages: 1000 }]))).toEqual([
      {
        status: 400,
        code: 'FAILED_VALIDATION',
        message: '"pages" must be less than 1000',
        field: 'pages',
        type: 'lt',
        valid: 1000,
      },
    ]);
    expect(errorsOf(() => books.update([1], { slug: 'x' }))).toEqual(FORBIDDEN);
    expect(errorsOf(() => books.update([1], { title: 'x' }))[0]).toMatchObject({ type: 'contains', substring: 'a' });
    expect(errorsOf(() => books.update([1, 2], { title: 'banana' }))).toEqual(FORBIDDEN);
    expect(errorsOf(() => books.update([99], { pages: 1 }))).toEqual(FORBIDDEN);
    expect(errorsOf(() => books.remove([2]))).toEqual(FORBIDDEN);
    books.remove([1]);
    expect(books.list({ fields: ['id'] })).toEqual([{ id: 2 }]);
  });

  test('gets no item that the write put outside of the rule', () => {
    const platform = libraryPlatform();
    platform
      .items('directus_permissions', admin)
      .create([{ role: editor.role, collection: 'books', action: 'update', fields: ['status'], permissions: {} }]);
    const books = platform.items('books', editor);
    expect(books.readWritten(books.update([2], { status: 'published' }), [])).toEqual([]);
  });

  test('gets null for a write without a rule for reading', () => {
    const platform = libraryPlatform();
    platform
      .items('directus_permissions', admin)
      .create([{ role: editor.role, collection: 'writers', action: 'create', fields: ['*'], permissions: {} }]);
    const writers = platform.items('writers', editor);
    expect(writers.readWritten(writers.create([{ name: 'Zoe' }]), [])).toBeNull();
  });
});

test('sets the fields for the creating and the updating user', () => {
  const platform = libraryPlatform(() => NOON + 1000);
  platform.schemaEditor(admin).collections.create({
    collection: 'notes',
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      { field: 'text', type: 'text', schema: {} },
      { field: 'maker', type: 'uuid', meta: { special: ['user-created'] }, schema: {} },
      { field: 'changer', type: 'uuid', meta: { special: ['user-updated'] }, schema: {} },
    ],
  });
  const notes = platform.items('notes', admin);
  notes.create([{ text: 'a', maker: null }]);
  expect(notes.read(1)).toEqual({ id: 1, text: 'a', maker: ADMIN, changer: null });
  notes.update([1], { text: 'b' });
  expect(notes.read(1)).toEqual({ id: 1, text: 'b', maker: ADMIN, changer: ADMIN });
});
