import {
  collection,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { FieldError, Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import type { Item } from '../item';
import { attributeErrors, checkRelated, errorsWithin, isStillRefused } from './nested-errors';
import { fieldRelations } from './rebase';

const {
  collections,
  fields,
  relations: links,
} = world('w', [
  collection('people', {}, [primaryKey(), stringField('name'), stringField('title')]),
  collection('tags', {}, [primaryKey(), stringField('slug'), stringField('color')]),
  collection('quotes', {}, [primaryKey(), stringField('words')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['quotes'] }),
  ]),
  collection('comments', {}, [
    primaryKey(),
    stringField('text'),
    stringField('slug'),
    manyToOne('by', { to: 'people' }),
  ]),
]);
const schema = schemaOf(collections, fields, links);

const refusal = (field: string, type: string | null, code = 'FAILED_VALIDATION'): FieldError => ({
  field,
  code,
  type,
  details: {},
});
const required = (field: string): FieldError => refusal(field, 'required');
const unique = (field: string): FieldError => refusal(field, null, 'RECORD_NOT_UNIQUE');

/** Where the error of a write is shown, and which related item it names. */
const placed = (sent: Item, error: FieldError, isNew = false) => {
  const [found] = attributeErrors(schema, 'articles', isNew, sent, [error], ({ key, values }) =>
    key === null ? String(values['text'] ?? 'new') : `#${key}`,
  );
  return [found?.field, found?.related?.field, found?.related?.title];
};

test.each<[string, Item, FieldError, readonly (string | null | undefined)[]]>([
  ['a new row', { comments: { create: [{ slug: 'a' }] } }, required('text'), ['comments', 'text', 'new']],
  ['one of several new rows', { comments: { create: [{}, {}] } }, required('text'), ['comments', 'text', null]],
  [
    'the only new row without it',
    { comments: { create: [{ text: 'x' }, {}] } },
    required('text'),
    ['comments', 'text', 'new'],
  ],
  ['an edited row', { comments: { update: [{ id: 3, slug: 'a' }] } }, unique('slug'), ['comments', 'slug', '#3']],
  [
    'a row that is emptied',
    { comments: { update: [{ id: 3, text: null }] } },
    refusal('text', 'nnull'),
    ['comments', 'text', '#3'],
  ],
  [
    'the item behind a junction',
    { tags: { update: [{ id: 1, tags_id: { id: 8, slug: 'a' } }] } },
    unique('slug'),
    ['tags', 'slug', '#8'],
  ],
  [
    'an item of many-to-any',
    { blocks: { create: [{ collection: 'quotes', item: { words: 'a' } }] } },
    refusal('words', 'contains'),
    ['blocks', 'words', 'new'],
  ],
  ['the item of a many-to-one', { author: { id: 2, name: 'a' } }, unique('name'), ['author', 'name', '#2']],
  [
    'an item two levels down',
    { comments: { update: [{ id: 3, by: { id: 2, name: 'a' } }] } },
    unique('name'),
    ['comments', 'name', '#2'],
  ],
  [
    'a field that the item has too, unsent',
    { author: { id: 2, title: 'Dr' } },
    unique('title'),
    ['author', 'title', '#2'],
  ],
])('an error about %s is moved to the field that holds it', (_, sent, error, expected) => {
  expect(placed(sent, error)).toEqual(expected);
});

test.each<[string, Item, FieldError, boolean]>([
  ['the field was sent', { title: 'x', author: { id: 2, title: 'Dr' } }, unique('title'), false],
  ['the item is new and has the field', { author: { title: 'Dr' } }, required('title'), true],
  ['nothing related was sent', { title: 'x' }, unique('slug'), false],
  ['no related item has the field', { author: { id: 2, name: 'a' } }, unique('unknown'), false],
  ['no related item sends the value', { author: { id: 2, name: 'a' } }, unique('title'), false],
  ['a list is replaced as a whole', { comments: 'all', author: 4 }, unique('slug'), false],
])('an error stays where it is if %s', (_, sent, error, isNew) => {
  expect(placed(sent, error, isNew)).toEqual([error.field, undefined, undefined]);
});

