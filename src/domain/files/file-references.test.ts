import { collection, fileField, filesField, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Access, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { fileReferences, referenceFilter } from '.';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), fileField('cover'), filesField('gallery')]),
  collection('landing', { singleton: true }, [primaryKey(), fileField('hero')]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
]);
const schema = schemaOf(collections, fields, relations);

const admin: Access = { user: testUser(true), permissions: [] };

const reader = (...rules: readonly (readonly [string, readonly string[]])[]): Access => ({
  user: testUser(false),
  permissions: rules.map(([name, readable], index): Permission => ({
    id: index,
    role: 'r',
    collection: name,
    action: 'read',
    fields: readable,
    permissions: null,
    validation: null,
    presets: null,
  })),
});

const pathsOf = (access: Access) =>
  fileReferences(schema, access)
    .filter(({ collection: name }) => name !== 'directus_users')
    .map(({ collection: name, path }) => [name, ...path].join('.'));

test('finds files of a field, of a list through its junction, and of a collection that is one object', () => {
  expect(pathsOf(admin)).toEqual(
    expect.arrayContaining(['articles.cover', 'articles.gallery.directus_files_id', 'landing.hero']),
  );
  expect(pathsOf(admin)).toHaveLength(3);
  const singletons = fileReferences(schema, admin).filter(({ singleton }) => singleton);
  expect(singletons.map(({ field }) => field)).toEqual(['hero']);
});

test('leaves out what the user may not read, the junction of a list included', () => {
  expect(pathsOf(reader())).toEqual([]);
  expect(pathsOf(reader(['articles', ['*']]))).toEqual(['articles.cover']);
  expect(pathsOf(reader(['articles', ['title', 'gallery']], ['articles_directus_files', ['*']]))).toEqual([
    'articles.gallery.directus_files_id',
  ]);
});

test('filters by the key of the file, through the junction of a list', () => {
  const filters = fileReferences(schema, admin)
    .filter(({ collection: name }) => name === 'articles')
    .map((reference) => referenceFilter(reference, 'f'));
  expect(filters).toEqual(
    expect.arrayContaining([{ cover: { _eq: 'f' } }, { gallery: { directus_files_id: { _eq: 'f' } } }]),
  );
});

test('leaves out system collections other than users, and collections that are unknown', () => {
  const settings = world('settings', [
    collection('directus_settings', {}, [primaryKey(), fileField('project_logo')]),
    collection('gone', {}, [primaryKey(), fileField('hero')]),
  ]);
  const known = [...collections, ...settings.collections].filter(({ collection: name }) => name !== 'gone');
  const references = fileReferences(
    schemaOf(known, [...fields, ...settings.fields], [...relations, ...settings.relations]),
    admin,
  );
  const names = references.map(({ collection: name }) => name);
  expect(names).toContain('articles');
  expect(names).not.toContain('gone');
  expect(names).not.toContain('directus_settings');
});
