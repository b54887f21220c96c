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
  batchKeys,
  batchWrite,
  isBatchEditable,
  savePlan,
  toggleBatchField,
} from './save-plan';
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

test('an existing item is sent what changed, and nothing when nothing did', () => {
  const target = { kind: 'existing', collection: 'notes', key: 7 } as const;
  expect(savePlan(schema, target, { text: 'x' })).toEqual({
    kind: 'update',
    collection: 'notes',
    key: 7,
    values: { text: 'x' },
  });
  expect(savePlan(schema, target, {})).toEqual({ kind: 'none', reason: 'nothing_to_save' });
  const singleton = { kind: 'singleton', collection: 'notes' } as const;
  expect(savePlan(schema, singleton, { text: 'x' })).toEqual({
    kind: 'update-singleton',
    collection: 'notes',
    values: { text: 'x' },
  });
});

test('a new item is saved as it stands when its key comes by itself', () => {
  expect(savePlan(schema, { kind: 'new', collection: 'notes' }, {})).toEqual({
    kind: 'create',
    collection: 'notes',
    values: {},
  });
  expect(savePlan(schema, { kind: 'new', collection: 'tokens' }, {})).toMatchObject({ kind: 'create' });
});

test('a key that people type has to be there', () => {
  const target = { kind: 'new', collection: 'languages' } as const;
  expect(savePlan(schema, target, {})).toEqual({ kind: 'none', reason: 'nothing_to_save' });
  expect(savePlan(schema, target, { name: 'German' })).toEqual({ kind: 'none', reason: 'key_missing' });
  expect(savePlan(schema, target, { code: '', name: 'German' })).toEqual({ kind: 'none', reason: 'key_missing' });
  expect(savePlan(schema, target, { code: 'de-DE' })).toMatchObject({ kind: 'create', values: { code: 'de-DE' } });
  expect(savePlan(schema, { kind: 'new', collection: 'loose' }, { text: 'x' })).toEqual({
    kind: 'none',
    reason: 'key_missing',
  });
});

test('presets of the permission go over the defaults of the columns', () => {
  expect(newItemValues(schema, 'notes', { text: 'Preset' })).toEqual({ text: 'Preset', stars: 3 });
  expect(newItemValues(schema, 'notes', null)).toEqual({ text: 'Hello', stars: 3 });
});

describe('batch', () => {
  const text = loneField(stringField('text', { default: 'Hello' }));

  test('a key with commas names several items, each once', () => {
    expect(batchKeys('3,1,3,')).toEqual(['3', '1']);
    expect(batchKeys('7')).toEqual(['7']);
  });

  test('a field counts once it is ticked, whatever its value', () => {
    const ticked = toggleBatchField({}, text);
    expect(ticked).toEqual({ text: 'Hello' });
    expect(toggleBatchField(ticked, text)).toEqual({});
    expect(toggleBatchField({ ...ticked, stars: 1 }, text)).toEqual({ stars: 1 });
    expect(toggleBatchField({}, { ...text, schema: null })).toEqual({ text: null });
    expect(batchWrite([1, 2], { text: null })).toEqual({ keys: [1, 2], data: { text: null } });
    expect(batchWrite([1, 2], {})).toBeNull();
    expect(batchWrite([], { text: 'x' })).toBeNull();
  });

  test('what is one per item cannot be given to several', () => {
    expect(isBatchEditable(text)).toBe(true);
    expect(isBatchEditable({ ...text, schema: null })).toBe(true);
    expect(isBatchEditable(loneField(stringField('slug', { unique: true })))).toBe(false);
    expect(isBatchEditable(loneField(primaryKey()))).toBe(false);
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

  test('archived or not, whichever it is not yet; the words for booleans become booleans', () => {
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
