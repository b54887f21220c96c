import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { JsonObject } from '../../../kernel';
import { schemaOf } from '../../schema';
import type { Permission } from '../permission';
import { permissionReport } from './permission-report';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

const stored = (id: number, action: string, rules: Partial<Permission>): Permission => ({
  id,
  role: 'editors',
  collection: 'articles',
  action,
  fields: null,
  permissions: null,
  validation: null,
  presets: null,
  ...rules,
});

const ofArticles = (permissions: readonly Permission[]) =>
  permissionReport(schema, 'editors', permissions, false).filter(([name]) => name === 'articles');

test('lists every action of every collection below the headings, those without access too', () => {
  const [headings, ...rows] = permissionReport(schema, 'editors', [], false);
  expect(headings?.slice(0, 3)).toEqual(['collection', 'action', 'access']);
  expect(rows).toHaveLength(schema.collections.size * 4);
  expect(ofArticles([])).toEqual(
    ['create', 'read', 'update', 'delete'].map((action) => ['articles', action, 'none', '', '', '', '', '']),
  );
});

test('writes rules as JSON and fields as a comma list', () => {
  const rules = {
    fields: ['id', 'title'],
    permissions: { title: { _contains: '=1+1' } },
    presets: { title: 'New' },
  };
  const full = stored(2, 'read', { fields: ['*'] });
  expect(ofArticles([stored(1, 'update', rules), full]).filter(([, action]) => action !== 'create')).toEqual([
    ['articles', 'read', 'all', 'stored', '*', '', '', ''],
    ['articles', 'update', 'custom', 'stored', 'id,title', '{"title":{"_contains":"=1+1"}}', '', '{"title":"New"}'],
    ['articles', 'delete', 'none', '', '', '', '', ''],
  ]);
});

test('names the permissions that the server implies for app access, unless they are replaced', () => {
  const withUsers = schemaOf(
    [...collections, ...world('users', [collection('directus_users', {}, [primaryKey()])]).collections],
    fields,
    relations,
  );
  const rowOf = (permissions: readonly Permission[]) =>
    permissionReport(withUsers, 'editors', permissions, true).find(
      ([name, action]) => name === 'directus_users' && action === 'read',
    );
  expect(rowOf([])?.slice(2, 4)).toEqual(['custom', 'app']);
  const replaced = stored(1, 'read', { collection: 'directus_users', fields: ['*'] });
  expect(rowOf([replaced])?.slice(2, 4)).toEqual(['all', 'stored']);
});

test('names a rule that is too deep to be written, whatever its depth', () => {
  const deep = Array.from({ length: 100_000 }).reduce<JsonObject>((inner) => ({ _and: [inner] }), {});
  const [, read] = ofArticles([stored(1, 'read', { permissions: deep })]);
  expect(read?.[5]).toBe('more than 100 levels');
});
