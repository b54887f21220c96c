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
  textField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { collectionTemplate } from './collection-template';

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
  collection('articles', {}, [
    primaryKey(),
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
