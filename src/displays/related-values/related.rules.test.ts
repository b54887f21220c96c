import type { Json } from '../../kernel';
import { field, schema } from './articles.fixtures';
import { relatedFields, relatedFormatter } from './related-fields.rules';
import { orderByLanguage, relatedCount, relatedName, relationOf } from './related.rules';

const one = (name: string, options = {}) => {
  const relation = relationOf(field('articles', name), options, schema);
  if (relation?.kind !== 'one') throw new Error('It does not lead to one item');
  return relation;
};

const many = (owner: string, name: string, options = {}) => {
  const relation = relationOf(field(owner, name), options, schema);
  if (relation?.kind !== 'many') throw new Error('It does not lead to many items');
  return relation;
};

describe('relatedFields', () => {
  it('returns the fields of the name and the key of one item, and none for a list', () => {
    const requiredFields = (name: string, related: string, options = {}) =>
      relatedFields({ schema, field: field('articles', name), related, options });
    expect(requiredFields('author', 'people')).toEqual(['name', 'id']);
    expect(requiredFields('author', 'people', { template: '{{articles.title}}' })).toEqual(['articles.title', 'id']);
    expect(requiredFields('tags', 'articles_tags')).toEqual([]);
  });
});

describe('relatedFormatter', () => {
  const format = (name: string, value: Json, options = {}) =>
    relatedFormatter({
      schema,
      field: field('articles', name),
      related: name === 'author' ? 'people' : 'articles_tags',
      options,
    })(value);

  it('returns the name of one item, or the number of items', () => {
    expect(format('author', { id: 4, name: 'Ines' })).toBe('Ines');
    expect(format('author', { id: 4, name: 'Ines' }, { template: 'No. {{id}}' })).toBe('No. 4');
    expect(format('author', { id: 4, name: '' })).toBe('4');
    expect(format('author', 4)).toBe('4');
    expect(format('tags', [1, 2, 3])).toBe('3');
    expect(
      format(
        'tags',
        Array.from({ length: 100 }, (_, key) => key),
      ),
    ).toBe('100+');
  });
});

describe('relatedName', () => {
  it('uses the template, then the template of the collection, then the key', () => {
    expect(relatedName({ id: 4, name: 'Ines' }, one('author'))).toBe('Ines');
    expect(relatedName({ id: 4, name: 'Ines' }, one('author', { template: 'No. {{id}}' }))).toBe('No. 4');
    expect(relatedName({ id: 4, name: null }, one('author'))).toBe('4');
    expect(relatedName(4, one('author'))).toBe('4');
  });
});

describe('relatedCount and relationOf', () => {
  it('counts keys and rows', () => {
    const rows = many('people', 'articles');
    expect(relatedCount([1, 'b', { id: 3 }, { title: 'x' }], rows)).toEqual({
      count: 4,
      hasMore: false,
      keys: [1, 'b', 3],
    });
    expect(
      relatedCount(
        Array.from({ length: 100 }, (_, key) => key),
        rows,
      ),
    ).toMatchObject({ count: 100, hasMore: true });
    expect(relatedCount([], rows)).toMatchObject({ count: 0 });
  });

  it('reads one-to-many rows directly and many-to-many items through the junction', () => {
    const direct = many('people', 'articles', { template: '{{title}}' });
    expect([direct.rows, direct.fields]).toEqual(['articles', ['title', 'id']]);
    expect(direct.entryOf({ id: 7, title: 'Snow' })).toEqual({
      name: 'Snow',
      collection: 'articles',
      key: '7',
      showCollection: false,
      language: null,
    });
    const through = many('articles', 'tags');
    expect([through.rows, through.fields]).toEqual(['articles_tags', ['tags_id.name', 'tags_id.id']]);
    expect(through.entryOf({ id: 1, tags_id: { id: 9, name: 'ice' } })).toEqual({
      name: '#ice',
      collection: 'tags',
      key: '9',
      showCollection: false,
      language: null,
    });
    expect(through.entryOf({ id: 1, tags_id: null })).toBeNull();
  });

  it('names the collection of each many-to-any item', () => {
    const blocks = many('articles', 'blocks');
    expect(blocks.fields).toEqual(['item', 'collection']);
    expect(blocks.entryOf({ item: '3', collection: 'notes' })).toEqual({
      name: '3',
      collection: 'notes',
      key: '3',
      showCollection: true,
      language: null,
    });
    expect(blocks.entryOf({ item: '3', collection: '__proto__' })).toBeNull();
  });
});

describe('the language of translations', () => {
  const entries = (...languages: readonly (string | null)[]) =>
    languages.map((language, index) => ({
      name: `${index} ${language}`,
      collection: 'languages',
      key: String(index),
      showCollection: false,
      language,
    }));
  const ordered = (userLanguage: string, ...languages: readonly (string | null)[]) =>
    orderByLanguage(entries(...languages), userLanguage).map(({ name }) => name);

  it('is read from translations only', () => {
    const row = { id: 1, languages_code: { code: 'de-DE', name: 'Deutsch' } };
    expect(many('articles', 'translations').entryOf(row)).toMatchObject({ name: 'Deutsch', language: 'de-DE' });
  });

  it('orders the language of the user first, then variants of it, then the others as they are', () => {
    expect(ordered('de-DE', 'fr-FR', 'de-AT', 'ar-SA', 'DE-de')).toEqual(['3 DE-de', '1 de-AT', '0 fr-FR', '2 ar-SA']);
    expect(ordered('de-DE', 'fr-FR', 'de', 'en')).toEqual(['1 de', '0 fr-FR', '2 en']);
    expect(ordered('ja-JP', 'fr-FR', null, 'de-DE')).toEqual(['0 fr-FR', '1 null', '2 de-DE']);
  });
});
