import { collection, world } from '../../../fixtures/builders';
import { collectionsNamed, hiddenCollections, schemaOf, visibleCollections } from '.';

const { collections } = world('sample', [
  collection(
    'zebras',
    { icon: 'pets', note: 'Striped', translations: [{ language: 'de-DE', translation: 'Äsel' }] },
    [],
  ),
  collection('birds', {}, []),
  collection('secrets', { hidden: true }, []),
  collection('old_table', null, []),
  collection('directus_users', {}, []),
]);
const schema = schemaOf(collections, [], []);

test('what is neither hidden nor unmanaged nor the platform’s own, with its icon and note', () => {
  expect(visibleCollections(schema, 'en-US')).toEqual([
    { collection: 'birds', name: 'Birds', icon: 'box', note: null },
    { collection: 'zebras', name: 'Zebras', icon: 'pets', note: 'Striped' },
  ]);
});

test('collections stand by their name in the language of the reader', () => {
  expect(visibleCollections(schema, 'de-DE').map(({ name }) => name)).toEqual(['Äsel', 'Birds']);
});

test('what is hidden is there for who asks', () => {
  expect(hiddenCollections(schema, 'en-US').map(({ collection: key }) => key)).toEqual(['secrets']);
});

test('collections come as they are named, hidden ones too, but none that nobody may see', () => {
  const names = ['zebras', 'secrets', 'gone', 'old_table', 'directus_users', 'birds'];
  expect(collectionsNamed(schema, names, 'en-US').map(({ collection: key }) => key)).toEqual([
    'zebras',
    'secrets',
    'birds',
  ]);
});
