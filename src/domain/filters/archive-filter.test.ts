import { booleanField, collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { emptySchema, schemaOf, type CollectionMeta } from '../schema';
import { archiveFilter, hidesArchived, showArchived } from './archive-filter';
import { newCondition } from './filter-node';
import { toApiFilter } from './api-filter';
import { matches } from './sample-filters.fixtures';

const ARCHIVING: Partial<CollectionMeta> = {
  archive_field: 'status',
  archive_app_filter: true,
  archive_value: 'archived',
  unarchive_value: 'draft',
};

const filterOf = (meta: Partial<CollectionMeta> | null, required = false) => {
  const { collections, fields, relations } = world('sample', [
    collection('articles', meta, [primaryKey(), stringField('status', { required }), booleanField('gone')]),
  ]);
  return archiveFilter(schemaOf(collections, fields, relations), 'articles');
};

test('hides archived items, but not those with null', () => {
  const filter = toApiFilter([filterOf(ARCHIVING)!]) ?? {};
  const found = ['archived', 'draft', null].filter((status) =>
    matches(filter, { status }, { user: null, role: null, now: 0 }),
  );
  expect(found).toEqual(['draft', null]);
  expect(filterOf(ARCHIVING)).toMatchObject({ key: 'hide-archived', locked: true, hidden: false });
});

test('needs one condition for a column that is not nullable', () => {
  expect(filterOf(ARCHIVING, true)).toEqual({
    kind: 'condition',
    key: 'hide-archived',
    field: 'status',
    operator: 'neq',
    value: 'archived',
    locked: true,
    hidden: false,
  });
});

test('compares a boolean field with booleans', () => {
  expect(filterOf({ ...ARCHIVING, archive_field: 'gone', archive_value: 'true' })).toMatchObject({ value: true });
  expect(filterOf({ ...ARCHIVING, archive_field: 'gone', archive_value: 'false' })).toMatchObject({ value: false });
});

test('returns null without an archive field, a value or the setting', () => {
  expect(filterOf(null)).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_field: null })).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_value: null })).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_app_filter: false })).toBeNull();
  expect(archiveFilter(emptySchema, 'articles')).toBeNull();
});

test('removes the archive filter and adds it once', () => {
  const archive = filterOf(ARCHIVING, true)!;
  const other = newCondition('x', 'status', 'string');
  const hiding = showArchived([other], false, archive);
  expect(hiding).toEqual([archive, other]);
  expect(hidesArchived(hiding)).toBe(true);
  expect(showArchived(hiding, false, archive)).toEqual(hiding);
  expect(showArchived(hiding, true, archive)).toEqual([other]);
  expect(hidesArchived([other])).toBe(false);
  expect(showArchived([other], false, null)).toEqual([other]);
});
