/** @jest-environment node */
import { collection, fileField, primaryKey, stringField, uuidKey, world } from '../../../fixtures/builders';
import type { Access, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { itemPictures, pictureIn } from './item-pictures';

const { collections, fields, relations } = world('sample', [
  collection('notes', {}, [primaryKey(), stringField('title'), fileField('cover'), fileField('portrait')]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('directus_files', {}, [uuidKey(), stringField('type'), stringField('modified_on')]),
]);
const schema = schemaOf(collections, fields, relations);

const admin: Access = { user: testUser(true), permissions: [] };

const reading = (granted: Readonly<Record<string, readonly string[]>>): Access => ({
  user: testUser(false),
  permissions: Object.entries(granted).map(([name, allowed]): Permission => ({
    id: 1,
    role: 'r',
    collection: name,
    action: 'read',
    fields: allowed,
    permissions: null,
    validation: null,
    presets: null,
  })),
});

test('the picture is that of the first field with a file, or of the one that the template names', () => {
  expect(itemPictures(schema, admin, 'notes', ['title'])).toEqual({
    source: 'cover',
    fields: ['cover.id', 'cover.type', 'cover.modified_on'],
  });
  expect(itemPictures(schema, admin, 'notes', ['title', 'portrait.type'])?.source).toBe('portrait');
});

test('a collection without such a field has no pictures', () => {
  expect(itemPictures(schema, admin, 'tags', [])).toBeNull();
});

test('only readable fields of the picture are requested, and none without its key', () => {
  const own = { notes: ['*'] };
  expect(itemPictures(schema, reading({ ...own, directus_files: ['id', 'type'] }), 'notes', [])?.fields).toEqual([
    'cover.id',
    'cover.type',
  ]);
  expect(itemPictures(schema, reading({ ...own, directus_files: ['type'] }), 'notes', [])).toBeNull();
  expect(itemPictures(schema, reading({ notes: ['title'] }), 'notes', [])).toBeNull();
});

test('an item without a picture, and an answer of another shape, have none', () => {
  const pictures = itemPictures(schema, admin, 'notes', []);
  const cover = { id: 'a', type: 'image/png', modified_on: null };
  expect(pictureIn(pictures, { cover })).toMatchObject({ id: 'a' });
  expect(pictureIn(pictures, { cover: null })).toBeNull();
  expect(pictureIn(pictures, 'text')).toBeNull();
  expect(pictureIn(null, { cover })).toBeNull();
});
