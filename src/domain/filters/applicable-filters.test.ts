import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { emptySchema, schemaOf } from '../schema';
import { newGroup } from './filter-node';
import { where } from './sample-filters.fixtures';
import { applicableFilters, completeFilters, conditionsIn, firstFilters, invalidFilters } from './applicable-filters';

const { collections, fields, relations } = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles' } }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const title = where('title', 'eq', 'x');
const author = where('author.name', 'eq', 'y');
const invalid = where('mood', 'eq', 'z');
const nestedInvalid = where('author.mood', 'eq', 'z');

test('removes conditions on missing fields at any depth', () => {
  const nodes = [title, invalid, newGroup('g', 'or', [author, nestedInvalid])];
  expect(invalidFilters(schema, 'articles', nodes)).toEqual([invalid, nestedInvalid]);
  expect(applicableFilters(schema, 'articles', nodes)).toEqual([title, newGroup('g', 'or', [author])]);
});

test('returns the same list when all fields exist', () => {
  const nodes = [title, author];
  expect(applicableFilters(schema, 'articles', nodes)).toBe(nodes);
});

test('accepts a path through a to-many relation', () => {
  expect(invalidFilters(schema, 'people', [where('articles.title', 'eq', 'x')])).toEqual([]);
});

test('keeps all filters of an unknown collection', () => {
  expect(invalidFilters(emptySchema, 'articles', [invalid])).toEqual([]);
});

test('removes incomplete conditions', () => {
  const empty = newGroup('g', 'or', [where('title', 'eq', '')]);
  expect(completeFilters([title, where('words', 'between', ['', '']), empty])).toEqual([title]);
});

test('takes the first conditions and omits empty groups', () => {
  const nodes = [title, newGroup('g', 'or', [author, invalid]), newGroup('h', 'and', [nestedInvalid])];
  expect(firstFilters(nodes, 2)).toEqual([title, newGroup('g', 'or', [author])]);
  expect(firstFilters(nodes, 4)).toBe(nodes);
  expect(conditionsIn(nodes)).toHaveLength(4);
});
