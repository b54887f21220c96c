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

test('archived items are hidden, those without a value are not', () => {
  const filter = toApiFilter([filterOf(ARCHIVING)!]) ?? {};
  const found = ['archived', 'draft', null].filter((status) =>
    matches(filter, { status }, { user: null, role: null, now: 0 }),
  );
  expect(found).toEqual(['draft', null]);
  expect(filterOf(ARCHIVING)).toMatchObject({ key: 'hide-archived', locked: true, hidden: false });
});

test('a column that is never empty needs no more than one condition', () => {
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

test('true and false are meant as such', () => {
  expect(filterOf({ ...ARCHIVING, archive_field: 'gone', archive_value: 'true' })).toMatchObject({ value: true });
  expect(filterOf({ ...ARCHIVING, archive_field: 'gone', archive_value: 'false' })).toMatchObject({ value: false });
});

test('nothing is hidden without a field, a value or the wish', () => {
  expect(filterOf(null)).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_field: null })).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_value: null })).toBeNull();
  expect(filterOf({ ...ARCHIVING, archive_app_filter: false })).toBeNull();
  expect(archiveFilter(emptySchema, 'articles')).toBeNull();
});

test('the checkbox takes the filter away and puts it back, once', () => {
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
