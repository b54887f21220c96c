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
const gone = where('mood', 'eq', 'z');
const goneThere = where('author.mood', 'eq', 'z');

test('conditions on fields that are gone are left out, wherever they stand', () => {
  const nodes = [title, gone, newGroup('g', 'or', [author, goneThere])];
  expect(invalidFilters(schema, 'articles', nodes)).toEqual([gone, goneThere]);
  expect(applicableFilters(schema, 'articles', nodes)).toEqual([title, newGroup('g', 'or', [author])]);
});

test('filters that all stand are the very same', () => {
  const nodes = [title, author];
  expect(applicableFilters(schema, 'articles', nodes)).toBe(nodes);
});

test('a list of items can be asked through', () => {
  expect(invalidFilters(schema, 'people', [where('articles.title', 'eq', 'x')])).toEqual([]);
});

test('of a collection that nobody knows nothing is lost', () => {
  expect(invalidFilters(emptySchema, 'articles', [gone])).toEqual([]);
});

test('what is not complete takes no part', () => {
  const empty = newGroup('g', 'or', [where('title', 'eq', '')]);
  expect(completeFilters([title, where('words', 'between', [1, '']), empty])).toEqual([title]);
});

test('the first so many, without groups that would be empty', () => {
  const nodes = [title, newGroup('g', 'or', [author, gone]), newGroup('h', 'and', [goneThere])];
  expect(firstFilters(nodes, 2)).toEqual([title, newGroup('g', 'or', [author])]);
  expect(firstFilters(nodes, 4)).toBe(nodes);
  expect(conditionsIn(nodes)).toHaveLength(4);
});
