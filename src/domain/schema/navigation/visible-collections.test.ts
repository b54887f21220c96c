import { collection, world } from '../../../../fixtures/builders';
import { collectionsNamed, hiddenCollections, schemaOf, visibleCollections } from '..';

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

test('lists visible collections with icon and note', () => {
  expect(visibleCollections(schema, 'en-US')).toEqual([
    { collection: 'birds', name: 'Birds', icon: 'box', note: null },
    { collection: 'zebras', name: 'Zebras', icon: 'pets', note: 'Striped' },
  ]);
});

test("sorts collections by their name in the user's language", () => {
  expect(visibleCollections(schema, 'de-DE').map(({ name }) => name)).toEqual(['Äsel', 'Birds']);
});

test('lists hidden collections separately', () => {
  expect(hiddenCollections(schema, 'en-US').map(({ collection: key }) => key)).toEqual(['secrets']);
  expect(visibleCollections(schema, 'en-US').map(({ collection: key }) => key)).toEqual(['birds', 'zebras']);
});

test('returns the named collections, hidden ones too, but not unmanaged ones', () => {
  const names = ['zebras', 'secrets', 'gone', 'old_table', 'directus_users', 'birds'];
  expect(collectionsNamed(schema, names, 'en-US').map(({ collection: key }) => key)).toEqual([
    'zebras',
    'secrets',
    'birds',
  ]);
});
