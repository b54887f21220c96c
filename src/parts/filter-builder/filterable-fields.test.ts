import {
  collection,
  integerField,
  manyToAny,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf, type Schema } from '../../domain/schema';
import { childFields, searchFields } from './filterable-fields.rules';

const { collections, fields, relations } = world('sample', [
  collection('cities', {}, [primaryKey(), stringField('name')]),
  collection('people', {}, [primaryKey(), stringField('name'), manyToOne('home', { to: 'cities' })]),
  collection('articles', {}, [
    primaryKey(),
    stringField('subtitle'),
    stringField('title', { translations: [{ language: 'de-DE', translation: 'Überschrift' }] }),
    presentationField('advice', 'presentation-notice', {}),
    manyToOne('author', { to: 'people' }),
    manyToAny('blocks', { allowed: ['people', 'cities'] }),
  ]),
]);
const scope = { schema: schemaOf(collections, fields, relations), locale: 'en-US' };
const paths = (choices: readonly { readonly path: string }[]) => choices.map(({ path }) => path);

test('childFields lists fields by name, and those below a relation', () => {
  expect(paths(childFields(scope, 'articles', ''))).toEqual(['author', 'id', 'subtitle', 'title']);
  expect(
    childFields(scope, 'articles', 'author').map(({ path, prefix, expandable }) => [path, prefix, expandable]),
  ).toEqual([
    ['author.home', 'Author › ', true],
    ['author.id', 'Author › ', false],
    ['author.name', 'Author › ', false],
  ]);
  expect(paths(childFields(scope, 'articles', 'author.home'))).toEqual(['author.home.id', 'author.home.name']);
});

test('childFields ends at the third level and below fields without a relation', () => {
  const { schema } = scope;
  const looped: Schema = {
    ...schema,
    relations: new Map([
      ...schema.relations,
      ['cities', [{ collection: 'cities', field: 'id', related_collection: 'people', meta: null }]],
    ]),
  };
  expect(
    childFields({ ...scope, schema: looped }, 'articles', 'author.home').every(({ expandable }) => !expandable),
  ).toBe(true);
  expect(childFields({ ...scope, schema: looped }, 'articles', 'author.home.id')).toEqual([]);
  expect(childFields(scope, 'articles', 'title')).toEqual([]);
  expect(childFields(scope, 'articles', 'nothing')).toEqual([]);
});

test('childFields lists one entry for each collection of a many-to-any field', () => {
  expect(
    childFields(scope, 'articles_blocks', '')
      .map(({ path, name, type, expandable }) => [path, name, type, expandable])
      .filter(([path]) => String(path).startsWith('item')),
  ).toEqual([
    ['item', 'Item', 'string', false],
    ['item:cities', 'Item (Cities)', null, true],
    ['item:people', 'Item (People)', null, true],
  ]);
  expect(
    childFields(scope, 'articles_blocks', 'item:people').map(({ path, prefix, expandable }) => [
      path,
      prefix,
      expandable,
    ]),
  ).toEqual([
    ['item:people.home', 'Item (People) › ', false],
    ['item:people.id', 'Item (People) › ', false],
    ['item:people.name', 'Item (People) › ', false],
  ]);
  expect(childFields(scope, 'articles_blocks', 'item')).toEqual([]);
  expect(paths(searchFields(scope, 'articles_blocks', 'item'))).toEqual([
    'item',
    'item:cities.id',
    'item:cities.name',
    'item:people.home',
    'item:people.id',
    'item:people.name',
  ]);
});

test('searchFields matches names and paths, best matches first', () => {
  expect(paths(searchFields(scope, 'articles', 'name'))).toEqual(['author.name', 'author.home.name']);
  expect(paths(searchFields(scope, 'articles', 'home › na'))).toEqual(['author.home.name']);
  expect(paths(searchFields({ ...scope, locale: 'de-DE' }, 'articles', 'übersch'))).toEqual(['title']);
  expect(paths(searchFields({ ...scope, locale: 'de-DE' }, 'articles', 'Ubersch'))).toEqual(['title']);
  expect(paths(searchFields(scope, 'articles', 'title'))).toEqual(['title', 'subtitle']);
  expect(paths(searchFields(scope, 'articles', 'volcano'))).toEqual([]);
});

test('searchFields stops at its limits in a recursive model', () => {
  const many = Array.from({ length: 200 }, (_, index) => integerField(`number_${index}`));
  const links = Array.from({ length: 40 }, (_, index) => manyToOne(`link_${index}`, { to: 'big' }));
  const big = world('big', [collection('big', {}, [primaryKey(), ...many, ...links])]);
  const bigScope = { schema: schemaOf(big.collections, big.fields, big.relations), locale: 'en-US' };
  const start = performance.now();
  expect(searchFields(bigScope, 'big', 'number')).toHaveLength(50);
  expect(searchFields(bigScope, 'big', 'volcano')).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1500);
});
