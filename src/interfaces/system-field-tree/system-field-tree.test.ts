import {
  collection,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { fieldName, fieldsOf, schemaOf, stepsOf } from '../../domain/schema';
import { selectedPaths, treeFields } from './system-field-tree.rules';

const sample = world('sample', [
  collection('tags', {}, [primaryKey(), stringField('word')]),
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('trips', {}, [
    primaryKey(),
    manyToOne('leader', { to: 'people' }),
    manyToMany('tags', { to: 'tags' }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('treeFields offers relations and values, and no presentation fields', () => {
  const steps = fieldsOf(schema, 'trips').flatMap((field) => stepsOf(schema, field));
  expect(steps.filter((step) => treeFields.canPick(step)).map(({ segment }) => segment)).toEqual([
    'id',
    'leader',
    'tags',
  ]);
});

test('selectedPaths names the fields of each path, in their order', () => {
  const named = (values: Parameters<typeof selectedPaths>[0]) =>
    selectedPaths(values, schema, 'trips', (field) => fieldName(field, 'en-US'), 'en-US');
  expect(named(['tags.tags_id.word', 'leader.name', 'leader.gone', '*'])).toEqual([
    { path: 'tags.tags_id.word', name: expect.stringContaining('Word') },
    { path: 'leader.name', name: 'Leader › Name' },
    { path: 'leader.gone', name: null },
    { path: '*', name: null },
  ]);
  expect(named(['leader', 3])).toBeNull();
});
