import { collection, primaryKey, stringField, uuidKey, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { destinationOf } from './route-target.rules';

const { collections, fields, relations } = world('sample', [
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [uuidKey()]),
  collection('places', {}, [stringField('name', { primaryKey: true })]),
  collection('front', { singleton: true }, [primaryKey()]),
]);
const schema = schemaOf(collections, fields, relations);

test('a list, a new item, an item', () => {
  expect(destinationOf(schema, 'tags', null)).toEqual({ kind: 'list', collection: 'tags' });
  expect(destinationOf(schema, 'tags', '+')).toEqual({ kind: 'new', collection: 'tags' });
  expect(destinationOf(schema, 'tags', '12')).toEqual({ kind: 'existing', collection: 'tags', key: '12' });
});

test('a singleton has no keys', () => {
  expect(destinationOf(schema, 'front', null)).toEqual({ kind: 'singleton', collection: 'front' });
  expect(destinationOf(schema, 'front', '1').kind).toBe('not-found');
});

test('what is not there, and what has pages of its own', () => {
  expect(destinationOf(schema, 'ghosts', null).kind).toBe('not-found');
  expect(destinationOf(schema, 'directus_users', '1').kind).toBe('not-found');
});

test('a key with commas is several items', () => {
  expect(destinationOf(schema, 'tags', '3,1,,3')).toEqual({ kind: 'several', collection: 'tags', keys: ['3', '1'] });
  expect(destinationOf(schema, 'notes', 'a,b').kind).toBe('several');
  expect(destinationOf(schema, 'tags', '3,').kind).toBe('existing');
});

test('where a comma may be part of a key, it is one', () => {
  expect(destinationOf(schema, 'places', 'Paris, France')).toEqual({
    kind: 'existing',
    collection: 'places',
    key: 'Paris, France',
  });
});
