import fc from 'fast-check';
import {
  aliasField,
  collection,
  loneField,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import {
  changeFieldType,
  columnInputs,
  databaseName,
  DEFAULT_LENGTH,
  DEFAULT_PRECISION,
  DEFAULT_SCALE,
  defaultRelatedFields,
  displayTemplateOf,
  FIELD_TYPES,
  formFields,
  isAlias,
  isDatabaseName,
  isHidden,
  isLocked,
  isManyToAny,
  isNoData,
  isPrimaryKey,
  isReadonly,
  isRelational,
  isRemovable,
  isRequired,
  isTranslations,
  keyDraft,
  LOCAL_TYPES,
  ON_DELETE,
  reorderedFields,
  schemaOf,
  SYSTEM_FIELDS,
  systemFieldDraft,
  systemFieldMeta,
  systemFieldRelation,
  type Field,
  type FieldDraft,
} from '.';

const title = loneField(stringField('title'));

test('reads markers', () => {
  const notice = loneField(presentationField('advice', 'presentation-notice', {}));
  expect([isNoData(notice), isNoData(title), isNoData({ ...title, meta: null })]).toEqual([true, false, false]);
  expect(isManyToAny(loneField(aliasField('blocks', { special: ['m2a'] })))).toBe(true);
  expect(isTranslations(loneField(aliasField('texts', { special: ['translations'] })))).toBe(true);
  expect([isManyToAny(title), isTranslations(title)]).toEqual([false, false]);
  expect([isAlias(notice), isAlias(title), isAlias({ ...title, schema: null })]).toEqual([true, false, true]);
  expect(isAlias({ ...title, type: 'alias' })).toBe(true);
  expect(isAlias(loneField(stringField('odd', { special: ['alias'] })))).toBe(true);
});

test('primary keys and system fields cannot be removed', () => {
  const system: Field = { ...title, meta: title.meta && { ...title.meta, system: true } };
  expect([isLocked(system), isLocked(title), isLocked({ ...title, meta: null })]).toEqual([true, false, false]);
  expect([isRemovable(system), isRemovable(title), isRemovable(loneField(primaryKey()))]).toEqual([false, true, false]);
});

test('a column without configuration is visible, writable and has no markers', () => {
  const bare: Field = { ...title, meta: null };
  expect([isHidden(bare), isReadonly(bare, true), isManyToAny(bare), isPrimaryKey({ ...bare, schema: null })]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isReadonly({ ...bare, schema: null }, true), isRequired({ ...bare, schema: null })]).toEqual([false, false]);
  expect(isRequired({ ...bare, schema: bare.schema && { ...bare.schema, is_nullable: false } })).toBe(true);
});

test('recognises relational local types', () => {
  expect(LOCAL_TYPES.filter((type) => !isRelational(type))).toEqual(['standard', 'presentation']);
});

const sample = world('sample', [
  collection('tags', {}, [
    primaryKey('id', { hidden: true }),
    stringField('name'),
    stringField('b'),
    presentationField('x', 'notice', {}),
    stringField('a'),
    stringField('c'),
    stringField('d'),
  ]),
  collection('articles', { display_template: '{{title}}' }, [
    primaryKey(),
    stringField('title'),
    manyToOne('tag', { to: 'tags' }),
  ]),
  collection('keyless', null, [stringField('a')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('uses the configured display template, else the key', () => {
  expect(displayTemplateOf(schema, 'articles')).toBe('{{title}}');
  expect(displayTemplateOf(schema, 'tags')).toBe('{{id}}');
  expect(displayTemplateOf(schema, 'keyless')).toBeNull();
  expect(displayTemplateOf(schema, 'nothing')).toBeNull();
});

test('uses the name of a role, which servers configure no template for, unless it cannot be read', () => {
  const templateOf = (...fields: string[]) =>
    displayTemplateOf(
      schemaOf(
        [],
        fields.map((field) => ({ ...title, collection: 'directus_roles', field, meta: null })),
        [],
      ),
      'directus_roles',
    );
  expect(templateOf('id', 'name')).toBe('{{name}}');
  expect(templateOf('id')).toBeNull();
});

test('by default a one-to-many shows three fields in form order', () => {
  expect(defaultRelatedFields(schema, 'tags')).toEqual(['name', 'b', 'a']);
});

test("fields without a sort value come last, in the server's order", () => {
  const fields = ['c', 'a', 'b'].map((name) => ({ ...title, collection: 'x', field: name, meta: null }));
  const model = schemaOf([], [...fields, { ...title, collection: 'x' }, { ...title, collection: 'x', field: 'a' }], []);
  expect(formFields(model, 'x').map(({ field }) => field)).toEqual(['title', 'a', 'c', 'a', 'b']);
});

test.each([
  ['Überschrift Zwei', 'uberschrift_zwei'],
  ['2nd  Name!', 'nd__name'],
  ['日本', ''],
  ['already_fine', 'already_fine'],
  ['12 Angry Men', '_angry_men'],
  ['top 10', 'top_10'],
])('%s becomes %s', (text, name) => {
  expect(databaseName(text)).toBe(name);
});

test('databaseName is idempotent and total', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = databaseName(text);
      expect(name).toMatch(/^([a-z_][a-z0-9_]*)?$/);
      expect(databaseName(name)).toBe(name);
      expect(isDatabaseName(name)).toBe(name !== '');
      expect(isDatabaseName(text)).toBe(text !== '' && name === text);
    }),
  );
});

