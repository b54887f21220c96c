import { left, right } from 'fp-ts/Either';
import { networkFailure } from '../../../kernel';
import { items, now, openList } from './item-list.fixtures';

const counting = networkFailure('GET /items/articles', false);
const found = (total_count: number, filter_count = total_count) => right({ total_count, filter_count });

test('drops the counts of another search when the count fails', () => {
  const { list, counts, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: { total_count: 193, filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toEqual({ kind: 'failed', failure: counting, previous: null });
});

test('drops the counts of another search when the count is slow', () => {
  const { list, counts, clock, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  clock.advance(250);
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[1]?.answer(found(193, 3));
  expect(now(list.counts$)).toEqual({ kind: 'ready', value: { total_count: 193, filter_count: 3 } });
});

test('keeps the counts of the same search during a recount and after its failure', () => {
  const { list, counts, clock } = openList();
  counts[0]?.answer(found(193));
  list.refresh();
  clock.advance(250);
  expect(now(list.counts$)).toMatchObject({ kind: 'loading', previous: { filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toMatchObject({ kind: 'failed', previous: { filter_count: 193 } });
});

test('shows the counts of an earlier search only after counting again', () => {
  const { list, counts, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  counts[1]?.answer(left(counting));
  change({ search: '' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[2]?.answer(found(193));
  expect(now(list.counts$)).toMatchObject({ kind: 'ready' });
});

test('repeats a failed count on request, without the items, and on the next refresh', () => {
  const { list, lists, counts, change } = openList();
  lists[0]?.answer(items(1));
  change({ search: 'fer' });
  lists[1]?.answer(items(2));
  counts[1]?.answer(left(counting));
  list.recount();
  expect([lists.length, counts[2]?.query]).toEqual([2, { search: 'fer' }]);
  counts[2]?.answer(left(counting));
  list.refresh();
  counts[3]?.answer(found(1));
  expect(now(list.counts$)).toMatchObject({ kind: 'ready' });
});

test('does not recount without a query', () => {
  const { list, counts, query$ } = openList();
  query$.next(null);
  list.recount();
  expect(counts).toHaveLength(1);
});
