import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { pathName } from './segments.rules';

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), manyToOne('author', { to: 'authors' })]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('a path has a name as far as it leads somewhere', () => {
  expect(pathName(schema, 'articles', 'author.name', 'en-US')).toBe('Author › Name');
  expect(pathName(schema, 'articles', 'author.nothing', 'en-US')).toBeNull();
  expect(pathName(schema, 'articles', '__proto__.constructor', 'en-US')).toBeNull();
});
