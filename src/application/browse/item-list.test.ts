import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { networkFailure, valueOf, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import { ItemList } from './item-list';

const first: ItemsQuery = { fields: ['id', 'title', 'words'], limit: 25, page: 1, sort: ['id'] };

interface Asked<A> {
  readonly query: ItemsQuery;
  readonly answer: (result: Either<Failure, A>) => void;
  readonly given: () => boolean;
}

const asking = <A>(asked: Asked<A>[], query: ItemsQuery): Observable<Either<Failure, A>> => {
  const subject = new Subject<Either<Failure, A>>();
  asked.push({
    query,
    answer: (result) => {
      subject.next(result);
      subject.complete();
    },
    given: () => subject.observed,
  });
  return subject.asObservable();
};

const open = () => {
  const lists: Asked<readonly Item[]>[] = [];
  const counts: Asked<ItemCounts>[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => asking(lists, query),
    count: (_: string, query: ItemsQuery) => asking(counts, query),
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const query$ = new BehaviorSubject<ItemsQuery | null>(first);
  const beyond = jest.fn(() => change({ page: 1 }));
  const change = (changed: Partial<ItemsQuery>): void => query$.next({ ...(query$.value ?? first), ...changed });
  const list = new ItemList(gateway, clock, 'articles', 'id', query$, beyond, (field) => field === 'price');
  return { list, lists, counts, clock, change, query$, beyond };
};

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const items = (...ids: number[]): Either<Failure, readonly Item[]> => right(ids.map((id) => ({ id, words: 10 - id })));
const shown = (list: ItemList): unknown[] => (valueOf(now(list.items$)) ?? []).map((item) => item['id']);

test('opens with one request for the first page and one for the counts', () => {
  const { lists, counts } = open();
  expect(lists.map(({ query }) => query)).toEqual([{ fields: ['id', 'title', 'words'], limit: 25, page: 1, sort: ['id'] }]);
  expect(counts).toHaveLength(1);
});

test('a fetch says nothing of itself for 250 ms', () => {
  const { list, lists, clock } = open();
  clock.advance(249);
  expect(now(list.slow$)).toBe(false);
  clock.advance(1);
  expect(now(list.slow$)).toBe(true);
  lists[0]?.answer(items(1));
  expect(now(list.slow$)).toBe(false);
});

test('a fetch that is given up says nothing of itself any more', () => {
  const { list, clock, query$ } = open();
  clock.advance(250);
  query$.next(null);
  expect(now(list.slow$)).toBe(false);
});

test('turning the page keeps the old rows on show until the new ones are here', () => {
  const { list, lists, change } = open();
  lists[0]?.answer(items(1, 2));
  change({ page: 2 });
  expect(now(list.items$)).toMatchObject({ kind: 'loading' });
  expect(shown(list)).toEqual([1, 2]);
  lists[1]?.answer(items(3));
  expect(shown(list)).toEqual([3]);
});

test('the same question again is no question', () => {
  const { lists, query$ } = open();
  query$.next({ ...first, fields: [...(first.fields ?? [])] });
  expect(lists).toHaveLength(1);
});

test('a late answer never overwrites a newer one', () => {
  const { list, lists, change } = open();
  change({ page: 2 });
  expect(lists[0]?.given()).toBe(false);
  lists[1]?.answer(items(3));
  lists[0]?.answer(items(1));
  expect(shown(list)).toEqual([3]);
});

test('a list that is here whole is sorted here; a part of one is asked for again', () => {
  const { list, lists, change } = open();
  lists[0]?.answer(items(1, 2, 3));
  change({ sort: ['words'] });
  expect(lists).toHaveLength(1);
  expect(shown(list)).toEqual([3, 2, 1]);
  const long = open();
  long.lists[0]?.answer(items(...Array.from({ length: 25 }, (_, id) => id + 1)));
  long.change({ sort: ['words'] });
  expect(long.lists[1]?.query.sort).toEqual(['words']);
});

test('what is here of another page than the first is not all there is, however little that is', () => {
  const { lists, change } = open();
  change({ page: 2 });
  lists[1]?.answer(items(3));
  change({ sort: ['words'] });
  expect(lists[2]?.query).toMatchObject({ page: 2, sort: ['words'] });
});

test('what counts is sorted by how much it is, though it comes as text', () => {
  const { list, lists, change } = open();
  change({ fields: ['id', 'price', 'size'] });
  lists[1]?.answer(right([{ id: 1, price: '10.50', size: '10' }, { id: 2, price: '9.00', size: '9' }]));
  change({ sort: ['price'] });
  expect(shown(list)).toEqual([2, 1]);
  change({ sort: ['size'] });
  expect([shown(list), lists.length]).toEqual([[1, 2], 2]);
});

test.each([[['author.name']], [['hidden']], [['words', 'id']], [[]]])('only one field that is here can be sorted by here, not %j', (sort) => {
  const { lists, change } = open();
  lists[0]?.answer(items(1, 2, 3));
  change({ sort });
  expect(lists).toHaveLength(2);
});

test('another search or filter counts again, another page does not', () => {
  const { lists, counts, change } = open();
  change({ search: 'fer' });
  change({ search: 'fer', filter: { words: { _gt: 5 } } });
  change({ page: 2 });
  expect(lists).toHaveLength(4);
  expect(counts.map(({ query }) => query)).toEqual([{}, { search: 'fer' }, { search: 'fer', filter: { words: { _gt: 5 } } }]);
});

test('a page beyond the end leads back to the first, which may be empty', () => {
  const { list, lists, change, beyond } = open();
  change({ page: 9 });
  lists[1]?.answer(items());
  expect(beyond).toHaveBeenCalledTimes(1);
  expect(lists[2]?.query.page).toBe(1);
  lists[2]?.answer(items());
  expect(lists).toHaveLength(3);
  expect(now(list.items$)).toEqual({ kind: 'ready', value: [] });
});

test('without a question there is nothing to show, and the answer to the last one is not waited for', () => {
  const { list, lists, query$ } = open();
  query$.next(null);
  expect(lists[0]?.given()).toBe(false);
  expect(now(list.items$)).toEqual({ kind: 'idle' });
});

test('a failure keeps the rows, and refreshing tries again', () => {
  const { list, lists } = open();
  lists[0]?.answer(items(1));
  list.refresh();
  const failure = networkFailure('GET /items/articles', false);
  lists[1]?.answer(left(failure));
  expect(now(list.items$)).toEqual({ kind: 'failed', failure, previous: [{ id: 1, words: 9 }] });
  list.refresh();
  lists[2]?.answer(items(1, 2));
  expect(shown(list)).toEqual([1, 2]);
});

const counting = networkFailure('GET /items/articles', false);
const found = (total_count: number, filter_count = total_count) => right({ total_count, filter_count });

test('counts of another search are not those of this one, once this one could not be counted', () => {
  const { list, counts, change } = open();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: { total_count: 193, filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toEqual({ kind: 'failed', failure: counting, previous: null });
});

test('they do not stand in for those that are long in coming either', () => {
  const { list, counts, clock, change } = open();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  clock.advance(250);
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[1]?.answer(found(193, 3));
  expect(now(list.counts$)).toEqual({ kind: 'ready', value: { total_count: 193, filter_count: 3 } });
});

test('counts of the same search stay known while they are counted again, and when that fails', () => {
  const { list, counts, clock } = open();
  counts[0]?.answer(found(193));
  list.refresh();
  clock.advance(250);
  expect(now(list.counts$)).toMatchObject({ kind: 'loading', previous: { filter_count: 193 } });
  counts[1]?.answer(left(counting));
  expect(now(list.counts$)).toMatchObject({ kind: 'failed', previous: { filter_count: 193 } });
});

test('back at the search that was counted last, its counts are known again only once they are counted', () => {
  const { list, counts, change } = open();
  counts[0]?.answer(found(193));
  change({ search: 'fer' });
  counts[1]?.answer(left(counting));
  change({ search: '' });
  expect(now(list.counts$)).toEqual({ kind: 'loading', previous: null });
  counts[2]?.answer(found(193));
  expect(now(list.counts$)).toMatchObject({ kind: 'ready' });
});

test('what could not be counted is counted when asked again, without the items, and by the next refresh', () => {
  const { list, lists, counts, change } = open();
  lists[0]?.answer(items(1));
  change({ search: 'fer' });
  lists[1]?.answer(items(2));
  counts[1]?.answer(left(counting));
  list.countAgain();
  expect([lists.length, counts[2]?.query]).toEqual([2, { search: 'fer' }]);
  counts[2]?.answer(left(counting));
  list.refresh();
  counts[3]?.answer(found(1));
  expect(now(list.counts$)).toMatchObject({ kind: 'ready' });
});

test('without a question nothing is counted again', () => {
  const { list, counts, query$ } = open();
  query$.next(null);
  list.countAgain();
  expect(counts).toHaveLength(1);
});

test('an answer asked for before an item was changed never puts the old one back', () => {
  const { list, lists } = open();
  lists[0]?.answer(items(1, 2));
  list.refresh();
  list.replace([{ id: 1, words: 99 }, { id: 2, words: 8 }]);
  expect(lists[1]?.given()).toBe(false);
  lists[1]?.answer(items(1, 2));
  expect(now(list.items$)).toEqual({ kind: 'loading', previous: [{ id: 1, words: 99 }, { id: 2, words: 8 }] });
  lists[2]?.answer(right([{ id: 2, words: 8 }, { id: 1, words: 99 }]));
  expect(now(list.items$)).toEqual({ kind: 'ready', value: [{ id: 2, words: 8 }, { id: 1, words: 99 }] });
  expect(lists).toHaveLength(3);
});

test('the page that was being turned to when an item was changed still comes', () => {
  const { list, lists, change } = open();
  lists[0]?.answer(items(1, 2));
  change({ page: 2 });
  list.replace([{ id: 1, words: 99 }, { id: 2, words: 8 }]);
  expect(lists[2]?.query).toEqual({ ...first, page: 2 });
  lists[2]?.answer(items(3));
  expect(shown(list)).toEqual([3]);
});

test('it leads back to the first one where it is beyond the end', () => {
  const { list, lists, change, beyond } = open();
  lists[0]?.answer(items(1));
  change({ page: 2 });
  list.replace([{ id: 1, words: 99 }]);
  lists[2]?.answer(items());
  expect([beyond.mock.calls.length, lists[3]?.query.page]).toEqual([1, 1]);
});

test('where nothing is under way a changed item is not asked for', () => {
  const { list, lists } = open();
  lists[0]?.answer(items(1));
  list.replace([{ id: 1, words: 99 }]);
  expect([lists.length, now(list.items$)]).toEqual([1, { kind: 'ready', value: [{ id: 1, words: 99 }] }]);
});

test('an item changed while the list is slow leaves the word of it standing until the answer', () => {
  const { list, lists, clock } = open();
  lists[0]?.answer(items(1));
  list.refresh();
  clock.advance(250);
  list.replace([{ id: 1, words: 99 }]);
  expect(now(list.slow$)).toBe(true);
  lists[2]?.answer(items(1));
  expect(now(list.slow$)).toBe(false);
});

test('nothing is asked after its end', () => {
  const { list, lists, change } = open();
  list.dispose();
  change({ page: 2 });
  expect(lists).toHaveLength(1);
});
