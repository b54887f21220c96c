import { collection, integerField, primaryKey, stringField, world } from '../../../../../fixtures/builders';
import { archiveFilter, newCondition, newGroup, type FilterNode } from '../../../../domain/filters';
import { schemaOf } from '../../../../domain/schema';
import { activeFilters, chipFilters, countActiveFilters, isUnsavedFilter } from './filter-chips.rules';

const archives = {
  archive_field: 'status',
  archive_value: 'archived',
  unarchive_value: 'draft',
  archive_app_filter: true,
};
const model = world('sample', [
  collection('articles', archives, [primaryKey(), stringField('title'), stringField('status'), integerField('words')]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const hot: FilterNode = { ...newCondition('a', 'words', 'integer'), value: 5 };
const empty = newCondition('b', 'title', 'string');
const missing: FilterNode = { ...newCondition('c', 'mood', 'string'), value: 'x' };
const hidden: FilterNode = { ...hot, key: 'd', hidden: true };

test('returns visible, complete filters on existing fields as active', () => {
  expect(activeFilters(schema, 'articles', [hot, empty, missing, hidden, newGroup('g', 'or', [missing])])).toEqual([
    hot,
  ]);
});

test('does not count the archive filter', () => {
  const archive = archiveFilter(schema, 'articles');
  expect(countActiveFilters(schema, 'articles', archive === null ? [] : [archive, hot])).toBe(1);
});

test('reports changed and added filters as unsaved', () => {
  expect(isUnsavedFilter(hot, [hot])).toBe(false);
  expect(isUnsavedFilter(hot, [{ ...hot, value: 6 }])).toBe(true);
  expect(isUnsavedFilter(hot, [])).toBe(true);
});

test('has a chip for an incomplete filter only while it is under edit, in its place', () => {
  const keysWhile = (edited: string | null) =>
    chipFilters(schema, 'articles', [empty, hot, missing, hidden], edited).map(({ key }) => key);
  expect(keysWhile(null)).toEqual([hot.key]);
  expect(keysWhile(empty.key)).toEqual([empty.key, hot.key]);
  expect(keysWhile(hot.key)).toEqual([hot.key]);
});
