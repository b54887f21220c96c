import {
  collection,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  translated,
  world,
} from '../../../fixtures/builders';
import type { Item } from '../items';
import { schemaOf } from '../schema';
import { itemName, itemNameFields } from './item-name';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('series', { display_template: '{{texts.title}}' }, [
    primaryKey(),
    translated('texts', { languages: 'languages', fields: [stringField('title')] }),
    oneToMany('articles', { from: 'articles', foreignKey: 'series' }),
  ]),
  collection('articles', { display_template: '{{title}} by {{author}}' }, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    manyToOne('series', { to: 'series' }),
  ]),
  collection('plain', {}, [primaryKey(), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

test('names an item by the display template of its collection', () => {
  expect(itemName(schema, 'people', { id: 1, name: 'Ines' })('en-US')).toBe('Ines');
});

test('has no name for a collection without a template, and where the template renders nothing', () => {
  expect(itemName(schema, 'plain', { id: 1, title: 'A' })('en-US')).toBeNull();
  expect(itemName(schema, 'gone', { id: 1 })('en-US')).toBeNull();
  expect(itemName(schema, 'people', { id: 1, name: null })('en-US')).toBeNull();
});

test('has no name while a value of the template is not loaded', () => {
  const name = (item: Parameters<typeof itemName>[2]) => itemName(schema, 'articles', item)('en-US');
  expect(name({ id: 1, title: 'Ferry' })).toBeNull();
  expect(name({ id: 1, title: 'Ferry', author: { id: 7 } })).toBeNull();
  expect(name({ id: 1, title: 'Ferry', author: 7 })).toBeNull();
  expect(name({ id: 1, title: 'Ferry', author: { id: 7, name: 'Ines' } })).toBe('Ferry by Ines');
  expect(name({ id: 1, title: 'Ferry', author: null })).toBe('Ferry by');
});

test('names a translated item in the language of the reader, once its translations are loaded', () => {
  const texts = [
    { title: 'Fähren', languages_code: { code: 'de-DE' } },
    { title: 'Ferries', languages_code: { code: 'en-US' } },
  ];
  expect(itemName(schema, 'series', { texts })('de-AT')).toBe('Fähren');
  expect(itemName(schema, 'series', { texts })('en-US')).toBe('Ferries');
  expect(itemName(schema, 'series', { texts: [1, 2] })('en-US')).toBeNull();
});

test('an item that was written keeps its title with related values, unless one of them was sent', () => {
  const title = 'Salt roads by Ines';
  const name = (item: Item, sent: Item, before: string | null = title) =>
    itemName(schema, 'articles', item, { sent, title: before })('en-US');
  expect(name({ id: 1, title: 'Salt roads', author: 4 }, { series: 2 })).toBe(title);
  expect(name({ id: 1, title: 'Salt', author: 4 }, { title: 'Salt' })).toBeNull();
  expect(name({ id: 1, title: 'Salt roads', author: 5 }, { author: 5 })).toBeNull();
  expect(name({ id: 1, title: 'Salt roads', author: null }, {})).toBe('Salt roads by');
  expect(name({ id: 1, title: 'Salt roads', author: 4 }, {}, null)).toBeNull();
});

test('the fields of a name lead to the values of related items', () => {
  expect(itemNameFields(schema, 'articles')).toEqual(['title', 'author.name']);
  expect(itemNameFields(schema, 'plain')).toEqual([]);
});