const draft: FieldDraft = {
  collection: 'articles',
  field: 'title',
  type: 'string',
  schema: { default_value: 'x', max_length: 9, is_nullable: false, is_unique: true },
  meta: { interface: 'input', options: {}, display: 'raw', display_options: {}, special: ['cast-csv'], note: 'kept' },
};

test.each([
  ['boolean', { default_value: false, is_nullable: false }, ['boolean']],
  ['uuid', { default_value: null, is_nullable: true }, ['uuid']],
  ['json', { default_value: null, is_nullable: true }, ['json']],
  ['hash', { default_value: null, is_nullable: true }, ['hash']],
  ['integer', { default_value: null, is_nullable: true }, []],
] as const)('a field that becomes %s starts over', (type, column, special) => {
  expect(changeFieldType(draft, type)).toEqual({
    ...draft,
    type,
    schema: { ...column, max_length: null, is_unique: true },
    meta: { interface: null, options: null, display: null, display_options: null, special, note: 'kept' },
  });
});

test('a field loses its column as an alias, and may get one again', () => {
  const alias = changeFieldType(draft, 'alias');
  expect(alias.schema).toBeNull();
  expect(changeFieldType({ ...alias, meta: null }, 'csv')).toMatchObject({
    schema: { is_nullable: true },
    meta: { special: ['csv'] },
  });
});

test('changing the type twice equals changing it once', () => {
  const type = fc.constantFrom(...FIELD_TYPES.filter((name) => name !== 'alias'));
  fc.assert(
    fc.property(type, type, (first, second) => {
      expect(changeFieldType(changeFieldType(draft, first), second)).toEqual(changeFieldType(draft, second));
    }),
  );
});

test('positions are counted from 1 and only changed ones are sent', () => {
  const placed = (name: string, sort: number): Field => loneField(stringField(name, { sort }));
  expect(reorderedFields([placed('a', 1), placed('c', 3), placed('b', 2)])).toEqual([
    { field: 'c', meta: { sort: 2 } },
    { field: 'b', meta: { sort: 3 } },
  ]);
  expect(reorderedFields([placed('a', 1), placed('b', 2)])).toEqual([]);
  expect(reorderedFields([{ ...title, meta: null }])).toEqual([{ field: 'title', meta: { sort: 1 } }]);
});

test("offers the inputs of a column's type", () => {
  const always = ['default_value', 'is_nullable', 'is_unique'];
  expect(columnInputs('string', 'standard', false)).toEqual(['length', ...always]);
  expect(columnInputs('decimal', 'standard', false)).toEqual(['precision', ...always]);
  expect(columnInputs('float', 'standard', false)).toContain('precision');
  for (const type of ['date', 'time', 'dateTime', 'timestamp'] as const)
    expect(columnInputs(type, 'standard', false)).toContain('triggers');
  expect(columnInputs('uuid', 'm2o', false)).toEqual([...always, 'triggers']);
  expect(columnInputs('uuid', 'file', false)).toEqual(always);
  expect(columnInputs('integer', 'standard', true)).toEqual(['is_nullable', 'is_unique']);
  expect(columnInputs('alias', 'o2m', false)).toEqual([]);
});

test('has placeholders and on-delete options', () => {
  expect([DEFAULT_LENGTH, DEFAULT_PRECISION, DEFAULT_SCALE]).toEqual([255, 10, 5]);
  expect(ON_DELETE).toEqual(['SET NULL', 'SET DEFAULT', 'CASCADE', 'NO ACTION']);
});

test('drafts the three kinds of keys', () => {
  expect(keyDraft('a', 'id', 'auto_int')).toMatchObject({
    type: 'integer',
    schema: { is_primary_key: true, has_auto_increment: true },
    meta: { hidden: true, readonly: true },
  });
  expect(keyDraft('a', 'id', 'uuid')).toMatchObject({
    type: 'uuid',
    schema: { is_primary_key: true, max_length: 36 },
    meta: { hidden: true, special: ['uuid'] },
  });
  expect(keyDraft('a', 'id', 'manual')).toEqual({
    collection: 'a',
    field: 'id',
    type: 'string',
    schema: { is_primary_key: true, max_length: 255 },
    meta: { interface: 'input' },
  });
});

test('system fields bring collection settings and relations', () => {
  expect(SYSTEM_FIELDS.map((kind) => systemFieldDraft('a', kind).type)).toEqual([
    'string',
    'integer',
    'timestamp',
    'uuid',
    'timestamp',
    'uuid',
  ]);
  expect(systemFieldDraft('a', 'status', 'state')).toMatchObject({
    field: 'state',
    schema: { default_value: 'draft', is_nullable: false },
  });
  expect(systemFieldMeta('status', 'state')).toEqual({
    archive_field: 'state',
    archive_value: 'archived',
    unarchive_value: 'draft',
  });
  expect(systemFieldMeta('sort')).toEqual({ sort_field: 'sort' });
  expect(systemFieldMeta('date_created')).toEqual({});
  expect(systemFieldRelation('a', 'user_updated')).toEqual({
    collection: 'a',
    field: 'user_updated',
    related_collection: 'directus_users',
    meta: null,
    schema: { on_delete: 'SET NULL' },
  });
  expect(systemFieldRelation('a', 'user_created', 'by')?.field).toBe('by');
  expect(systemFieldRelation('a', 'sort')).toBeNull();
});
