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
const place = { schema: schemaOf(collections, fields, relations), locale: 'en-US' };
const paths = (choices: readonly { readonly path: string }[]) => choices.map(({ path }) => path);

test('fields are listed by name, those behind a relation behind it', () => {
  expect(paths(childFields(place, 'articles', ''))).toEqual(['author', 'id', 'subtitle', 'title']);
  expect(
    childFields(place, 'articles', 'author').map(({ path, prefix, expandable }) => [path, prefix, expandable]),
  ).toEqual([
    ['author.home', 'Author › ', true],
    ['author.id', 'Author › ', false],
    ['author.name', 'Author › ', false],
  ]);
  expect(paths(childFields(place, 'articles', 'author.home'))).toEqual(['author.home.id', 'author.home.name']);
});

test('the third step leads no further, and nothing leads from what is no relation', () => {
  const { schema } = place;
  const looped: Schema = {
    ...schema,
    relations: new Map([
      ...schema.relations,
      ['cities', [{ collection: 'cities', field: 'id', related_collection: 'people', meta: null }]],
    ]),
  };
  expect(
    childFields({ ...place, schema: looped }, 'articles', 'author.home').every(({ expandable }) => !expandable),
  ).toBe(true);
  expect(childFields({ ...place, schema: looped }, 'articles', 'author.home.id')).toEqual([]);
  expect(childFields(place, 'articles', 'title')).toEqual([]);
  expect(childFields(place, 'articles', 'nothing')).toEqual([]);
});

test('items of several collections are a way for each, and end there', () => {
  expect(
    childFields(place, 'articles_blocks', '')
      .map(({ path, name, type, expandable }) => [path, name, type, expandable])
      .filter(([path]) => String(path).startsWith('item')),
  ).toEqual([
    ['item', 'Item', 'string', false],
    ['item:cities', 'Item (Cities)', null, true],
    ['item:people', 'Item (People)', null, true],
  ]);
  expect(
    childFields(place, 'articles_blocks', 'item:people').map(({ path, prefix, expandable }) => [
      path,
      prefix,
      expandable,
    ]),
  ).toEqual([
    ['item:people.home', 'Item (People) › ', false],
    ['item:people.id', 'Item (People) › ', false],
    ['item:people.name', 'Item (People) › ', false],
  ]);
  expect(childFields(place, 'articles_blocks', 'item')).toEqual([]);
  expect(paths(searchFields(place, 'articles_blocks', 'item'))).toEqual([
    'item',
    'item:cities.id',
    'item:cities.name',
    'item:people.home',
    'item:people.id',
    'item:people.name',
  ]);
});

test('a search finds names and ways, the nearest first', () => {
  expect(paths(searchFields(place, 'articles', 'name'))).toEqual(['author.name', 'author.home.name']);
  expect(paths(searchFields(place, 'articles', 'home › na'))).toEqual(['author.home.name']);
  expect(paths(searchFields({ ...place, locale: 'de-DE' }, 'articles', 'übersch'))).toEqual(['title']);
  expect(paths(searchFields({ ...place, locale: 'de-DE' }, 'articles', 'Ubersch'))).toEqual(['title']);
  expect(paths(searchFields(place, 'articles', 'title'))).toEqual(['title', 'subtitle']);
  expect(paths(searchFields(place, 'articles', 'volcano'))).toEqual([]);
});

test('a model without end is looked through as far as anybody reads', () => {
  const many = Array.from({ length: 200 }, (_, index) => integerField(`number_${index}`));
  const links = Array.from({ length: 40 }, (_, index) => manyToOne(`link_${index}`, { to: 'big' }));
  const big = world('big', [collection('big', {}, [primaryKey(), ...many, ...links])]);
  const there = { schema: schemaOf(big.collections, big.fields, big.relations), locale: 'en-US' };
  const start = performance.now();
  expect(searchFields(there, 'big', 'number')).toHaveLength(50);
  expect(searchFields(there, 'big', 'volcano')).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1500);
});
