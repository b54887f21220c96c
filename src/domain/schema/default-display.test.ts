import {
  booleanField,
  collection,
  columnField,
  csvField,
  fileField,
  filesField,
  integerField,
  loneField,
  manyToMany,
  manyToOne,
  stringField,
  timestampField,
  type Definition,
} from '../../../fixtures/builders';
import { displayOf, displayOptionsOf, fieldOf, schemaOf } from '.';
import { defaultDisplay } from './default-display';

/** The first field of a relation's definition. */
const fieldOfRelation = (definition: Definition) => {
  const { collections = [], fields = [], relations = [] } = collection('sample', {}, [definition]);
  const field = fieldOf(schemaOf(collections, fields, relations), 'sample', 'field');
  if (field === null) throw new Error('The definition makes no field');
  return field;
};

test.each([
  ['a plain text', stringField('field'), null],
  ['a number', integerField('field'), null],
  ['a yes or no', booleanField('field'), 'boolean'],
  ['a moment', timestampField('field'), 'datetime'],
  ['a CSV list', csvField('field'), 'labels'],
  ['a colour', stringField('field', { interface: 'select-color' }), 'color'],
  ['an icon', stringField('field', { interface: 'select-icon' }), 'icon'],
  ['choices', stringField('field', { interface: 'select-dropdown' }), 'labels'],
  ['an image', fileField('field'), 'image'],
  ['a file', fileField('field', { interface: 'file' }), 'file'],
  ['a file with the interface of a relation', fileField('field', { interface: 'select-dropdown-m2o' }), 'file'],
  ['a person', manyToOne('field', { to: 'directus_users', keyType: 'uuid' }), 'user'],
  ['another item', manyToOne('field', { to: 'authors' }), 'related-values'],
  ['other items', manyToMany('field', { to: 'tags' }), 'related-values'],
  ['files', filesField('field'), 'related-values'],
] as const)('%s', (_, definition, display) => {
  expect(defaultDisplay(fieldOfRelation(definition))).toBe(display);
});

test('chooses the display of an unmanaged field by its type', () => {
  expect(defaultDisplay({ ...loneField(columnField('field', 'date', {})), meta: null })).toBe('datetime');
});

test('a configured display comes first, except for actions of the log', () => {
  const field = loneField(stringField('action', { display: 'labels' }));
  expect(displayOf(field)).toBe('labels');
  expect(displayOf({ ...field, collection: 'directus_activity' })).toBe('activity-action');
});

test('the item of a logged entry is named, and its time is relative unless options are configured', () => {
  const time = { ...loneField(columnField('timestamp', 'timestamp', {})), collection: 'directus_activity' };
  expect(displayOf({ ...loneField(stringField('item')), collection: 'directus_activity' })).toBe('activity-item');
  expect(displayOptionsOf(time)).toEqual({ relative: true });
  const configured = stringField('timestamp', { displayOptions: { format: 'long' } });
  expect(displayOptionsOf({ ...loneField(configured), collection: 'directus_activity' })).toEqual({ format: 'long' });
  expect(displayOptionsOf(loneField(stringField('timestamp')))).toEqual({});
});
