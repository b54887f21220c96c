import { collection, manyToOne, primaryKey, stringField, uuidKey, world } from '../../../fixtures/builders';
import { listableFields, schemaOf } from '../schema';
import { collectionTemplate, referenceOf } from '../templates';
import { decodeTableQuery, sortMenu } from '.';

test('the static token of users is in no list of fields, column, template or sort menu', () => {
  const users = world('directory', [
    collection('directus_users', {}, [uuidKey(), stringField('email'), stringField('token')]),
    collection('notes', {}, [primaryKey(), stringField('token'), manyToOne('author', { to: 'directus_users' })]),
  ]);
  const directory = schemaOf(users.collections, users.fields, users.relations);
  expect(listableFields(directory, 'directus_users').map(({ field }) => field)).toEqual(['id', 'email']);
  expect(listableFields(directory, 'notes').map(({ field }) => field)).toContain('token');
  expect(referenceOf(directory, 'directus_users', 'token')).toBeNull();
  expect(referenceOf(directory, 'notes', 'author.token')).toBeNull();
  expect(collectionTemplate(directory, 'notes', '{{author.token}}{{author.email}}{{token}}').fields).toEqual([
    'author.email',
    'token',
  ]);
  const saved = { tabular: { fields: ['token', 'email'] } };
  expect(decodeTableQuery(directory, 'directus_users', saved, 'tabular').fields).toEqual(['email']);
  expect(sortMenu(directory, 'directus_users').map(({ field }) => field.field)).toEqual(['id', 'email']);
});
