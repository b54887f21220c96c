import {
  collection,
  integerField,
  loneField,
  primaryKey,
  stringField,
  stringKey,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { archiveRuleOf, schemaOf } from '../schema';
import {
  archiveAll,
  archiveToggle,
  batchWrite,
  isBatchEditable,
  itemToUpdate,
  nothingToSave,
  toggleBatchField,
} from './item-writes';
import { newItemValues } from './new-item';

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [
    primaryKey(),
    stringField('text', { default: 'Hello' }),
    integerField('stars', { default: 3 }),
  ]),
  collection('tokens', {}, [uuidKey()]),
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('loose', null, [stringField('text')]),
]);
const schema = schemaOf(collections, fields, relations);

test('there is nothing to save of an existing item or a singleton without changes', () => {
  for (const target of [
    { kind: 'existing', collection: 'notes', key: 7 },
    { kind: 'singleton', collection: 'notes' },
  ] as const) {
    expect(nothingToSave(schema, target, { text: 'x' })).toBeNull();
    expect(nothingToSave(schema, target, {})).toBe('nothing_to_save');
  }
});

test('a new item can be saved without edits when its key is generated', () => {
  expect(nothingToSave(schema, { kind: 'new', collection: 'notes' }, {})).toBeNull();
  expect(nothingToSave(schema, { kind: 'new', collection: 'tokens' }, {})).toBeNull();
});

test('a new item needs a key entered by the user', () => {
  const target = { kind: 'new', collection: 'languages' } as const;
  expect(nothingToSave(schema, target, {})).toBe('nothing_to_save');
  expect(nothingToSave(schema, target, { name: 'German' })).toBe('key_missing');
  expect(nothingToSave(schema, target, { code: '', name: 'German' })).toBe('key_missing');
  expect(nothingToSave(schema, target, { code: 'de-DE' })).toBeNull();
  expect(nothingToSave(schema, { kind: 'new', collection: 'loose' }, { text: 'x' })).toBe('key_missing');
});

test('prefers permission presets to column defaults', () => {
  expect(newItemValues(schema, 'notes', { text: 'Preset' })).toEqual({ text: 'Preset', stars: 3 });
  expect(newItemValues(schema, 'notes', null)).toEqual({ text: 'Hello', stars: 3 });
});

describe('batch', () => {
  const text = loneField(stringField('text', { default: 'Hello' }));

  test('sends every selected field, including null values', () => {
    const ticked = toggleBatchField({}, text);
    expect(ticked).toEqual({ text: 'Hello' });
    expect(toggleBatchField(ticked, text)).toEqual({});
    expect(toggleBatchField({ ...ticked, stars: 1 }, text)).toEqual({ stars: 1 });
    expect(toggleBatchField({}, { ...text, schema: null })).toEqual({ text: null });
    expect(batchWrite([1, 2], { text: null })).toEqual({ keys: [1, 2], data: { text: null } });
    expect(batchWrite([1, 2], {})).toBeNull();
    expect(batchWrite([], { text: 'x' })).toBeNull();
  });

  test('excludes primary keys and unique fields', () => {
    expect(isBatchEditable(text)).toBe(true);
    expect(isBatchEditable({ ...text, schema: null })).toBe(true);
    expect(isBatchEditable(loneField(stringField('slug', { unique: true })))).toBe(false);
    expect(isBatchEditable(loneField(primaryKey()))).toBe(false);
    expect(isBatchEditable({ ...text, collection: 'directus_users', field: 'token' })).toBe(false);
  });
});

describe('archive', () => {
  const ruleOf = (archived: string, unarchived: string) => {
    const {
      collections: [only],
    } = world('w', [
      collection('a', { archive_field: 'status', archive_value: archived, unarchive_value: unarchived }, [
        primaryKey(),
      ]),
    ]);
    const rule = only === undefined ? null : archiveRuleOf(only);
    if (rule === null) throw new Error('The collection archives');
    return rule;
  };

  test('toggles between archived and unarchived, with boolean values for boolean fields', () => {
    const status = ruleOf('archived', 'draft');
    expect(archiveToggle(status, { status: 'published' })).toEqual({ status: 'archived' });
    expect(archiveToggle(status, { status: 'archived' })).toEqual({ status: 'draft' });
    expect(archiveToggle(status, {})).toEqual({ status: 'archived' });
    expect(archiveToggle(ruleOf('true', 'false'), { status: true })).toEqual({ status: false });
    expect(archiveToggle(ruleOf('false', 'true'), { status: true })).toEqual({ status: false });
    expect(archiveAll(status)).toEqual({ status: 'archived' });
  });

  test.each([
    ['archived', 'draft'],
    ['true', 'false'],
    ['false', 'true'],
    ['0', '1'],
  ])('twice gives back what there was, for %s and %s', (archived, unarchived) => {
    const rule = ruleOf(archived, unarchived);
    for (const status of [rule.archived, rule.unarchived]) {
      const once = archiveToggle(rule, { status });
      expect(once).not.toEqual({ status });
      expect(archiveToggle(rule, once)).toEqual({ status });
    }
  });
});

test('a save updates an existing item and a singleton with a row, and creates all others', () => {
  const singleton = { kind: 'singleton', collection: 'notes' } as const;
  expect(itemToUpdate(schema, { kind: 'new', collection: 'notes' }, { id: 1 })).toBeNull();
  expect(itemToUpdate(schema, { kind: 'existing', collection: 'notes', key: 7 }, {})).toEqual({});
  expect(itemToUpdate(schema, singleton, { id: 1 })).toEqual({ id: 1 });
  expect(itemToUpdate(schema, singleton, { id: null })).toBeNull();
  // The key is not readable: whether the row exists is unknown.
  expect(itemToUpdate(schema, singleton, { text: 'x' })).toEqual({ text: 'x' });
  expect(itemToUpdate(schema, { kind: 'singleton', collection: 'missing' }, {})).toEqual({});
});
