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

test('manualSort is active only when the list is sorted by the sort field, ascending', () => {
  expect(manualSortField(schema, 'sections')).toBe('sort');
  expect(manualSort(schema, admin, 'sections', 'sort')).toEqual({ field: 'sort', active: true, denied: false });
  expect(manualSort(schema, admin, 'sections', '-sort')).toMatchObject({ active: false });
  expect(manualSort(schema, admin, 'sections', 'id')).toMatchObject({ active: false });
});

test('manualSort is denied without the permission to update the sort field', () => {
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

test.each(['loose', 'broken', 'odd', 'nothing'])('manualSort is null for the collection %s', (name) => {
  expect(manualSort(schema, admin, name, 'sort')).toBeNull();
  expect(manualSortField(schema, name)).toBeNull();
});