test('an error that several fields can be meant by names all of them', () => {
  const sent = { comments: { create: [{ slug: 'a' }] }, tags: { create: [{ tags_id: { slug: 'a' } }] } };
  expect(placed(sent, unique('slug'))).toEqual(['comments.slug, tags.slug', undefined, undefined]);
});

/** The refusal of a write of an article, at the field that holds the related item. */
const refused = (sent: Item, error: FieldError): FieldError => {
  const [found = error] = attributeErrors(schema, 'articles', false, sent, [error], () => null);
  return found;
};

const relations = fieldRelations(schema, 'articles');

test.each<[string, Item, FieldError, Json, boolean]>([
  ['its value is the same', { author: { id: 2, name: 'a' } }, unique('name'), { id: 2, name: 'a', title: 'Dr' }, true],
  ['its value is another one', { author: { id: 2, name: 'a' } }, unique('name'), { id: 2, name: 'b' }, false],
  ['its value is not sent any more', { author: { id: 2, name: 'a' } }, unique('name'), 2, false],
  [
    'it is still missing in a new row',
    { comments: { create: [{ slug: 'a' }] } },
    required('text'),
    { create: [{ slug: 'b' }] },
    true,
  ],
  [
    'only an edited row is left, which need not have it',
    { comments: { create: [{ slug: 'a' }] } },
    required('text'),
    { update: [{ id: 3, slug: 'a' }] },
    false,
  ],
  [
    'the same value is in another collection',
    { comments: { update: [{ id: 3, slug: 'a' }] } },
    unique('slug'),
    { update: [{ id: 3, by: { slug: 'a' } }] },
    false,
  ],
])('whether an error still stands: %s', (_, sent, error, value, expected) => {
  expect(isStillRefused(relations, refused(sent, error), value)).toBe(expected);
});

test('an error about no related item does not stand for one', () => {
  expect(isStillRefused(relations, unique('author'), { id: 2, author: null })).toBe(false);
  const item = { kind: 'update', collection: 'people', values: { name: 'a' } } as const;
  expect(errorsWithin(relations.of('people'), item, [unique('name')])).toEqual([]);
});

test('within a row an error is about a field of its own, or about an item in one', () => {
  const values = { slug: 'a', by: { id: 2, name: 'x' } };
  const sent = { comments: { update: [{ id: 3, ...values }] } };
  const within = (error: FieldError) =>
    errorsWithin(relations.of('comments'), { kind: 'update', collection: 'comments', values }, [refused(sent, error)]);
  expect(within(unique('slug'))).toEqual([unique('slug')]);
  expect(within(unique('name'))).toEqual([
    {
      ...unique('by'),
      related: { field: 'name', title: null, refused: [{ collection: 'people', value: 'x' }] },
    },
  ]);
});

describe('checkRelated', () => {
  const missing = (sent: Item) =>
    checkRelated(
      fieldRelations(schema, 'articles'),
      sent,
      ({ values }) => (values['text'] === null ? [required('text')] : []),
      ({ key }) => `#${key}`,
    );

  it('reports what is missing in a related item at any depth, at the field that holds it', () => {
    const related = { field: 'text', title: '#4', refused: [{ collection: 'comments', value: null }] };
    expect(missing({ title: null, comments: { update: [{ id: 4, text: null }] } })).toEqual([
      { ...required('comments'), related },
    ]);
    expect(missing({ author: { id: 1, text: null } })).toMatchObject([{ field: 'author' }]);
  });

  it('reports the same error of several items once, without a title', () => {
    const [found] = missing({ comments: { create: [{ text: null }, { text: 'a' }, { text: null }] } });
    expect([found?.related?.title, found?.related?.refused.length]).toEqual([null, 2]);
  });
});
