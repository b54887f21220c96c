import { left, right } from 'fp-ts/Either';
import { networkFailure } from '../../../kernel';
import { first, items, now, openList, shown } from './item-list.fixtures';

test('opens with one request for the first page and one for the counts', () => {
  const { lists, counts } = openList();
  expect(lists.map(({ query }) => query)).toEqual([
    { fields: ['id', 'title', 'words'], limit: 25, page: 1, sort: ['id'] },
  ]);
  expect(counts).toHaveLength(1);
});

test('is not slow during the first 250 ms of a request', () => {
  const { list, lists, clock } = openList();
  clock.advance(249);
  expect(now(list.slow$)).toBe(false);
  clock.advance(1);
  expect(now(list.slow$)).toBe(true);
  lists[0]?.answer(items(1));
  expect(now(list.slow$)).toBe(false);
});

test('is not slow after the request was cancelled', () => {
  const { list, clock, query$ } = openList();
  clock.advance(250);
  query$.next(null);
  expect(now(list.slow$)).toBe(false);
});

test('keeps the rows while the next page is loading', () => {
  const { list, lists, change } = openList();
  lists[0]?.answer(items(1, 2));
  change({ page: 2 });
  expect(now(list.items$)).toMatchObject({ kind: 'loading' });
  expect(shown(list)).toEqual([1, 2]);
  lists[1]?.answer(items(3));
  expect(shown(list)).toEqual([3]);
});

test('sends no request for an equal query', () => {
  const { lists, query$ } = openList();
  query$.next({ ...first, fields: [...(first.fields ?? [])] });
  expect(lists).toHaveLength(1);
});

test('ignores a late answer to an earlier query', () => {
  const { list, lists, change } = openList();
  change({ page: 2 });
  expect(lists[0]?.given()).toBe(false);
  lists[1]?.answer(items(3));
  lists[0]?.answer(items(1));
  expect(shown(list)).toEqual([3]);
});

test('sorts a completely loaded list locally and requests a partial one again', () => {
  const { list, lists, change } = openList();
  lists[0]?.answer(items(1, 2, 3));
  change({ sort: ['words'] });
  expect(lists).toHaveLength(1);
  expect(shown(list)).toEqual([3, 2, 1]);
  const long = openList();
  long.lists[0]?.answer(items(...Array.from({ length: 25 }, (_, id) => id + 1)));
  long.change({ sort: ['words'] });
  expect(long.lists[1]?.query.sort).toEqual(['words']);
});

test('requests again when a short page is not the first one', () => {
  const { lists, change } = openList();
  change({ page: 2 });
  lists[1]?.answer(items(3));
  change({ sort: ['words'] });
  expect(lists[2]?.query).toMatchObject({ page: 2, sort: ['words'] });
});

test('sorts numbers that arrive as text by value', () => {
  const { list, lists, change } = openList();
  change({ fields: ['id', 'price', 'size'] });
  lists[1]?.answer(
    right([
      { id: 1, price: '10.50', size: '10' },
      { id: 2, price: '9.00', size: '9' },
    ]),
  );
  change({ sort: ['price'] });
  expect(shown(list)).toEqual([2, 1]);
  change({ sort: ['size'] });
  expect([shown(list), lists.length]).toEqual([[1, 2], 2]);
});

test.each([[['author.name']], [['hidden']], [['words', 'id']], [[]]])(
  'only one field that is here can be sorted by here, not %j',
  (sort) => {
    const { lists, change } = openList();
    lists[0]?.answer(items(1, 2, 3));
    change({ sort });
    expect(lists).toHaveLength(2);
  },
);

test('counts again for another search or filter, not for another page', () => {
  const { lists, counts, change } = openList();
  change({ search: 'fer' });
  change({ search: 'fer', filter: { words: { _gt: 5 } } });
  change({ page: 2 });
  expect(lists).toHaveLength(4);
  expect(counts.map(({ query }) => query)).toEqual([
    {},
    { search: 'fer' },
    { search: 'fer', filter: { words: { _gt: 5 } } },
  ]);
});

test('returns to the first page when a page is beyond the end', () => {
  const { list, lists, change, beyond } = openList();
  change({ page: 9 });
  lists[1]?.answer(items());
  expect(beyond).toHaveBeenCalledTimes(1);
  expect(lists[2]?.query.page).toBe(1);
  lists[2]?.answer(items());
  expect(lists).toHaveLength(3);
  expect(now(list.items$)).toEqual({ kind: 'ready', value: [] });
});

test('is idle without a query and cancels the running request', () => {
  const { list, lists, query$ } = openList();
  query$.next(null);
  expect(lists[0]?.given()).toBe(false);
  expect(now(list.items$)).toEqual({ kind: 'idle' });
});

test('keeps the rows after a failure and requests again on refresh', () => {
  const { list, lists } = openList();
  lists[0]?.answer(items(1));
  list.refresh();
  const failure = networkFailure('GET /items/articles', false);
  lists[1]?.answer(left(failure));
  expect(now(list.items$)).toEqual({ kind: 'failed', failure, previous: [{ id: 1, words: 9 }] });
  list.refresh();
  lists[2]?.answer(items(1, 2));
  expect(shown(list)).toEqual([1, 2]);
});

test('sends no request after disposal', () => {
  const { list, lists, change } = openList();
  list.dispose();
  change({ page: 2 });
  expect(lists).toHaveLength(1);
});
