import { Database, Platform } from '../..';
import { admin, library, libraryPlatform } from '../../../testing/library';

const editing = (platform = libraryPlatform()) => ({
  platform,
  schema: platform.schema(admin),
  editor: platform.schemaEditor(admin),
});

const relationOf = (platform: Platform, collection: string, field: string) => {
  const relation = platform.schema(admin).relation(collection, field);
  return { ...relation.meta, rule: platform.database.model.onDeleteOf(relation) };
};

test('updating a relation changes its rule and its meta, and keeps its ends', () => {
  const { platform, editor } = editing();
  editor.relations.update('books', 'writer', {
    related_collection: 'shelves',
    meta: { sort_field: 'pages' },
    schema: { on_delete: 'CASCADE' },
  });
  expect(relationOf(platform, 'books', 'writer')).toMatchObject({
    one_field: 'books',
    sort_field: 'pages',
    rule: 'CASCADE',
  });
  expect(platform.schema(admin).relation('books', 'writer').related_collection).toBe('writers');
  platform.items('writers', admin).remove([1]);
  expect(platform.items('books', admin).list({ fields: ['id'] })).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }]);
});

test('keeps the rule when none is sent', () => {
  const { platform, editor } = editing();
  editor.relations.update('books', 'writer', { meta: {}, schema: { on_delete: 'RESTRICT' } });
  editor.relations.update('books', 'writer', { meta: { one_field: null } });
  expect(relationOf(platform, 'books', 'writer')).toMatchObject({ one_field: null, rule: 'RESTRICT' });
  expect(() => platform.items('writers', admin).remove([1])).toThrow('FOREIGN KEY');
});

test('a deleted relation keeps its foreign key, without meta', () => {
  const { platform, editor } = editing();
  editor.relations.remove('books', 'writer');
  expect(relationOf(platform, 'books', 'writer')).toEqual({ rule: 'SET NULL' });
  expect(() => platform.items('books', admin).update([1], { writer: 99 })).toThrow('Invalid foreign key.');
  editor.relations.update('books', 'writer', { meta: { one_field: 'books' } });
  expect(platform.items('writers', admin).read(1, { fields: ['books'] })).toEqual({ books: [1, 2] });
});

test('updating an unmanaged table adds meta', () => {
  const world = library();
  const collections = world.collections.map((one) => (one.collection === 'shelves' ? { ...one, meta: null } : one));
  const { platform, editor } = editing(new Platform(new Database({ ...world, collections }), { now: () => 0 }));
  expect(platform.schema(admin).collection('shelves')?.meta).toBeNull();
  editor.collections.update('shelves', { meta: {} });
  expect(platform.schema(admin).collection('shelves')?.meta).toMatchObject({
    accountability: 'all',
    hidden: false,
    icon: null,
  });
  const deeds = platform.items('directus_activity', admin).list({ fields: ['action', 'collection', 'item'] });
  expect(deeds).toEqual([{ action: 'create', collection: 'directus_collections', item: 'shelves' }]);
});

test('custom meta of a system field replaces the built-in one', () => {
  const { platform, editor, schema } = editing();
  editor.collections.update('directus_users', { meta: { note: 'People' } });
  editor.fields.update('directus_users', 'title', { meta: { note: 'Job' } });
  expect(schema.collections().filter(({ collection }) => collection === 'directus_users')).toHaveLength(1);
  expect(schema.collection('directus_users')?.meta).toMatchObject({ note: 'People', icon: null, archive_field: null });
  expect(schema.field('directus_users', 'title')?.meta).toMatchObject({
    note: 'Job',
    system: false,
    id: expect.any(Number),
  });
  editor.fields.create('directus_users', { field: 'nickname', type: 'string', schema: { default_value: 'Nick' } });
  expect(platform.users(admin)).toBeDefined();
  expect(platform.items('directus_users', admin).list({ fields: ['nickname'], limit: 1 })).toEqual([
    { nickname: 'Nick' },
  ]);
  editor.fields.remove('directus_users', 'nickname');
  expect(schema.field('directus_users', 'nickname')).toBeNull();
});

test('a marker makes a field a list, and sets the type of a text column', () => {
  const { editor, schema } = editing();
  editor.fields.create('books', { field: 'parts', type: 'o2m', meta: { special: ['o2m'] } });
  editor.fields.create('books', { field: 'aside', type: 'alias', meta: {} });
  editor.fields.create('books', { field: 'nothing', type: 'alias' });
  const listed = schema.fieldsOf('books').map(({ field }) => field);
  expect(listed).toContain('parts');
  expect(listed).not.toContain('aside');
  expect(schema.field('books', 'aside')?.type).toBe('alias');
  expect(schema.field('books', 'nothing')).toBeNull();
  editor.fields.update('books', 'slug', { meta: { special: 'csv' } });
  expect(schema.field('books', 'slug')?.type).toBe('csv');
  editor.fields.update('books', 'slug', { meta: { special: null } });
  expect(schema.field('books', 'slug')).toMatchObject({ type: 'string', meta: { special: [] } });
});

