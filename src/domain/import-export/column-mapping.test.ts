import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { testUser } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { guessMapping, importableFields, mapColumn, unfilledFields } from './column-mapping';

const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { required: true }),
    stringField('sub_title'),
    integerField('words'),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const fields = importableFields(schema, { user: testUser(true), permissions: [] }, 'articles');
const guess = (...columns: string[]) => guessMapping(columns, fields, 'en-US');

test('columns find their field by key, else by name, whatever its case and spaces', () => {
  expect(guess('title', 'Sub Title', 'WORDS', 'ID', 'other')).toEqual(['title', 'sub_title', 'words', 'id', null]);
});

test('no field is filled twice, and the exact key comes first', () => {
  expect(guess('Title', 'title', 'TITLE')).toEqual([null, 'title', null]);
  expect(guess('__proto__', 'constructor')).toEqual([null, null]);
});

test('a field goes to the column that was chosen last', () => {
  expect(mapColumn(['title', null], 1, 'title')).toEqual([null, 'title']);
  expect(mapColumn(['title', 'words'], 0, null)).toEqual([null, 'words']);
});

test('what a new item needs and no column brings', () => {
  expect(unfilledFields(fields, guess('words')).map(({ field }) => field)).toEqual(['title']);
  expect(unfilledFields(fields, guess('title'))).toEqual([]);
});

test('only fields that may be created are offered', () => {
  const rule = {
    id: 1,
    role: 'r',
    collection: 'articles',
    action: 'create',
    fields: ['title'],
    permissions: null,
    validation: null,
    presets: null,
  } as const;
  expect(
    importableFields(schema, { user: testUser(false), permissions: [rule] }, 'articles').map(({ field }) => field),
  ).toEqual(['title']);
  expect(importableFields(schema, { user: testUser(false), permissions: [] }, 'articles')).toEqual([]);
});
