import { collection, presentationField, primaryKey, sortField, world } from '../../../../fixtures/builders';
import { anonymousAccess } from '../../../domain/permissions';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../../domain/schema';
import { manualSort, manualSortField } from './manual-sort.rules';

const sample = world('sample', [
  collection('sections', { sort_field: 'sort' }, [primaryKey(), sortField()]),
  collection('loose', {}, [primaryKey(), sortField()]),
  collection('broken', { sort_field: 'gone' }, [primaryKey()]),
  collection('odd', { sort_field: 'note' }, [primaryKey(), presentationField('note', 'presentation-notice', {})]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const admin = { user: testUser(true), permissions: [] };

test('a list stands in the order by hand when it is sorted by its field, upwards', () => {
  expect(manualSortField(schema, 'sections')).toBe('sort');
  expect(manualSort(schema, admin, 'sections', 'sort')).toEqual({ field: 'sort', active: true, denied: false });
  expect(manualSort(schema, admin, 'sections', '-sort')).toMatchObject({ active: false });
  expect(manualSort(schema, admin, 'sections', 'id')).toMatchObject({ active: false });
});

test('moving takes the permission to update that field', () => {
  const writes = (fields: readonly string[]) => ({
    user: testUser(false),
    permissions: [
      {
        id: 1,
        role: 'r',
        collection: 'sections',
        action: 'update' as const,
        fields,
        permissions: {},
        validation: null,
        presets: null,
      },
    ],
  });
  expect(manualSort(schema, anonymousAccess, 'sections', 'sort')?.denied).toBe('not_allowed');
  expect(manualSort(schema, writes(['name']), 'sections', 'sort')?.denied).toBe('field_not_covered');
  expect(manualSort(schema, writes(['sort']), 'sections', 'sort')?.denied).toBe(false);
});

test.each(['loose', 'broken', 'odd', 'nothing'])('%s has none', (name) => {
  expect(manualSort(schema, admin, name, 'sort')).toBeNull();
  expect(manualSortField(schema, name)).toBeNull();
});
