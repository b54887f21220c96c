import { collection, primaryKey, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../../domain/schema';
import { collectionChoices } from './collection-choices';

const { collections, fields, relations } = world('sample', [
  collection('trips', { icon: 'train', translations: [{ language: 'de-DE', translation: 'Ausflüge' }] }, [
    primaryKey(),
  ]),
  collection('notes', { hidden: true }, [primaryKey()]),
]);

const schema = schemaOf(
  [...collections, { collection: 'directus_files', meta: null }, { collection: 'log', meta: null }],
  fields,
  relations,
);

const textsOf = (locale: string, includeSystem: boolean): readonly string[] =>
  collectionChoices(schema, locale, includeSystem).map(({ text }) => text);

test('collectionChoices lists collections by name, hidden ones too, without tables that are not configured', () => {
  expect(textsOf('en-US', false)).toEqual(['Notes', 'Trips']);
  expect(textsOf('de-DE', false)).toEqual(['Ausflüge', 'Notes']);
  expect(collectionChoices(schema, 'en-US', false)[1]).toEqual({ value: 'trips', text: 'Trips', icon: 'train' });
});

test('collectionChoices lists system collections only where they are included', () => {
  expect(textsOf('en-US', true)).toEqual(['Files', 'Notes', 'Trips']);
});
