import {
  collection,
  manyToOne,
  primaryKey,
  stringField,
  stringKey,
  translated,
  world,
} from '../../../../fixtures/builders';
import type { Item } from '../../../domain/items';
import { schemaOf } from '../../../domain/schema';
import { collectionTemplate } from '../../../domain/templates';
import { columnSource } from '../tabular.query';
import { cellText, cellValues, isCut, relatedCount, rowNames } from './cell-text.rules';

const sample = world('sample', [
  collection('authors', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
  collection('languages', {}, [stringKey('code')]),
  collection('places', { display_template: '{{names.name}}' }, [
    primaryKey(),
    translated('names', { languages: 'languages', fields: [stringField('name')] }),
  ]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
    manyToOne('place', { to: 'places' }),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const text = (item: Item, path: string, of = 'articles', language: string | null = null) => {
  const source = columnSource(schema, of, path, () => null, language);
  return source === null ? null : cellText(item, source);
};

test('cellText returns the template text of a related item, else its key', () => {
  expect(text({ author: { id: 3, name: 'Ines' } }, 'author')).toBe('Ines');
  expect(text({ author: { id: 3, name: '' } }, 'author')).toBe('3');
  expect(text({ author: 3 }, 'author')).toBe('3');
  expect(text({ author: null }, 'author')).toBe('');
  expect(text({}, 'author')).toBe('');
});

test("cellText returns a translated name in the reader's language", () => {
  const names = ['de-DE', 'fr-FR'].map((code) => ({ name: `Ort ${code}`, languages_code: { code } }));
  expect(text({ place: { id: 3, names } }, 'place', 'articles', 'fr-FR')).toBe('Ort fr-FR');
  expect(text({ place: { id: 3, names } }, 'place', 'articles', 'ja-JP')).toBe('Ort de-DE');
  expect(columnSource(schema, 'articles', 'place', () => null)?.requestedFields).toEqual([
    'place.names.name',
    'place.names.languages_code.code',
    'place.id',
  ]);
});

test('cellText keeps markup and template syntax in values as text', () => {
  expect(text({ author: { id: 3, name: '<img src=x onerror=alert(1)>{{id}}' } }, 'author')).toBe(
    '<img src=x onerror=alert(1)>{{id}}',
  );
});

test('a list of a hundred items may have been cut, and several lists of fewer have not', () => {
  const keys = (length: number) => Array.from({ length }, (_, key) => key);
  expect(isCut({ articles: keys(100) }, 'articles')).toBe(true);
  expect(isCut({ articles: keys(99) }, 'articles')).toBe(false);
  expect(isCut({ authors: [{ articles: keys(60) }, { articles: keys(60) }] }, 'authors.articles')).toBe(false);
  const content = { kind: 'count' } as const;
  expect(cellText({ articles: keys(100) }, { path: 'articles', content })).toBe('100+');
  expect(cellText({ articles: keys(99) }, { path: 'articles', content })).toBe('99');
});

test('relatedCount counts keys and items', () => {
  expect(relatedCount({ articles: [1, 2, 3] }, 'articles')).toBe(3);
  expect(relatedCount({ articles: [{ id: 1 }] }, 'articles')).toBe(1);
  expect(relatedCount({ articles: null }, 'articles')).toBe(0);
  expect(relatedCount({ author: { articles: [1, 2] } }, 'author.articles')).toBe(2);
  expect(text({ articles: [4, 5] }, 'articles', 'authors')).toBe('2');
});

test('cellValues returns at most 20 values along a path, without null and empty strings', () => {
  expect(cellValues({ author: { name: 'Ines' } }, 'author.name')).toEqual(['Ines']);
  expect(cellValues({ tags: [{ word: 'a' }, { word: '' }, { word: null }, { word: 'b' }] }, 'tags.word')).toEqual([
    'a',
    'b',
  ]);
  expect(cellValues({ title: false }, 'title')).toEqual([false]);
  expect(cellValues({ tags: Array.from({ length: 500 }, () => ({ word: 'a' })) }, 'tags.word')).toHaveLength(20);
  expect(cellValues({}, 'constructor.name')).toEqual([]);
});

test('cellText without a display text joins the values, objects as JSON', () => {
  const plain = (item: Item, path: string): string => cellText(item, { path, content: { kind: 'value' } });
  expect(plain({ title: 'a' }, 'title')).toBe('a');
  expect(plain({ tags: [{ word: { de: 'b' } }, { word: 2 }] }, 'tags.word')).toBe('{"de":"b"}, 2');
  expect(plain({ title: null }, 'title')).toBe('');
});

describe('rowNames', () => {
  const sample = world('sample', [
    collection('sections', { display_template: '{{name}} ({{slug}})' }, [
      primaryKey(),
      stringField('name'),
      stringField('slug'),
      stringField('color'),
    ]),
  ]);
  const schema = schemaOf(sample.collections, sample.fields, sample.relations);
  const template = collectionTemplate(schema, 'sections', null);
  const columns = ['color', 'slug'].flatMap((path) => columnSource(schema, 'sections', path, () => null) ?? []);

  test('uses the collection template when all its fields are loaded', () => {
    expect(rowNames(template, columns, 'id')({ id: 1, name: 'Maps', slug: 'maps', color: 'red' })).toBe('Maps (maps)');
  });

  test('falls back to the first column with a text, then to the key', () => {
    expect(rowNames(template, columns, 'id')({ id: 1, name: 'Maps', color: 'red' })).toBe('red');
    expect(rowNames(template, columns, 'id')({ id: 1, color: null, slug: 'maps' })).toBe('maps');
    expect(rowNames(template, columns, 'id')({ id: 1, color: null, slug: '' })).toBe('1');
    expect(rowNames(template, [], null)({})).toBe('');
  });
});
