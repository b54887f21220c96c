import fc from 'fast-check';
import { cpuTime } from '../../../tests/support/cpu-time';
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
  stringKey,
  textField,
  translated,
  world,
} from '../../../fixtures/builders';
import { fieldName } from './names';
import { fieldsOf, schemaOf } from './schema';
import { segmentField } from './field';
import { pathLabel, resolvePath, stepsOf, type PathStep } from './resolve-path';

const { collections, fields, relations } = world('sample', [
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('word')]),
  collection('texts', {}, [primaryKey(), textField('body'), manyToOne('writer', { to: 'people' })]),
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
  ]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { translations: [{ language: 'de-DE', translation: 'Titel' }] }),
    jsonField('extra'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles' } }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['texts', 'deleted'] }),
    translated('translations', { languages: 'languages', fields: [stringField('subtitle')] }),
    fileField('cover'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const resolve = (path: string) => resolvePath(schema, 'articles', path);
const kinds = (steps: readonly PathStep[]) => steps.map(({ kind, collection: key }) => `${kind} ${key ?? '-'}`);

const RESOLVED: readonly (readonly [title: string, path: string, steps: readonly string[]])[] = [
  ['a plain field', 'title', ['value -']],
  ['a JSON field', 'extra', ['value -']],
  ['a field without a value', 'advice', ['value -']],
  ['a chain of many-to-one', 'author.boss.name', ['one people', 'one people', 'value -']],
  ['a relation at the end', 'author.boss', ['one people', 'one people']],
  ['a file', 'cover', ['one directus_files']],
  ['one-to-many', 'author.articles.title', ['one people', 'many articles', 'value -']],
  ['many-to-many through its junction', 'tags.tags_id.word', ['many articles_tags', 'one tags', 'value -']],
  ['translations', 'translations.subtitle', ['many articles_translations', 'value -']],
  [
    'the language of translations',
    'translations.languages_code.name',
    ['many articles_translations', 'one languages', 'value -'],
  ],
  ['many-to-any with a collection', 'blocks.item:texts.body', ['many articles_blocks', 'scoped texts', 'value -']],
  ['many-to-any that ends at a collection', 'blocks.item:texts', ['many articles_blocks', 'scoped texts']],
  ['many-to-any without a collection at the end', 'blocks.item', ['many articles_blocks', 'any -']],
  [
    'a relation behind many-to-any',
    'blocks.item:texts.writer.name',
    ['many articles_blocks', 'scoped texts', 'one people', 'value -'],
  ],
];

test.each(RESOLVED)('resolves %s: %s', (_title, path, steps) => {
  const resolved = resolve(path);
  expect(resolved.problem).toBeNull();
  expect(kinds(resolved.steps)).toEqual(steps);
  expect(resolved.steps.map(({ segment }) => segment).join('.')).toBe(path);
});

const UNRESOLVED: readonly (readonly [title: string, path: string, problem: string, steps: readonly string[]])[] = [
  ['an empty path', '', 'missing_field', []],
  ['a missing field at the first step', 'nothing', 'missing_field', []],
  ['a missing field in the middle', 'author.nothing.name', 'missing_field', ['author']],
  ['a missing field at the end', 'author.boss.nothing', 'missing_field', ['author', 'boss']],
  ['an empty segment', 'author..name', 'missing_field', ['author']],
  ['a name of the prototype', 'constructor.name', 'missing_field', []],
  ['a pseudo field of the layouts', '$thumbnail', 'missing_field', []],
  ['a collection without known fields', 'cover.title', 'missing_field', ['cover']],
  ['a key within JSON', 'extra.colour.name', 'no_relation', ['extra']],
  ['a path that goes on after text', 'title.length', 'no_relation', ['title']],
  ['a path that goes on after a presentation', 'advice.name', 'no_relation', ['advice']],
  ['many-to-any without a collection in the middle', 'blocks.item.body', 'collection_required', ['blocks', 'item']],
  ['a collection that many-to-any does not allow', 'blocks.item:people.name', 'collection_not_allowed', ['blocks']],
  ['an allowed collection that does not exist', 'blocks.item:deleted.id', 'collection_not_allowed', ['blocks']],
  ['an empty collection', 'blocks.item:.id', 'collection_not_allowed', ['blocks']],
  ['a collection on a plain field', 'title:people.name', 'collection_not_allowed', []],
  ['a collection on many-to-one', 'author:people.name', 'collection_not_allowed', []],
];

test.each(UNRESOLVED)('ends at %s: %s is %s', (_title, path, problem, names) => {
  const resolved = resolve(path);
  expect(resolved.problem).toBe(problem);
  expect(resolved.steps.map(({ field }) => field.field)).toEqual(names);
});

test('finds nothing in an unknown collection', () => {
  expect(resolvePath(schema, 'nothing', 'id')).toEqual({ steps: [], problem: 'missing_field' });
});

test('resolves a cyclic path of any length, and a very long invalid one, in linear time', () => {
  const time = cpuTime(() => {
    const cyclic = resolve(`author.${'boss.team.'.repeat(10_000)}name`);
    expect(cyclic.problem).toBeNull();
    expect(cyclic.steps).toHaveLength(20_002);
    expect(resolve('title.'.repeat(100_000)).problem).toBe('no_relation');
    expect(resolve('x'.repeat(1_000_000)).problem).toBe('missing_field');
  });
  expect(time).toBeLessThan(2_000);
});

test('is total, and joins exactly the resolved segments', () => {
  const segment = fc.oneof(
    fc.string(),
    fc.constantFrom(...new Set(fields.map(({ field }) => field)), 'item:texts', 'item:people', '__proto__', ':'),
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 12 }), (segments) => {
      const path = segments.join('.');
      const { steps, problem } = resolve(path);
      const resolved = steps.map((step) => step.segment).join('.');
      expect(path.startsWith(resolved)).toBe(true);
      expect(problem === null).toBe(resolved === path && steps.length > 0);
    }),
  );
});

test('resolves every path that is made of the steps of fields', () => {
  const walk = (name: string, path: string, depth: number): readonly string[] =>
    fieldsOf(schema, name)
      .flatMap((field) => stepsOf(schema, field))
      .flatMap((step) => {
        const here = path === '' ? step.segment : `${path}.${step.segment}`;
        return [here, ...(step.collection === null || depth === 0 ? [] : walk(step.collection, here, depth - 1))];
      });
  const paths = walk('articles', '', 3);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => resolve(path).problem !== null)).toEqual([]);
});

test('segmentField returns the field of a segment', () => {
  expect(['author', 'item:texts', 'item:', ':x', ''].map(segmentField)).toEqual(['author', 'item', 'item', '', '']);
});

test('pathLabel joins the names of the fields, with the collection of a many-to-any', () => {
  expect(
    pathLabel(schema, resolve('blocks.item:texts.body').steps, (field) => fieldName(field, 'en-US'), 'en-US'),
  ).toBe('Blocks › Item (Texts) › Body');
  expect(pathLabel(schema, resolve('title').steps, (field) => fieldName(field, 'de-DE'), 'de-DE')).toBe('Titel');
});
