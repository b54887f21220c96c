/** @jest-environment node */
import { collection, world } from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { collectionNameFault, fieldNameFault, MAX_DATABASE_NAME } from './names';
import { NEW_COLLECTION, newCollectionFaults, newCollectionSteps, type NewCollection } from './new-collection';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, []),
  collection('Tags', {}, []),
  collection('directus_users', {}, []),
]);
const schema = schemaOf(collections, fields, relations);

const places: NewCollection = { ...NEW_COLLECTION, name: 'places' };

test.each([
  ['', 'name_missing'],
  ['Places', 'name_invalid'],
  ['2places', 'name_invalid'],
  ['places é', 'name_invalid'],
  ['a'.repeat(MAX_DATABASE_NAME + 1), 'name_too_long'],
  ['articles', 'name_taken'],
  ['tags', 'name_taken'],
  ['directus_users', 'name_reserved'],
  ['directus_places', 'name_reserved'],
  ['a'.repeat(MAX_DATABASE_NAME), null],
  ['places', null],
])('the name %s of a collection: %s', (name, fault) => {
  expect(collectionNameFault(schema, name)).toBe(fault);
});

test('the name of a folder of the navigation is taken', () => {
  const folder = { folder: 'attic', icon: null, color: null, hidden: false, translations: null };
  const withFolder = { ...schema, navigation: { ...schema.navigation, folders: [folder] } };
  expect([collectionNameFault(schema, 'attic'), collectionNameFault(withFolder, 'attic')]).toEqual([
    null,
    'name_taken',
  ]);
});

test('a field may have a reserved prefix, but no name that the collection has in any case', () => {
  expect(fieldNameFault(['Title'], 'directus_title')).toBeNull();
  expect(fieldNameFault(['Title'], 'title')).toBe('name_taken');
});

test('system fields may not have the name of the key, nor of one another', () => {
  expect(newCollectionFaults(schema, places)).toEqual({ name: null, key: null, systemFields: {} });
  const draft: NewCollection = {
    ...places,
    key: '',
    systemFields: { status: 'id', sort: 'order', date_created: 'order', user_created: '' },
  };
  expect(newCollectionFaults(schema, { ...draft, key: 'id' }).systemFields).toEqual({
    status: 'name_taken',
    date_created: 'name_taken',
    user_created: 'name_missing',
  });
  expect(newCollectionFaults(schema, draft).key).toBe('name_missing');
});

test('a collection without system fields is one request', () => {
  expect(newCollectionSteps({ ...places, keyKind: 'uuid', singleton: true })).toEqual([
    {
      step: 'create_collection',
      collection: {
        collection: 'places',
        meta: { singleton: true },
        fields: [expect.objectContaining({ collection: 'places', field: 'id', type: 'uuid' })],
      },
    },
  ]);
});

const everything: NewCollection = {
  ...places,
  systemFields: {
    user_updated: 'changed_by',
    status: 'state',
    sort: 'position',
    date_created: 'date_created',
    user_created: 'user_created',
    date_updated: 'date_updated',
  },
};

test('system fields come in their order, with archiving, the order, and relations that are emptied with the user', () => {
  const [create, ...rest] = newCollectionSteps(everything);
  expect(create).toMatchObject({
    collection: {
      meta: {
        singleton: false,
        archive_field: 'state',
        archive_value: 'archived',
        unarchive_value: 'draft',
        sort_field: 'position',
      },
      fields: [
        { field: 'id' },
        { field: 'state' },
        { field: 'position' },
        { field: 'date_created' },
        { field: 'user_created' },
        { field: 'date_updated' },
        { field: 'changed_by' },
      ],
    },
  });
  expect(rest).toEqual(
    ['user_created', 'changed_by'].map((field) => ({
      step: 'create_relation',
      relation: {
        collection: 'places',
        field,
        related_collection: 'directus_users',
        meta: null,
        schema: { on_delete: 'SET NULL' },
      },
    })),
  );
});

test('a singleton has neither archive nor order', () => {
  const [create] = newCollectionSteps({ ...everything, singleton: true });
  expect(create).toMatchObject({ collection: { meta: { singleton: true } } });
  expect(create?.step === 'create_collection' && Object.keys(create.collection.meta)).toEqual(['singleton']);
});
