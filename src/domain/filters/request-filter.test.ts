import {
  columnField,
  collection,
  dateTimeField,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { newGroup, type FilterCondition } from './filter-node';
import { requestFilter } from './request-filter';

const { collections, fields, relations } = world('sample', [
  collection('countries', {}, [primaryKey('code'), stringField('name'), manyToOne('continent', { to: 'continents' })]),
  collection('continents', {}, [primaryKey(), stringField('name')]),
  collection('people', {}, [primaryKey(), stringField('name'), manyToOne('country', { to: 'countries' })]),
  collection('articles', {}, [
    primaryKey(),
    manyToOne('author', { to: 'people', reverse: { field: 'articles' } }),
    stringField('title'),
    dateTimeField('published'),
    columnField('words', 'integer', {}),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const where = (field: string, value = 'x'): FilterCondition => ({
  kind: 'condition',
  key: field,
  field,
  operator: 'eq',
  value,
  locked: false,
  hidden: false,
});

test('leaves out conditions on missing fields', () => {
  expect(requestFilter(schema, 'articles', [where('gone'), where('title')])).toEqual({ title: { _eq: 'x' } });
  expect(requestFilter(schema, 'articles', [where('gone')])).toBeNull();
});

test('compares the primary key behind a relation that another condition leads on through', () => {
  const nodes = [where('author.country', 'no'), newGroup('any', 'or', [where('author.country.name'), where('title')])];
  expect(requestFilter(schema, 'articles', nodes)).toEqual({
    _and: [
      { author: { country: { code: { _eq: 'no' } } } },
      { _or: [{ author: { country: { name: { _eq: 'x' } } } }, { title: { _eq: 'x' } }] },
    ],
  });
});

test('ends inside groups, and where several relations follow', () => {
  const nodes = [
    newGroup('any', 'or', [where('author.country'), where('author.country.continent', '1')]),
    where('author.country.continent.name'),
  ];
  expect(requestFilter(schema, 'articles', nodes)).toEqual({
    _and: [
      {
        _or: [
          { author: { country: { code: { _eq: 'x' } } } },
          { author: { country: { continent: { id: { _eq: '1' } } } } },
        ],
      },
      { author: { country: { continent: { name: { _eq: 'x' } } } } },
    ],
  });
});

test('keeps a foreign key of the collection itself, and one that no other condition leads on through', () => {
  const own = [where('author', '1'), where('author.name')];
  expect(requestFilter(schema, 'articles', own)).toEqual({
    _and: [{ author: { _eq: '1' } }, { author: { name: { _eq: 'x' } } }],
  });
  const apart = [where('author.country', 'no'), where('author.name')];
  expect(requestFilter(schema, 'articles', apart)).toEqual({
    _and: [{ author: { country: { _eq: 'no' } } }, { author: { name: { _eq: 'x' } } }],
  });
});

test('ends behind a list as well', () => {
  const nodes = [where('articles.author'), where('articles.author.name')];
  expect(requestFilter(schema, 'people', nodes)).toEqual({
    _and: [{ articles: { author: { id: { _eq: 'x' } } } }, { articles: { author: { name: { _eq: 'x' } } } }],
  });
});

test('keeps paths of a collection without known fields', () => {
  const nodes = [where('a.b'), where('a.b.c')];
  expect(requestFilter(schema, 'unknown', nodes)).toEqual({
    _and: [{ a: { b: { _eq: 'x' } } }, { a: { b: { c: { _eq: 'x' } } } }],
  });
});

test('compares with null where a value cannot be an empty text, through relations and in groups too', () => {
  const is = (field: string, operator: FilterCondition['operator']): FilterCondition => ({
    ...where(field),
    operator,
    value: true,
  });
  const nodes = [
    is('title', 'empty'),
    newGroup('any', 'or', [is('published', 'empty'), is('author.articles.words', 'nempty')]),
    is('author', 'nempty'),
  ];
  expect(requestFilter(schema, 'articles', nodes)).toEqual({
    _and: [
      { title: { _empty: true } },
      { _or: [{ published: { _null: true } }, { author: { articles: { words: { _nnull: true } } } }] },
      { author: { _nnull: true } },
    ],
  });
});
