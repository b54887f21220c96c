import { isMapComplete, startMap, tabDenied, wizardTabs, type RelationMap } from '.';
import { after, related, schema, start } from './sample.fixtures';

test.each<[RelationMap, boolean]>([
  [start('m2o'), false],
  [after(start('m2o'), related('authors')), true],
  [startMap(schema, 'file', 'articles', ''), false],
  [start('file'), true],
  [after(start('o2m'), related('authors')), false],
  [after(start('o2m'), related('authors'), { input: 'near_field', value: 'article' }), true],
  [start('m2m'), false],
  [after(start('m2m'), related('authors')), true],
  [startMap(schema, 'files', 'articles', ''), false],
  [start('files'), true],
  [start('translations'), true],
  [start('m2a'), false],
  [after(start('m2a'), { input: 'one_allowed_collections', value: ['authors'] }), true],
  [
    after(
      start('m2a'),
      { input: 'one_allowed_collections', value: ['authors'] },
      { input: 'auto_fill', value: false },
      { input: 'one_collection_field', value: '' },
    ),
    false,
  ],
])('is complete when all ends are named: case %#', (map, complete) => {
  expect(isMapComplete(map)).toBe(complete);
});

test('returns the tabs of each local type', () => {
  expect(wizardTabs('standard')).toEqual(['schema', 'field', 'interface', 'display']);
  expect(wizardTabs('presentation')).toEqual(['schema', 'field', 'interface']);
  expect(wizardTabs('m2m')).toEqual(['schema', 'relationship', 'field', 'interface', 'display']);
  expect(wizardTabs('translations')).toEqual([
    'schema',
    'relationship',
    'translations',
    'field',
    'interface',
    'display',
  ]);
});

test('opens a tab when the previous steps are complete', () => {
  const named = { field: 'things', type: null };
  expect(tabDenied({ localType: 'standard', field: '', type: 'string', map: null }, 'schema')).toBe(false);
  expect(tabDenied({ localType: 'standard', field: '', type: 'string', map: null }, 'field')).toBe('name_missing');
  expect(tabDenied({ localType: 'standard', map: null, ...named }, 'interface')).toBe('type_missing');
  expect(tabDenied({ localType: 'standard', map: null, ...named, type: 'string' }, 'display')).toBe(false);
  expect(tabDenied({ localType: 'standard', map: null, ...named }, 'relationship')).toBe('not_of_this_kind');
  expect(tabDenied({ localType: 'presentation', map: null, ...named }, 'interface')).toBe(false);
  expect(tabDenied({ localType: 'm2o', map: start('m2o'), ...named }, 'relationship')).toBe(false);
  expect(tabDenied({ localType: 'm2o', map: start('m2o'), ...named }, 'field')).toBe('relation_incomplete');
  expect(tabDenied({ localType: 'm2o', map: null, ...named }, 'field')).toBe('relation_incomplete');
  expect(tabDenied({ localType: 'm2o', map: after(start('m2o'), related('authors')), ...named }, 'field')).toBe(false);
  expect(tabDenied({ localType: 'translations', map: start('translations'), ...named }, 'translations')).toBe(false);
  const unchosen = after(start('translations'), related(''));
  expect(tabDenied({ localType: 'translations', map: unchosen, ...named }, 'translations')).toBe('relation_incomplete');
  expect(tabDenied({ localType: 'translations', map: null, ...named }, 'translations')).toBe('relation_incomplete');
  expect(tabDenied({ localType: 'translations', map: start('m2o'), ...named }, 'translations')).toBe(false);
});
