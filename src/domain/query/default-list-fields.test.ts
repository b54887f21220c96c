import {
  collection,
  loneField,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { emptySchema, schemaOf } from '../schema';
import { defaultListFields } from './default-list-fields';

const { collections, fields, relations } = world('sample', [
  collection('tags', {}, [
    primaryKey('id', { hidden: true }),
    stringField('name'),
    presentationField('x', 'presentation-notice', {}),
    stringField('b'),
    stringField('secret', { hidden: true }),
    stringField('a'),
    manyToMany('others', { to: 'tags' }),
    stringField('d'),
    stringField('c'),
  ]),
  collection('letters', { display_template: '{{subject}} {{gone}} {{tag.name}}' }, [
    primaryKey(),
    stringField('body'),
    manyToOne('tag', { to: 'tags' }),
    stringField('subject'),
    stringField('extra'),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

test('shows the first four visible fields with a column in the order of the form', () => {
  expect(defaultListFields(schema, 'tags')).toEqual(['name', 'b', 'a', 'd']);
});

test('shows the existing fields of the display template first, each once', () => {
  expect(defaultListFields(schema, 'letters')).toEqual(['subject', 'tag.name', 'body', 'tag']);
});

test("shows fields without an order last, in the server's order", () => {
  const title = loneField(stringField('title'));
  const bare = ['c', 'a', 'b'].map((field) => ({ ...title, collection: 'x', field, meta: null }));
  const model = schemaOf([], [...bare, { ...title, collection: 'x' }], []);
  expect(defaultListFields(model, 'x')).toEqual(['title', 'c', 'a', 'b']);
  expect(defaultListFields(emptySchema, 'x')).toEqual([]);
});
