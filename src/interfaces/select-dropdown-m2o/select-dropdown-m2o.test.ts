import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { anonymousAccess, type Access } from '../../domain/permissions';
import { fieldOf, schemaOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { failed, loading, networkFailure, ready } from '../../kernel';
import {
  selectedValue,
  relationTarget,
  relatedItemName,
  nestedItemName,
  parseRelatedValue,
} from './select-dropdown-m2o.rules';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), manyToOne('author', { to: 'people' })]),
  collection('people', {}, [primaryKey(), stringField('name')]),
]);
const schema = schemaOf(collections, fields, relations);
const reader: Access = {
  user: null,
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'people',
      action: 'read',
      fields: ['*'],
      permissions: {},
      validation: {},
      presets: {},
    },
  ],
};

const lead = (name: string, access: Access) => {
  const field = fieldOf(schema, 'articles', name);
  return field === null ? null : relationTarget(schema, access, field);
};

test('a field leads where its relation says, as far as somebody may look', () => {
  expect(lead('author', reader)).toEqual({ kind: 'open', collection: 'people', keyField: 'id' });
  expect(lead('author', anonymousAccess)).toEqual({ kind: 'hidden' });
});

test('a relation that nobody tells of is hidden, unless an administrator asks', () => {
  const role = { id: 'r', name: '', admin_access: true, app_access: true, module_list: null, collection_list: null };
  const admin = { user: { role }, permissions: [] } as unknown as Access;
  expect(lead('title', reader)).toEqual({ kind: 'hidden' });
  expect(lead('title', admin)).toEqual({ kind: 'nowhere' });
});

test('a value is a key, an item that comes along, or not understood', () => {
  expect(parseRelatedValue(null, 'id')).toEqual({ kind: 'nothing' });
  expect(parseRelatedValue(0, 'id')).toEqual({ kind: 'key', key: 0 });
  expect(parseRelatedValue({ name: 'Bo' }, 'id')).toEqual({ kind: 'item', item: { name: 'Bo' }, key: null });
  expect(parseRelatedValue({ id: 3, name: 'Bo' }, 'id')).toMatchObject({ kind: 'item', key: 3 });
  expect([true, [1]].map((value) => parseRelatedValue(value, 'id').kind)).toEqual(['unknown', 'unknown']);
});

test('choosing what is chosen changes nothing, not even its type', () => {
  expect(selectedValue(3, '3')).toBe('3');
  expect(selectedValue(3, 4)).toBe(3);
  expect(selectedValue(3, { id: 3 })).toBe(3);
});

test('an item is called by its name, by its key where that cannot be had, by nothing while it is on its way', () => {
  expect(relatedItemName(ready('Bo'), 3)).toBe('Bo');
  expect(relatedItemName(ready(null), 3)).toBe('3');
  expect(relatedItemName(failed(networkFailure('GET /items/people', false)), 3)).toBe('3');
  expect(relatedItemName(loading(), 3)).toBe('');
});

test('an item that comes along is called by what it has', () => {
  const say = (key: string, { name }: { readonly name: string }): string => `${key} ${name}`;
  const template = collectionTemplate(schema, 'people', '{{name}}');
  expect(nestedItemName({ name: 'Bo' }, template, null, say)).toBe('Bo');
  expect(nestedItemName({}, template, null, say)).toBe('related_new_item ');
  expect(nestedItemName({ id: 3 }, template, 'Bo', say)).toBe('related_edited_item Bo');
});
