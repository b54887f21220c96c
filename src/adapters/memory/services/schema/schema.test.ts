import { admin, editor, libraryPlatform, staff } from '../../../testing/library';

const KEY = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } };

test('an administrator sees everything, system collections first', () => {
  const names = libraryPlatform()
    .schema(admin)
    .collections()
    .map(({ collection }) => collection);
  expect(names).toEqual(expect.arrayContaining(['directus_users', 'directus_files', 'books', 'notice']));
  expect(names.indexOf('directus_files')).toBeLessThan(names.indexOf('writers'));
});

test('others see what they may read, and no relation with an unreadable end', () => {
  const schema = libraryPlatform().schema(editor);
  const names = schema.collections().map(({ collection }) => collection);
  expect(names.filter((name) => !name.startsWith('directus_'))).toEqual(['books']);
  expect(names.filter((name) => name.startsWith('directus_')).sort()).toEqual([
    'directus_activity',
    'directus_collections',
    'directus_fields',
    'directus_permissions',
    'directus_presets',
    'directus_relations',
    'directus_roles',
    'directus_settings',
    'directus_users',
  ]);
  expect(schema.fieldsOf('books').map(({ field }) => field)).toEqual(['id', 'title', 'status', 'pages', 'writer']);
  expect(
    schema
      .relations()
      .map(({ collection, field }) => `${collection}.${field}`)
      .sort(),
  ).toEqual([
    'directus_activity.user',
    'directus_fields.collection',
    'directus_fields.group',
    'directus_permissions.role',
    'directus_presets.role',
    'directus_presets.user',
    'directus_users.role',
  ]);
});

test('rejects reading the data model without app access', () => {
  expect(() => libraryPlatform().schema(staff).collections()).toThrow("You don't have permission to access this.");
  expect(() => libraryPlatform().schema(editor).fieldsOf('writers')).toThrow(
    "You don't have permission to access this.",
  );
  expect(() => libraryPlatform().schemaEditor(editor).collections.remove('books')).toThrow(
    "You don't have permission to access this.",
  );
});

test('a new collection can be used immediately', () => {
  const platform = libraryPlatform();
  platform.schemaEditor(admin).collections.create({
    collection: 'loans',
    meta: { icon: 'person' },
    fields: [
      KEY,
      { field: 'days', type: 'integer', schema: { default_value: 14, is_nullable: false } },
      { field: 'book', type: 'integer', schema: {} },
    ],
  });
  platform.schemaEditor(admin).relations.create({
    collection: 'loans',
    field: 'book',
    related_collection: 'books',
    meta: {},
    schema: { on_delete: 'CASCADE' },
  });
  const loans = platform.items('loans', admin);
  loans.create([{ book: 1 }]);
  expect(loans.read(1, { fields: ['*', 'book.title'] })).toEqual({ id: 1, days: 14, book: { title: 'Alpha' } });
  platform.items('books', admin).remove([1]);
  expect(loans.count({}).total_count).toBe(0);
  expect(platform.schema(admin).collection('loans')?.meta).toMatchObject({
    icon: 'person',
    accountability: 'all',
    archive_app_filter: true,
  });
});

test('a collection without fields gets an auto-increment key', () => {
  const platform = libraryPlatform();
  platform.schemaEditor(admin).collections.create({ collection: 'empty' });
  expect(platform.items('empty', admin).create([{}, {}])).toEqual([1, 2]);
});

test('a new field sets its default in existing rows', () => {
  const platform = libraryPlatform();
  platform
    .schemaEditor(admin)
    .fields.create('writers', { field: 'country', type: 'string', schema: { default_value: 'NL' } });
  expect(platform.items('writers', admin).read(2, { fields: ['country'] })).toEqual({ country: 'NL' });
  expect(platform.schema(admin).field('writers', 'country')?.schema).toMatchObject({
    max_length: 255,
    is_nullable: true,
  });
});

test('updating a field merges the change', () => {
  const platform = libraryPlatform();
  platform.schemaEditor(admin).fields.update('books', 'title', { meta: { width: 'half', special: ['cast'] } });
  expect(platform.schema(admin).field('books', 'title')).toMatchObject({
    type: 'string',
    meta: { width: 'half', special: ['cast'], interface: 'input' },
  });
});

test('deleting a collection deletes its rows, relations and permissions', () => {
  const platform = libraryPlatform();
  platform.schemaEditor(admin).collections.remove('books');
  expect(() => platform.items('books', admin)).toThrow("You don't have permission to access this.");
  expect(platform.schema(admin).relationsOf('cards')).toHaveLength(1);
  expect(
    platform
      .schema(admin)
      .relations()
      .some(({ collection }) => collection === 'books'),
  ).toBe(false);
  expect(platform.database.rows('directus_permissions').some((row) => row['collection'] === 'books')).toBe(false);
  expect(platform.database.snapshot().items['books']).toBeUndefined();
});

test.each<[string, (editor: ReturnType<ReturnType<typeof libraryPlatform>['schemaEditor']>) => void]>([
  ['Collection "books" already exists.', (schema) => schema.collections.create({ collection: 'books' })],
  ['"collection" is required', (schema) => schema.collections.create({})],
  [`Collections can't start with "directus_"`, (schema) => schema.collections.create({ collection: 'directus_x' })],
  [
    'Field "title" already exists in collection "books"',
    (schema) => schema.fields.create('books', { field: 'title', type: 'string' }),
  ],
  ['"type" must be one of [bigInteger', (schema) => schema.fields.create('books', { field: 'x', type: 'nosuch' })],
  [
    'Cannot add a NOT NULL column',
    (schema) => schema.fields.create('books', { field: 'x', type: 'string', schema: { is_nullable: false } }),
  ],
  [
    'Field "nope" doesn\'t exist in collection "books"',
    (schema) => schema.relations.create({ collection: 'books', field: 'nope' }),
  ],
  [
    'already has an associated relationship',
    (schema) => schema.relations.create({ collection: 'books', field: 'writer', related_collection: 'writers' }),
  ],
  [
    `Collection "nope" doesn't exist`,
    (schema) => schema.relations.create({ collection: 'books', field: 'pages', related_collection: 'nope' }),
  ],
])('rejects a change with: %s', (message, work) => {
  expect(() => work(libraryPlatform().schemaEditor(admin))).toThrow(message);
});
