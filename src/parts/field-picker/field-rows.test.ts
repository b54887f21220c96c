import {
  collection,
  fileField,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { searchRows, childRows, visibleRows, type FieldTreeScope } from './field-rows.rules';

const model = world('sample', [
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
  ]),
  collection('tags', {}, [primaryKey(), stringField('word')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('título'),
    manyToOne('author', { to: 'people' }),
    manyToMany('tags', { to: 'tags' }),
    fileField('cover'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const scope: FieldTreeScope = {
  schema: schemaOf(model.collections, model.fields, model.relations),
  collection: 'articles',
  includeLists: true,
  locale: 'en-US',
};
const paths = (rows: readonly { readonly path: string }[]) => rows.map(({ path }) => path);

test('childRows lists fields with a value, and related lists with includeLists', () => {
  expect(paths(childRows(scope, null))).toEqual(['id', 'título', 'author', 'tags', 'cover']);
  expect(paths(childRows({ ...scope, includeLists: false }, null))).toEqual(['id', 'título', 'author', 'cover']);
});

test('visibleRows expands up to the third level', () => {
  const rows = visibleRows(scope, new Set(['author', 'author.boss', 'author.boss.boss']));
  expect(paths(rows)).toContain('author.boss.name');
  expect(rows.find(({ path }) => path === 'author.boss.boss')).toMatchObject({ level: 3, expandable: false });
  expect(rows.find(({ path }) => path === 'author.boss.name')?.fullName).toBe('Author › Boss › Name');
  expect(paths(rows).some((path) => path.split('.').length > 3)).toBe(false);
});

test('searchRows matches all terms in names and keys, ignoring accents, shallow fields first', () => {
  expect(paths(searchRows(scope, 'titulo'))).toEqual(['título']);
  expect(paths(searchRows(scope, 'name boss'))).toEqual(['author.boss.name']);
  expect(paths(searchRows(scope, 'name'))).toEqual(['author.name', 'author.boss.name']);
  expect(searchRows(scope, 'nothing of this')).toEqual([]);
});

test('searchRows ends in a recursive model', () => {
  const many = world('wide', [
    collection('nodes', {}, [
      primaryKey(),
      ...Array.from({ length: 60 }, (_, index) => manyToOne(`link_${index}`, { to: 'nodes' })),
    ]),
  ]);
  const wide = { ...scope, schema: schemaOf(many.collections, many.fields, many.relations), collection: 'nodes' };
  expect(searchRows(wide, 'zzz')).toEqual([]);
});
