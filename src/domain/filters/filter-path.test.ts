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
import { fieldsOf, schemaOf, stepsOf } from '../schema';
import { FILTER_FIELDS, filterSteps } from './filter-path';

const { collections, fields, relations } = world('sample', [
  collection('people', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('boss', { to: 'people', reverse: { field: 'team' } }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('author', { to: 'people' }),
    integerField('odd', { special: ['no-data'] }),
    manyToAny('blocks', { allowed: ['people'] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const names = (owner: string, path: string) =>
  filterSteps(schema, owner, path)?.map(({ field }) => field.field) ?? null;

test('returns the steps of a path through relations and lists', () => {
  expect(filterSteps(schema, 'articles', 'author.boss.name')?.map(({ field }) => [field.field, field.type])).toEqual([
    ['author', 'integer'],
    ['boss', 'integer'],
    ['name', 'string'],
  ]);
  expect(names('people', 'team.boss.team.name')).toEqual(['team', 'boss', 'team', 'name']);
});

test.each(['', 'nothing', 'id.name', 'author.nothing', 'author..name'])(
  'returns null for the invalid path "%s"',
  (path) => {
    expect(names('articles', path)).toBeNull();
  },
);

test('returns null for a path that continues after a presentation field', () => {
  expect(names('people', 'advice.name')).toBeNull();
});

test('accepts a field behind a many-to-any, but nothing behind that, and no collection at the end', () => {
  expect(names('articles_blocks', 'item:people.name')).toEqual(['item', 'name']);
  expect(names('articles_blocks', 'item:people.boss')).toEqual(['item', 'boss']);
  expect(names('articles', 'blocks.item:people.name')).toEqual(['blocks', 'item', 'name']);
  const invalid = [
    'item:people.boss.name',
    'item:people.team.name',
    'item:articles.id',
    'item:people',
    'item.name',
    'id:people.name',
    'item:.id',
  ];
  expect(invalid.map((path) => names('articles_blocks', path))).toEqual(invalid.map(() => null));
});

test('the field menu offers values and single relations, and expands relations to one item', () => {
  const steps = fieldsOf(schema, 'articles').flatMap((field) => stepsOf(schema, field));
  expect(steps.filter(FILTER_FIELDS.canPick).map(({ segment }) => segment)).toEqual(['id', 'author']);
  expect(steps.filter((step) => FILTER_FIELDS.canExpand(step, [])).map(({ segment }) => segment)).toEqual(['author']);
});

test('the field menu expands a collection of a many-to-any, and nothing behind it', () => {
  const scoped = [...schema.fields.keys()]
    .flatMap((owner) => fieldsOf(schema, owner))
    .flatMap((field) => stepsOf(schema, field))
    .filter(({ kind }) => kind === 'scoped');
  expect(scoped.map(({ segment }) => segment)).toEqual(['item:people']);
  expect(scoped.map((step) => FILTER_FIELDS.canExpand(step, []))).toEqual([true]);
  const behind = fieldsOf(schema, 'people').flatMap((field) => stepsOf(schema, field));
  expect(behind.some((step) => FILTER_FIELDS.canExpand(step, scoped))).toBe(false);
});
