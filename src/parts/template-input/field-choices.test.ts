import { collection, integerField, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { fieldChoices, pathName, searchChoices } from './field-choices.rules';

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words'), manyToOne('author', { to: 'authors' })]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const choices = fieldChoices(schema, 'articles', 'en-US');

test('fields are called as people call them, with those behind relations below', () => {
  expect(choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['Title', 'Words', 'Author']));
  expect(choices.find(({ path }) => path === 'author')?.children.map(({ path }) => path)).toContain('author.name');
});

test('a search goes through all steps and tells the way', () => {
  expect(searchChoices(choices, ' NAME ').map(({ name }) => name)).toEqual(['Author › Name']);
  expect(searchChoices(choices, 'author.n')).toHaveLength(1);
  expect(searchChoices(choices, 'volcano')).toEqual([]);
});

test('a path has a name as far as it leads somewhere', () => {
  expect(pathName(schema, 'articles', 'author.name', 'en-US')).toBe('Author › Name');
  expect(pathName(schema, 'articles', 'author.nothing', 'en-US')).toBeNull();
  expect(pathName(schema, 'articles', '__proto__.constructor', 'en-US')).toBeNull();
});
