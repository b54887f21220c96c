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
import { loadedItemName, writtenItemName } from './item-name';

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
  expect(loadedItemName(schema, 'people', { id: 1, name: 'Ines' })('en-US')).toBe('Ines');
});

test('has no name for a collection without a template, and where the template renders nothing', () => {
  expect(loadedItemName(schema, 'plain', { id: 1, title: 'A' })('en-US')).toBeNull();
  expect(loadedItemName(schema, 'gone', { id: 1 })('en-US')).toBeNull();
  expect(loadedItemName(schema, 'people', { id: 1, name: null })('en-US')).toBeNull();
});

test('has no name while a value of the template is not loaded', () => {
  const name = (item: Parameters<typeof loadedItemName>[2]) => loadedItemName(schema, 'articles', item)('en-US');
  expect(name({ id: 1, title: 'Ferry' })).toBeNull();
  expect(name({ id: 1, title: 'Ferry', author: 7 })).toBeNull();
  expect(name({ id: 1, title: 'Ferry', author: { id: 7, name: 'Ines' } })).toBe('Ferry by Ines');
  expect(name({ id: 1, title: 'Ferry', author: null })).toBe('Ferry by');
});

test('names a translated item in the language of the reader, once its translations are loaded', () => {
  const texts = [
    { title: 'Fähren', languages_code: { code: 'de-DE' } },
    { title: 'Ferries', languages_code: { code: 'en-US' } },
  ];
  expect(loadedItemName(schema, 'series', { texts })('de-AT')).toBe('Fähren');
  expect(loadedItemName(schema, 'series', { texts })('en-US')).toBe('Ferries');
  expect(loadedItemName(schema, 'series', { texts: [1, 2] })('en-US')).toBeNull();
});

test('an item that was written keeps its title with related values, unless one of them was sent', () => {
  const title = 'Salt roads by Ines';
  const name = (item: Item, sent: Item, before: string | null = title) =>
    writtenItemName(schema, 'articles', item, sent, before)('en-US');
  expect(name({ id: 1, title: 'Salt roads', author: 4 }, { series: 2 })).toBe(title);
  expect(name({ id: 1, title: 'Salt', author: 4 }, { title: 'Salt' })).toBeNull();
  expect(name({ id: 1, title: 'Salt roads', author: 5 }, { author: 5 })).toBeNull();
  expect(name({ id: 1, title: 'Salt roads', author: null }, {})).toBe('Salt roads by');
  expect(name({ id: 1, title: 'Salt roads', author: 4 }, {}, null)).toBeNull();
});
