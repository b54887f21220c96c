/** @jest-environment node */
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Access } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { nameSearch } from './name-search';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}} {{town}}' }, [
    primaryKey(),
    stringField('name'),
    stringField('town'),
  ]),
  collection('keyless', {}, []),
]);
const schema = schemaOf(collections, fields, relations);

/** May read names, and no towns. */
const reader: Access = {
  user: testUser(false),
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'people',
      action: 'read',
      fields: ['id', 'name'],
      permissions: null,
      validation: null,
      presets: null,
    },
  ],
};

test('asks for the keys and the fields of the template, and names the items of the answer', () => {
  const search = nameSearch(schema, 'people', [1, '2'], null);
  expect(search?.query).toEqual({ filter: { id: { _in: [1, '2'] } }, fields: ['id', 'name', 'town'], limit: 2 });
  expect([...(search?.namesIn([{ id: 1, name: 'Ann', town: 'Ystad' }, { id: 2 }]) ?? [])]).toEqual([
    ['1', 'Ann Ystad'],
    ['2', ''],
  ]);
});

test('with access, unreadable fields are not asked for', () => {
  expect(nameSearch(schema, 'people', [1], null, reader)?.query.fields).toEqual(['id', 'name']);
});

test('there is none for an unknown collection, and for one without a key', () => {
  expect([nameSearch(schema, 'nowhere', [1], null), nameSearch(schema, 'keyless', [1], null)]).toEqual([null, null]);
});
