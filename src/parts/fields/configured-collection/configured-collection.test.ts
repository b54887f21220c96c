import type { JsonObject } from '../../../kernel';
import { collectionSource } from './configured-collection.rules';

const chosen = (options: JsonObject, item: JsonObject = {}): string => {
  const source = collectionSource(options, item);
  return source.kind === 'collection' ? source.collection : source.reason;
};

test('collectionSource takes the collection from an option, or from the field that an option names', () => {
  expect(chosen({ collectionName: 'trips' })).toBe('trips');
  expect(chosen({ collectionField: 'collection' }, { collection: 'notes' })).toBe('notes');
  expect(chosen({ collectionName: 'trips', collectionField: 'collection' }, { collection: 'notes' })).toBe('trips');
});

test('collectionSource says whether the options or the other field lack a collection', () => {
  expect(chosen({})).toBe('collection_field_not_setup');
  expect(chosen({ collectionName: '', collectionField: 3 })).toBe('collection_field_not_setup');
  for (const item of [{}, { collection: null }, { collection: '' }, { collection: 7 }])
    expect(chosen({ collectionField: 'collection' }, item)).toBe('select_a_collection');
  expect(chosen({ collectionField: 'constructor' })).toBe('select_a_collection');
});
