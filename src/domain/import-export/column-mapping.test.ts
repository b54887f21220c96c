import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { testUser } from '../permissions/current-user.fixtures';
import { fieldName, schemaOf } from '../schema';
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
const guess = (...columns: string[]) => guessMapping(columns, fields, (field) => fieldName(field, 'en-US'));

test('maps columns by key, then by label, ignoring case and spaces', () => {
  expect(guess('title', 'Sub Title', 'WORDS', 'ID', 'other')).toEqual(['title', 'sub_title', 'words', 'id', null]);
});

test('maps columns by the names that readers see', () => {
  const nameOf = ({ field }: { readonly field: string }): string => (field === 'words' ? 'Anzahl Wörter' : field);
  expect(guessMapping(['anzahl wörter', 'Title'], fields, nameOf)).toEqual(['words', 'title']);
});

test('maps no field twice and prefers the exact key', () => {
  expect(guess('Title', 'title', 'TITLE')).toEqual([null, 'title', null]);
  expect(guess('__proto__', 'constructor')).toEqual([null, null]);
});

test('unmaps the previous column of a field', () => {
  expect(mapColumn(['title', null], 1, 'title')).toEqual([null, 'title']);
  expect(mapColumn(['title', 'words'], 0, null)).toEqual([null, 'words']);
});

test('lists required fields without a column', () => {
  expect(unfilledFields(fields, guess('words')).map(({ field }) => field)).toEqual(['title']);
  expect(unfilledFields(fields, guess('title'))).toEqual([]);
});

test('offers only fields that may be set on creation', () => {
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
