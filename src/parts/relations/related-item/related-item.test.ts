import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { anonymousAccess, type Access } from '../../../domain/permissions';
import { fieldOf, schemaOf } from '../../../domain/schema';
import { collectionTemplate } from '../../../domain/templates';
import { failed, loading, networkFailure, ready } from '../../../kernel';
import {
  selectedValue,
  relationTarget,
  relatedItemName,
  nestedItemName,
  parseRelatedValue,
} from './related-item.rules';

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

test('relationTarget returns the related collection if the user may read it', () => {
  expect(lead('author', reader)).toEqual({ kind: 'open', collection: 'people', keyField: 'id' });
  expect(lead('author', anonymousAccess)).toEqual({ kind: 'hidden' });
});

test('relationTarget takes a relation to another collection than the only allowed one for missing', () => {
  const field = fieldOf(schema, 'articles', 'author');
  const target = (only: string) => field && relationTarget(schema, reader, field, only);
  expect([target('people'), target('directus_files')]).toMatchObject([{ kind: 'open' }, { kind: 'missing' }]);
});

test('relationTarget reports a missing relation to administrators only', () => {
  const role = { id: 'r', name: '', admin_access: true, app_access: true, module_list: null, collection_list: null };
  const admin = { user: { role }, permissions: [] } as unknown as Access;
  expect(lead('title', reader)).toEqual({ kind: 'hidden' });
  expect(lead('title', admin)).toEqual({ kind: 'missing' });
});

test('parseRelatedValue returns a key, a nested item or an unsupported value', () => {
  expect(parseRelatedValue(null, 'id')).toEqual({ kind: 'nothing' });
  expect(parseRelatedValue(0, 'id')).toEqual({ kind: 'key', key: 0 });
  expect(parseRelatedValue({ name: 'Bo' }, 'id')).toEqual({ kind: 'item', item: { name: 'Bo' }, key: null });
  expect(parseRelatedValue({ id: 3, name: 'Bo' }, 'id')).toMatchObject({ kind: 'item', key: 3 });
  expect([true, [1]].map((value) => parseRelatedValue(value, 'id').kind)).toEqual(['unknown', 'unknown']);
});

test('selectedValue keeps the type of an equal previous key', () => {
  expect(selectedValue(3, '3')).toBe('3');
  expect(selectedValue(3, 4)).toBe(3);
  expect(selectedValue(3, { id: 3 })).toBe(3);
});

test('relatedItemName returns the name, the key when unavailable, and an empty text while loading', () => {
  expect(relatedItemName(ready('Bo'), 3)).toBe('Bo');
  expect(relatedItemName(ready(null), 3)).toBe('3');
  expect(relatedItemName(failed(networkFailure('GET /items/people', false)), 3)).toBe('3');
  expect(relatedItemName(loading(), 3)).toBe('');
});

test('nestedItemName renders the template with the values of the item', () => {
  const say = (key: string, { name }: { readonly name: string }): string => `${key} ${name}`;
  const template = collectionTemplate(schema, 'people', '{{name}}');
  expect(nestedItemName({ name: 'Bo' }, template, null, say)).toBe('Bo');
  expect(nestedItemName({}, template, null, say)).toBe('related_new_item ');
  expect(nestedItemName({ id: 3 }, template, 'Bo', say)).toBe('related_edited_item Bo');
});
