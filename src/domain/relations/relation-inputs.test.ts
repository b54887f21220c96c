import { after, existing, related, schema, start } from './relation-map.fixtures';
import { changeMap, inputDenied, inputsOf, type RelationMap } from '.';

test('a locked input has a reason and changes nothing', () => {
  const map = after(start('m2m'), related('topics'));
  expect(inputDenied(map, 'junction_collection')).toBe('filled_automatically');
  expect(inputDenied(map, 'one_allowed_collections')).toBe('not_of_this_kind');
  expect(inputDenied(start('file'), 'related_collection')).toBe('always_files');
  expect(inputDenied(start('files'), 'related_collection')).toBe('always_files');
  expect(inputDenied(start('translations'), 'related_collection')).toBe(false);
  expect(inputDenied(after(start('m2o'), related('articles')), 'on_delete')).toBe('self_reference');
  expect(inputDenied(existing('articles', 'author'), 'related_collection')).toBe('exists_already');
  expect(inputDenied(existing('articles', 'author'), 'corresponding')).toBe(false);
  expect(changeMap(schema, map, { input: 'junction_collection', value: 'x' })).toBe(map);
  expect(inputsOf(start('m2a'))).toContain('one_collection_field');
});

test('names are locked for existing tables and while they are generated', () => {
  const denials = (map: RelationMap) =>
    Object.fromEntries(inputsOf(map).map((input) => [input, inputDenied(map, input)]));
  const [given, filled] = ['exists_already', 'filled_automatically'];
  expect(denials(existing('articles', 'blocks'))).toEqual({
    junction_collection: given,
    near_field: given,
    far_field: given,
    auto_fill: given,
    one_collection_field: given,
    sort_field: false,
    one_deselect_action: false,
    on_delete: false,
    one_allowed_collections: false,
  });
  expect(denials(start('m2a'))).toMatchObject({
    junction_collection: filled,
    near_field: filled,
    far_field: filled,
    one_collection_field: filled,
    auto_fill: false,
  });
  expect(denials(existing('authors', 'notes'))).toEqual({
    related_collection: given,
    near_field: given,
    sort_field: false,
    one_deselect_action: false,
    on_delete: false,
    corresponding: false,
  });
  expect(inputsOf(start('file'))).toEqual(['related_collection', 'on_delete']);
});
