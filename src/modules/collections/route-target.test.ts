import { collection, primaryKey, stringField, uuidKey, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { systemPagePath } from '../../kit';
import { addressedItem, bookmarkFromUrl, routeTarget, pageTarget } from './route-target.rules';

const { collections, fields, relations } = world('sample', [
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [uuidKey()]),
  collection('places', {}, [stringField('name', { primaryKey: true })]),
  collection('front', { singleton: true }, [primaryKey()]),
]);
const schema = schemaOf(collections, fields, relations);

test('resolves a list, a new item and an item', () => {
  expect(routeTarget(schema, 'tags', null)).toEqual({ kind: 'list', collection: 'tags' });
  expect(routeTarget(schema, 'tags', '+')).toEqual({ kind: 'new', collection: 'tags' });
  expect(routeTarget(schema, 'tags', '12')).toEqual({ kind: 'existing', collection: 'tags', key: '12' });
});

test('resolves a singleton without a key only', () => {
  expect(routeTarget(schema, 'front', null)).toEqual({ kind: 'singleton', collection: 'front' });
  expect(routeTarget(schema, 'front', '1').kind).toBe('not-found');
});

test('is not found for missing and for system collections', () => {
  expect(routeTarget(schema, 'ghosts', null).kind).toBe('not-found');
  expect(routeTarget(schema, 'directus_users', '1').kind).toBe('not-found');
});

test('resolves a key with commas to several items', () => {
  expect(routeTarget(schema, 'tags', '3,1,,3')).toEqual({ kind: 'several', collection: 'tags', keys: ['3', '1'] });
  expect(routeTarget(schema, 'notes', 'a,b').kind).toBe('several');
  expect(routeTarget(schema, 'tags', '3,').kind).toBe('existing');
});

test('resolves text keys with commas to several items, and an encoded comma to one', () => {
  expect(routeTarget(schema, 'places', 'Paris,New%20York')).toEqual({
    kind: 'several',
    collection: 'places',
    keys: ['Paris', 'New York'],
  });
  expect(routeTarget(schema, 'places', 'Paris%2C%20France')).toEqual({
    kind: 'existing',
    collection: 'places',
    key: 'Paris, France',
  });
  expect(routeTarget(schema, 'places', '100%')).toEqual({ kind: 'existing', collection: 'places', key: '100%' });
});

test.each([
  ['directus_users', null, '/users'],
  ['directus_files', 'a b/c', '/files/a%20b%2Fc'],
  ['directus_activity', '7', '/activity/7'],
  ['directus_webhooks', '+', '/settings/webhooks/+'],
])('leads from %s, %p to %s', (collection, key, path) => {
  expect(pageTarget(schema, collection, key, systemPagePath)).toEqual({ kind: 'redirect', path });
});

test('shows other collections themselves, and no page for a system collection without one', () => {
  expect(pageTarget(schema, 'tags', '7', systemPagePath)).toEqual({ kind: 'existing', collection: 'tags', key: '7' });
  expect(pageTarget(schema, 'directus_permissions', null, systemPagePath)).toEqual({ kind: 'not-found' });
});

test.each([
  ['', null],
  ['bookmark=7', 7],
  ['bookmark=', 0],
  ['bookmark=-7', 0],
  ['bookmark=7e9', 0],
  ['bookmark=99999999999999999999', 0],
])('reads from the query "%s" the bookmark %p', (query, bookmark) => {
  expect(bookmarkFromUrl(new URLSearchParams(query))).toBe(bookmark);
});

test.each([
  ['/collections/tags/12', { collection: 'tags', key: '12' }],
  ['/collections/places/a%2Cb', { collection: 'places', key: 'a,b' }],
  ['/collections/tags/3,', { collection: 'tags', key: '3,' }],
  ['/collections/tags/+', null],
  ['/collections/tags/1,2', null],
  ['/collections/tags', null],
  ['/collections/tags/', null],
  ['/collections/directus_users/1', null],
])('the item that %s names before the data model is known: %j', (path, item) => {
  expect(addressedItem(path)).toEqual(item);
});
