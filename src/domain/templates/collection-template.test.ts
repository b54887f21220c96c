import fc from 'fast-check';
import {
  collection,
  jsonField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  presentationField,
  primaryKey,
  stringField,
  stringKey,
  textField,
  translated,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { collectionTemplate, type CollectionTemplate } from './collection-template';

const { collections, fields, relations } = world('sample', [
  collection('shops', {}, [primaryKey(), oneToMany('team', { from: 'clerks', foreignKey: 'shop' })]),
  collection('clerks', { display_template: '{{nick}}' }, [primaryKey(), stringField('nick')]),
  collection('people', { display_template: '{{name}} ({{boss}})' }, [
    primaryKey(),
    stringField('name'),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
  ]),
  collection('tags', { display_template: '#{{word}}' }, [primaryKey('word')]),
  collection('texts', {}, [primaryKey(), textField('body')]),
  collection('views', null, [stringField('title'), manyToOne('other', { to: 'views' })]),
  collection('notes', { display_template: '{{view}}' }, [primaryKey(), manyToOne('view', { to: 'views' })]),
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('series', { display_template: '{{texts.title}}' }, [
    primaryKey(),
    translated('texts', { languages: 'languages', fields: [stringField('title')] }),
    oneToMany('articles', { from: 'articles', foreignKey: 'series' }),
    oneToMany('plain', { from: 'texts', foreignKey: 'series', special: ['translations'] }),
  ]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('of', { to: 'series' }),
    manyToOne('note', { to: 'notes' }),
    stringField('title'),
    jsonField('extra'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles' } }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['texts'] }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const of = (template: string | null, name = 'articles') => collectionTemplate(schema, name, template);

test("uses the collection's display template, or the key", () => {
  expect(of(null, 'people').render({ name: 'Ines', boss: { name: 'Bo', boss: { id: 3 } } })).toBe('Ines (Bo (3))');
  expect(of(null).render({ id: 7 })).toBe('7');
  expect(of('').fields).toEqual(['id']);
  expect(of(null, 'views')).toMatchObject({ fields: [] });
});

test('renders a relation by its template and relations in that by their keys', () => {
  const template = of('{{title}} by {{author}}');
  expect(template.fields).toEqual(['title', 'author.name', 'author.boss.id']);
  expect(template.render({ title: 'One', author: { name: 'Ines', boss: { id: 3 } } })).toBe('One by Ines (3)');
  expect(template.render({ title: 'One', author: null })).toBe('One by');
  expect(template.render({ title: 'One', author: 5 })).toBe('One by 5');
});

test('renders lists item by item, through junctions', () => {
  expect(of('{{team}}', 'people').fields).toEqual(['team.name', 'team.boss.id']);
  expect(
    of('{{team}}', 'people').render({
      team: [
        { name: 'A', boss: { id: 1 } },
        { name: 'B', boss: { id: 1 } },
      ],
    }),
  ).toBe('A (1), B (1)');
  expect(of('{{team}}', 'shops').fields).toEqual(['team.nick']);
  expect(of('{{team}}', 'shops').render({ team: [null, { nick: 'Bo' }] })).toBe('Bo');
  expect(of('{{tags}}').fields).toEqual(['tags.tags_id.word']);
  expect(of('{{tags}}').render({ tags: [{ tags_id: { word: 'x' } }, { tags_id: { word: 'y' } }] })).toBe('#x, #y');
  expect(of('{{author.articles.title}}')).toMatchObject({ fields: ['author.articles.title'] });
});

test('renders a many-to-any for its named collection, or by the keys of its junction', () => {
  expect(of('{{blocks.item:texts.body}}').fields).toEqual(['blocks.item:texts.body']);
  expect(of('{{blocks.item:texts}}').fields).toEqual(['blocks.item:texts.id']);
  expect(of('{{blocks}}').fields).toEqual(['blocks.id']);
});

test('requests a JSON field as a whole', () => {
  expect(of('{{extra.colour.name}}').fields).toEqual(['extra']);
  expect(of('{{extra.colour.name}}').render({ extra: { colour: { name: 'red' } } })).toBe('red');
  expect(of('{{extra}}').render({ extra: [1, 2] })).toBe('[1,2]');
});

test('accepts a collection without a key', () => {
  expect(of('{{other}}', 'views').fields).toEqual(['other']);
  expect(of('{{note}}').fields).toEqual(['note.view']);
});

describe('a template that leads through a list of translations', () => {
  const row = (code: string | null, title: string | null) => ({
    languages_code: code === null ? null : { code },
    title,
  });
  const texts = [row('fr-FR', 'Titre'), row('en-GB', 'Colour'), row('en-US', 'Color'), row(null, 'None')];
  const inLanguage = (language: string | null, item: object, template: string | null = null, name = 'series') =>
    collectionTemplate(schema, name, template, language).render(item as Parameters<CollectionTemplate['render']>[0]);

  test('requests the language of each row, whatever the language of the reader', () => {
    expect(collectionTemplate(schema, 'series', null).fields).toEqual(['texts.title', 'texts.languages_code.code']);
    expect(collectionTemplate(schema, 'series', null, 'de-DE').fields).toEqual([
      'texts.title',
      'texts.languages_code.code',
    ]);
    expect(of('{{of}}').fields).toEqual(['of.texts.title', 'of.texts.languages_code.code']);
  });

  test("renders the row in the reader's language, then one in another variant of it, then the first with a text", () => {
    expect(inLanguage('en-US', { texts })).toBe('Color');
    expect(inLanguage('EN-us', { texts })).toBe('Color');
    expect(inLanguage('en-AU', { texts })).toBe('Colour');
    expect(inLanguage('ja-JP', { texts })).toBe('Titre');
    expect(inLanguage('en-US', { texts: [row('fr-FR', 'Titre'), row('en-US', null)] })).toBe('Titre');
    expect(inLanguage('en-US', { texts: [row('en-US', ''), row('fr-FR', null)] })).toBe('');
    expect(inLanguage('en-US', { texts: [] })).toBe('');
    expect(inLanguage('en-US', { texts: [7, null, { title: 'Bare' }] })).toBe('Bare');
  });

  test('renders one row for each item that the path leads to', () => {
    expect(inLanguage('fr-FR', { of: { texts } }, '{{of}}', 'articles')).toBe('Titre');
    expect(inLanguage('fr-FR', { of: { texts } }, '{{of.texts.title}}', 'articles')).toBe('Titre');
    expect(
      inLanguage(
        'fr-FR',
        { articles: [{ of: { texts } }, { of: { texts: [row('en-US', 'Two')] } }] },
        '{{articles.of}}',
      ),
    ).toBe('Titre, Two');
    expect(
      inLanguage(
        'fr-FR',
        { articles: [{ of: { texts } }, { of: null }, { of: { texts } }] },
        '{{articles.of.texts.title}}',
      ),
    ).toBe('Titre, Titre');
  });

  test('renders all rows without a language, and the languages themselves', () => {
    expect(inLanguage(null, { texts })).toBe('Titre, Colour, Color, None');
    expect(inLanguage('en-US', { texts }, '{{texts}}')).toBe('fr-FR, en-GB, en-US');
    expect(inLanguage('en-US', { texts }, '{{texts.languages_code.code}}')).toBe('en-US');
  });

  test('renders the first row with a text where rows have no language', () => {
    expect(collectionTemplate(schema, 'series', '{{plain.body}}', 'en-US').fields).toEqual(['plain.body']);
    expect(inLanguage('en-US', { plain: [{ body: '' }, { body: 'A' }, { body: 'B' }] }, '{{plain.body}}')).toBe('A');
  });

  test('renders the first row with a text where the languages may not be read', () => {
    const readable = schemaOf(
      collections.filter(({ collection: name }) => name !== 'languages'),
      fields.filter(({ collection: name }) => name !== 'languages'),
      relations,
    );
    const template = collectionTemplate(readable, 'series', null, 'en-US');
    expect(template.fields).toEqual(['texts.title']);
    expect(template.render({ texts: [{ title: null }, { title: 'Titre' }, { title: 'Color' }] })).toBe('Titre');
  });
});

test('neither requests nor renders invalid paths', () => {
  const template = of(
    '{{nothing}}{{author.nothing}}{{advice}}{{nothing.at.all}}{{title:tags.word}}{{blocks.item:tags.word}}!',
  );
  expect(template.fields).toEqual([]);
  expect(template.render({ nothing: 'x', author: { nothing: 'y' }, advice: 'z' })).toBe('!');
});

test('requests only known fields, for any template and item', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '{{author}}',
      '{{author.boss.team}}',
      '{{tags}}',
      '{{extra.a}}',
      '{{',
      '}}',
      '{{__proto__.x}}',
      '{{constructor}}',
      '{{a:b}}',
    ),
  );
  const names = new Set(fields.map(({ field }) => field));
  fc.assert(
    fc.property(
      fc.array(piece),
      fc.dictionary(fc.constantFrom('author', 'tags', 'extra', 'id'), fc.jsonValue()),
      (pieces, item) => {
        const template = of(pieces.join(''));
        expect(template.fields.flatMap((path) => path.split('.')).filter((name) => !names.has(name))).toEqual([]);
        expect(typeof template.render(item as Parameters<typeof template.render>[0])).toBe('string');
      },
    ),
  );
});
