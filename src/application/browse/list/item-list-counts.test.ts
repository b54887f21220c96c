import { left, right } from 'fp-ts/Either';
import { networkFailure } from '../../../kernel';
import { items, now, openList } from './item-list.fixtures';

const counting = networkFailure('GET /items/articles', false);
const found = (total_count: number, filter_count = total_count) => right({ total_count, filter_count });

test('counts of another search are not those of this one, once this one could not be counted', () => {
  const { list, counts, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: { total_count: 193, filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toEqual({ kind: 'failed', failure: counting, previous: null });
});

test('they do not stand in for those that are long in coming either', () => {
  const { list, counts, clock, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  clock.advance(250);
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[1]?.answer(found(193, 3));
  expect(now(list.counts$)).toEqual({ kind: 'ready', value: { total_count: 193, filter_count: 3 } });
});

test('counts of the same search stay known while they are counted again, and when that fails', () => {
  const { list, counts, clock } = openList();
  counts[0]?.answer(found(193));
  list.refresh();
  clock.advance(250);
  expect(now(list.counts$)).toMatchObject({ kind: 'loading', previous: { filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toMatchObject({ kind: 'failed', previous: { filter_count: 193 } });
});

test('back at the search that was counted last, its counts are known again only once they are counted', () => {
  const { list, counts, change } = openList();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  counts[1]?.answer(left(counting));
  change({ search: '' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[2]?.answer(found(193));
  expect(now(list.counts$)).toMatchObject({ kind: 'ready' });
});

test('what could not be counted is counted when asked again, without the items, and by the next refresh', () => {
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

test('without a question nothing is counted again', () => {
  const { list, counts, query$ } = openList();
  query$.next(null);
  list.recount();
  expect(counts).toHaveLength(1);
});
