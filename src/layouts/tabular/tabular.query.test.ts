import fc from 'fast-check';
import {
  collection,
  fileField,
  jsonField,
  manyToAny,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  textField,
  world,
} from '../../../fixtures/builders';
import { emptyView, type DisplayRequirements, type DisplayResolver } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import type { Json } from '../../kernel';
import { columnSource, columnSources, MAX_COLUMNS, availableSources, tabularRequest } from './tabular.query';

const sample = world('sample', [
  collection('firms', { display_template: '{{name}}' }, [primaryKey('code'), stringField('name')]),
  collection('authors', { display_template: '{{first}} {{last}}' }, [
    primaryKey(),
    stringField('first'),
    stringField('last'),
    manyToOne('company', { to: 'firms' }),
    manyToOne('boss', { to: 'authors', reverse: { field: 'team' } }),
  ]),
  collection('tags', {}, [primaryKey(), stringField('word')]),
  collection('texts', {}, [primaryKey(), textField('body')]),
  collection('plain', { display_template: 'Always the same' }, [primaryKey()]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    jsonField('extra'),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
    manyToOne('plain', { to: 'plain' }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['texts'] }),
    fileField('cover'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const noDisplay: DisplayResolver = () => null;
const by = (fields: readonly string[]): DisplayRequirements => ({ fields, text: () => '' });
const requested = (path: string, resolveDisplay = noDisplay) =>
  columnSource(schema, 'articles', path, resolveDisplay)?.requestedFields ?? null;
const kind = (path: string, resolveDisplay = noDisplay) =>
  columnSource(schema, 'articles', path, resolveDisplay)?.content.kind ?? null;

test('a relation requests the template fields and the key of the related item', () => {
  expect(requested('author')).toEqual(['author.first', 'author.last', 'author.id']);
  expect(requested('author.company')).toEqual(['author.company.name', 'author.company.code']);
  expect(requested('plain')).toEqual(['plain.id']);
  expect(kind('author')).toBe('item');
});

test('a path is requested as it is', () => {
  expect(requested('author.company.name')).toEqual(['author.company.name']);
  expect(requested('tags.tags_id.word')).toEqual(['tags.tags_id.word']);
  expect(requested('blocks.item:texts.body')).toEqual(['blocks.item:texts.body']);
  expect(requested('extra.colour')).toEqual(['extra']);
  expect(kind('author.company.name')).toBe('value');
});

test('a list requests only its keys', () => {
  expect([requested('tags'), kind('tags')]).toEqual([['tags'], 'count']);
  expect([requested('author.articles'), kind('author.articles')]).toEqual([['author.articles'], 'count']);
});

test('a relation requests the fields its display requires, or only the key', () => {
  expect(requested('author', () => by(['first', 'company.name', 'nothing', '__proto__']))).toEqual([
    'author.first',
    'author.company.name',
    'author.id',
  ]);
  expect(requested('author', () => by([]))).toEqual(['author']);
  expect(kind('author', () => by([]))).toBe('value');
  expect(
    requested('tags', (_, { field }, related) =>
      field === 'tags' && related === 'articles_tags' ? by(['tags_id.word']) : null,
    ),
  ).toEqual(['tags.tags_id.word', 'tags.id']);
});

test.each([
  'nothing',
  'title.length',
  'author.nothing',
  'advice',
  '',
  '.',
  'author.',
  '__proto__',
  'constructor.name',
  '*',
  'author.boss.'.repeat(6) + 'first',
])('columnSource is null for the path %j', (path) => {
  expect(columnSource(schema, 'articles', path, noDisplay)).toBeNull();
});

test('missing columns are counted, and the default columns replace them when none is left', () => {
  const of = (fields: Json) => {
    const { sources, missing, omitted } = columnSources(schema, 'articles', { tabular: { fields } }, noDisplay);
    return { paths: sources.map(({ path }) => path), missing, omitted };
  };
  expect(of(['title', 'nothing', 'author.nothing', 'title'])).toEqual({ paths: ['title'], missing: 2, omitted: 0 });
  expect(of('title,author.first')).toEqual({ paths: ['title', 'author.first'], missing: 0, omitted: 0 });
  expect(of(['nothing'])).toEqual({ paths: ['title', 'extra', 'author', 'plain'], missing: 1, omitted: 0 });
  expect(of([5, null, {}, ['title']])).toMatchObject({ paths: ['title', 'extra', 'author', 'plain'], missing: 0 });
});

test('columns beyond MAX_COLUMNS are omitted and counted', () => {
  const wide = world('wide', [
    collection('wide', {}, [primaryKey(), ...Array.from({ length: 500 }, (_, index) => stringField(`field_${index}`))]),
  ]);
  const model = schemaOf(wide.collections, wide.fields, wide.relations);
  const { sources, omitted } = columnSources(
    model,
    'wide',
    { tabular: { fields: Array.from({ length: 500 }, (_, index) => `field_${index}`) } },
    noDisplay,
  );
  expect([sources.length, omitted]).toEqual([MAX_COLUMNS, 400]);
});

const context = {
  schema,
  collection: 'articles',
  view: emptyView,
  filter: null,
  transient: {},
  resolveDisplay: noDisplay,
};
const request = (layout_query: Record<string, Json>) =>
  tabularRequest({ ...context, view: { ...emptyView, layout_query: layout_query as typeof emptyView.layout_query } });

test('the request is the same for any order of the columns', () => {
  const fields = ['title', 'author', 'author.company.name'];
  expect(request({ tabular: { fields, sort: '-title', limit: 50 } })).toEqual({
    fields: ['id', 'author.company.name', 'author.first', 'author.id', 'author.last', 'title'],
    limit: 50,
    page: 1,
    sort: ['-title'],
  });
  expect(request({ tabular: { fields: fields.toReversed(), sort: '-title', limit: 50 } })).toEqual(
    request({ tabular: { fields, sort: '-title', limit: 50 } }),
  );
});

test('availableSources returns the remaining fields without presentation fields', () => {
  const { sources } = columnSources(schema, 'articles', { tabular: { fields: ['title', 'author.first'] } }, noDisplay);
  expect(availableSources(schema, 'articles', sources, noDisplay).map(({ path }) => path)).toEqual([
    'id',
    'extra',
    'author',
    'plain',
    'tags',
    'blocks',
    'cover',
  ]);
});

test('tabularRequest never throws for any saved preset', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (fields) => {
      expect(request({ tabular: { fields: fields as Json } })?.fields).toContain('id');
      expect(request(fields as Record<string, Json>)?.limit).toBeGreaterThan(0);
    }),
  );
});
