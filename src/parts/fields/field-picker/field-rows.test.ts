import { cpuTime } from '../../../../tests/support/cpu-time';
import {
  collection,
  fileField,
  integerField,
  manyToAny,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { FILTER_FIELDS } from '../../../domain/filters';
import { fieldName, resolvePath, schemaOf } from '../../../domain/schema';
import { DISPLAY_TEMPLATE_FIELDS, TEMPLATE_FIELDS } from '../template-input/segments.rules';
import { searchRows, childRows, visibleRows, type FieldRules, type FieldTreeScope } from './field-rows.rules';

const model = world('sample', [
  collection('cities', {}, [primaryKey(), stringField('name')]),
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('home', { to: 'cities' }),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
  ]),
  collection('tags', {}, [primaryKey(), stringField('word')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('subtitle'),
    stringField('título', { translations: [{ language: 'de-DE', translation: 'Überschrift' }] }),
    integerField('odd', { special: ['no-data'] }),
    manyToOne('author', { to: 'people' }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['people', 'cities'] }),
    fileField('cover'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const scopeOf = (name: string, rules: FieldRules = TEMPLATE_FIELDS): FieldTreeScope => ({
  fieldName: (field) => fieldName(field, 'en-US'),
  schema,
  collection: name,
  rules,
  locale: 'en-US',
});
const templates = scopeOf('articles');
const german: FieldTreeScope = { ...templates, locale: 'de-DE', fieldName: (field) => fieldName(field, 'de-DE') };
const filters = scopeOf('articles', FILTER_FIELDS);
const blocks = scopeOf('articles_blocks', FILTER_FIELDS);
const paths = (rows: readonly { readonly path: string }[]) => rows.map(({ path }) => path);

test('childRows lists the fields that can be picked by name', () => {
  const expected = ['author', 'cover', 'id', 'subtitle', 'título'];
  expect(paths(childRows(templates, null))).toEqual(expected);
  expect(paths(childRows(filters, null))).toEqual(expected);
  expect(paths(childRows(german, null))).toEqual(['author', 'cover', 'id', 'subtitle', 'título']);
  expect(childRows(scopeOf('nothing'), null)).toEqual([]);
});

test('childRows asks the rules with the steps before the field', () => {
  const asked: string[] = [];
  const rules: FieldRules = {
    canPick: ({ segment }, parents) => {
      asked.push([...parents.map((parent) => parent.segment), segment].join('.'));
      return segment === 'name';
    },
    canExpand: ({ kind }) => kind === 'many',
  };
  const scope = scopeOf('people', rules);
  expect(paths(childRows(scope, null))).toEqual(['name', 'team']);
  expect(paths(visibleRows(scope, new Set(['team'])))).toEqual(['name', 'team', 'team.name', 'team.team']);
  expect(asked).toContain('team.boss');
});

test('visibleRows expands up to the third level', () => {
  const rows = visibleRows(templates, new Set(['author', 'author.boss', 'author.boss.boss']));
  expect(paths(rows)).toContain('author.boss.name');
  const last = rows.find(({ path }) => path === 'author.boss.boss');
  expect([last?.steps.length, last?.expandable]).toEqual([3, false]);
  expect(rows.find(({ path }) => path === 'author.boss.name')?.fullName).toBe('Author › Boss › Name');
  expect(paths(rows).some((path) => path.split('.').length > 3)).toBe(false);
});

test('display templates expand up to the second level', () => {
  const rows = visibleRows(scopeOf('articles', DISPLAY_TEMPLATE_FIELDS), new Set(['author', 'author.boss']));
  expect(paths(rows)).toContain('author.name');
  expect(rows.find(({ path }) => path === 'author.boss')?.expandable).toBe(false);
  expect(paths(rows).some((path) => path.split('.').length > 2)).toBe(false);
});

test('filters list a row for each collection of a many-to-any, which can only be expanded', () => {
  const rows = visibleRows(blocks, new Set(['item:people', 'item:people.home']));
  expect(
    rows
      .filter(({ path }) => path.startsWith('item'))
      .map(({ path, name, canPick, expandable }) => [path, name, canPick, expandable]),
  ).toEqual([
    ['item', 'Item', true, false],
    ['item:cities', 'Item (Cities)', false, true],
    ['item:people', 'Item (People)', false, true],
    ['item:people.boss', 'Boss', true, false],
    ['item:people.home', 'Home', true, false],
    ['item:people.id', 'Id', true, false],
    ['item:people.name', 'Name', true, false],
  ]);
  expect(paths(searchRows(blocks, 'item name'))).toEqual(['item:cities.name', 'item:people.name']);
});

test('templates do not list the collections of a many-to-any', () => {
  expect(paths(childRows(scopeOf('articles_blocks'), null))).toEqual([
    'articles_id',
    'collection',
    'id',
    'item',
    'sort',
  ]);
});

test('every row has a path that can be resolved', () => {
  for (const scope of [templates, filters, blocks]) {
    const found = searchRows(scope, '');
    expect(found.length).toBeGreaterThan(10);
    for (const { path, steps } of found)
      expect(resolvePath(schema, scope.collection, path)).toEqual({ steps, problem: null });
  }
});

test('searchRows matches all terms in names and paths, ignoring accents', () => {
  expect(paths(searchRows(templates, 'titulo'))).toEqual(['título']);
  expect(paths(searchRows(templates, 'name boss'))).toEqual(['author.boss.name']);
  expect(paths(searchRows(templates, 'home › na'))).toEqual(['author.home.name']);
  expect(paths(searchRows(german, 'Ubersch'))).toEqual(['título']);
  expect(searchRows(templates, 'nothing of this')).toEqual([]);
});

test('searchRows lists names that start with the text first, and near fields before far ones', () => {
  expect(paths(searchRows(templates, 'name'))).toEqual(['author.name', 'author.boss.name', 'author.home.name']);
  expect(paths(searchRows(templates, 'ti'))).toEqual(['título', 'subtitle']);
});

test('searchRows stops at its limit in a wide recursive model', () => {
  const many = world('wide', [
    collection('nodes', {}, [
      primaryKey(),
      ...Array.from({ length: 200 }, (_, index) => integerField(`number_${index}`)),
      ...Array.from({ length: 40 }, (_, index) => manyToOne(`link_${index}`, { to: 'nodes' })),
    ]),
  ]);
  const wide = { ...scopeOf('nodes', FILTER_FIELDS), schema: schemaOf(many.collections, many.fields, many.relations) };
  const time = cpuTime(() => {
    expect(searchRows(wide, 'zzz')).toEqual([]);
    expect(searchRows(wide, 'number').length).toBeLessThan(20_500);
  });
  expect(time).toBeLessThan(3_000);
});
