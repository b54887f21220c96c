import { archiveFilter, newCondition, type FilterNode } from '../../domain/filters';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import type { ItemCounts } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { failed, loading, networkFailure, ready } from '../../kernel';
import { emptyReason } from './calendar-empty-state';

const archives = {
  archive_field: 'status',
  archive_value: 'archived',
  unarchive_value: 'draft',
  archive_app_filter: true,
};
const model = world('sample', [collection('events', archives, [primaryKey(), stringField('status')])]);
const archive = archiveFilter(schemaOf(model.collections, model.fields, model.relations), 'events') as FilterNode;
const hot: FilterNode = { ...newCondition('a', 'id', 'integer'), value: 5 };
const none = ready<readonly Item[]>([]);
const counted = (total: number) => ready({ total_count: total, filter_count: 0 });
const view = (filters: readonly FilterNode[] = [], search = '') => ({ filters, search });

test('emptyReason is no-result when a search or filter matches nothing in the visible range', () => {
  expect(emptyReason(none, counted(9), view([], 'x'))).toBe('no-result');
  expect(emptyReason(none, counted(9), view([archive, hot]))).toBe('no-result');
});

test('emptyReason is null when the visible range is empty and the collection is not', () => {
  expect(emptyReason(none, counted(9), view())).toBeNull();
  expect(emptyReason(none, counted(9), view([archive]))).toBeNull();
  expect(emptyReason(none, loading<ItemCounts>(), view())).toBeNull();
});

test('emptyReason is empty when the collection has no items', () => {
  expect(emptyReason(none, counted(0), view())).toBe('empty');
  expect(emptyReason(none, counted(0), view([archive]))).toBe('empty');
});

test('emptyReason is null with items, while loading and after a failure', () => {
  expect(emptyReason(ready([{ id: 1 }]), counted(1), view([], 'x'))).toBeNull();
  expect(emptyReason(loading([]), counted(0), view([], 'x'))).toBeNull();
  expect(
    emptyReason(failed<readonly Item[]>(networkFailure('GET /items/events', false)), counted(0), view([], 'x')),
  ).toBeNull();
});
