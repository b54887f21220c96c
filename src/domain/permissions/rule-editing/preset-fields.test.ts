import {
  collection,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  columnField,
  uuidKey,
  world,
} from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import { dynamicPresets, dynamicValuesFor, presetFields } from '..';

const model = world('presets', [
  collection('articles', {}, [
    primaryKey(),
    stringField('status', { default: 'draft', required: true }),
    columnField('sent_on', 'timestamp', {}),
    manyToOne('author', { to: 'directus_users' }),
    manyToOne('desk', { to: 'directus_roles' }),
    manyToOne('section', { to: 'sections' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'article' }),
  ]),
  collection('sections', {}, [primaryKey()]),
  collection('notes', {}, [primaryKey()]),
  collection('directus_users', {}, [uuidKey()]),
  collection('directus_roles', {}, [uuidKey()]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);

test('columns can be preset, without the key and lists, and have no default', () => {
  const fields = presetFields(schema, 'articles');
  expect(fields.map(({ field }) => field)).toEqual(['status', 'sent_on', 'author', 'desk', 'section']);
  expect(fields[0]?.schema).toMatchObject({ default_value: null, is_nullable: true });
  expect(presetFields(schema, 'gone')).toEqual([]);
});

test('a variable is offered where its value fits', () => {
  expect(dynamicValuesFor(schema, 'articles').map(({ field, variable }) => [field.field, variable])).toEqual([
    ['sent_on', '$NOW'],
    ['author', '$CURRENT_USER'],
    ['desk', '$CURRENT_ROLE'],
  ]);
});

test('variables are found among the presets', () => {
  expect(dynamicPresets({ author: '$CURRENT_USER', status: '$DRAFT', words: 3 })).toEqual([
    { name: 'author', variable: '$CURRENT_USER' },
  ]);
});