test('converts values with the type of their column, and back', () => {
  const { platform, editor } = editing();
  const value = () => platform.items('books', admin).read(1, { fields: ['tags'] })['tags'];
  expect(value()).toEqual(['red', 'blue']);
  editor.fields.update('books', 'tags', { type: 'string', schema: {}, meta: { special: null } });
  expect(value()).toBe('red,blue');
  editor.fields.update('books', 'tags', { type: 'csv', schema: {}, meta: { special: ['csv'] } });
  expect(value()).toEqual(['red', 'blue']);
});

test.each<[string, unknown, unknown]>([
  ['integer', '7', 7],
  ['float', '2.5', 2.5],
  ['integer', 'seven', 'seven'],
  ['bigInteger', '12345678901234567890', '12345678901234567890'],
  ['boolean', 1, true],
  ['boolean', '0', false],
  ['string', 7, '7'],
  ['string', 'null', null],
  ['csv', ['a', 'b'], 'a,b'],
  ['json', { a: 1 }, '{"a":1}'],
  ['json', [1], '[1]'],
  ['dateTime', 'NOW()', 'CURRENT_TIMESTAMP'],
])('a default of type %s sent as %j is returned as %j', (type, sent, expected) => {
  const { editor, schema } = editing();
  editor.fields.create('notice', { field: 'extra', type, schema: { default_value: sent as string } });
  expect(schema.field('notice', 'extra')?.schema?.default_value).toEqual(expected);
});

test('one invalid change rolls back all', () => {
  const { editor, schema } = editing();
  const changes = [{ field: 'title', meta: { note: 'First' } }, { meta: { note: 'Nameless' } }];
  expect(() => editor.fields.updateMany('books', changes)).toThrow('does not name its field');
  expect(schema.field('books', 'title')?.meta?.note).toBeNull();
});

test("changes no column when the field's meta is rejected", () => {
  const { platform, editor, schema } = editing();
  const change = { type: 'integer', schema: {}, meta: { hidden: null } };
  expect(() => editor.fields.update('books', 'slug', change)).toThrow("can't be null");
  expect(schema.field('books', 'slug')?.type).toBe('string');
  expect(platform.items('books', admin).read(1, { fields: ['slug'] })).toEqual({ slug: 'alpha' });
});

type Editor = ReturnType<typeof editing>['editor'];

/** Requests that crash the server or make it unusable, which the twin rejects. */
test.each<[string, string, (editor: Editor) => void]>([
  ['deleting the primary key', 'without its key', ({ fields }) => fields.remove('books', 'id')],
  [
    'a collection without a key',
    'without a key',
    ({ collections }) => collections.create({ collection: 'x', fields: [] }),
  ],
  ['a system field', 'permission', ({ fields }) => fields.remove('directus_users', 'title')],
  ['a system collection', 'cannot be without', ({ collections }) => collections.remove('directus_users')],
  ['a name that is no text', 'no text', ({ collections }) => collections.create({ collection: 5 })],
  ['fields that are no list', 'no list', ({ collections }) => collections.create({ collection: 'x', fields: 'y' })],
  [
    'a field that is no object',
    'no object',
    ({ collections }) => collections.create({ collection: 'x', fields: [null] }),
  ],
  [
    'a field without a name',
    'no name',
    ({ collections }) => collections.create({ collection: 'x', fields: [{ type: 'string' }] }),
  ],
  ['meta that is no object', 'no object', ({ collections }) => collections.update('books', { meta: 'x' })],
  [
    'a type without a column',
    'no such type',
    ({ fields }) => fields.updateMany('books', [{ field: 'title', schema: { a: 1 } }]),
  ],
  ['an unknown group', 'foreign key', ({ fields }) => fields.update('books', 'title', { meta: { group: 4711 } })],
  [
    'a unique default',
    'UNIQUE',
    ({ fields }) =>
      fields.create('books', { field: 'x', type: 'string', schema: { default_value: 'x', is_unique: true } }),
  ],
])('rejects %s', (_name, message, work) => {
  const { platform, editor } = editing();
  const before = JSON.stringify(platform.database.snapshot());
  expect(() => work(editor)).toThrow(message);
  expect(JSON.stringify(platform.database.snapshot())).toBe(before);
});
