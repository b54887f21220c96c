import { right } from 'fp-ts/Either';
import { first, items, now, openList, shown } from './item-list.fixtures';

test('does not show the old item when a request sent before the change is answered', () => {
  const { list, lists } = openList();
  lists[0]?.answer(items(1, 2));
  list.refresh();
  list.replace([
    { id: 1, words: 99 },
    { id: 2, words: 8 },
  ]);
  expect(lists[1]?.given()).toBe(false);
  lists[1]?.answer(items(1, 2));
  expect(now(list.items$)).toEqual({
    kind: 'loading',
    previous: [
      { id: 1, words: 99 },
      { id: 2, words: 8 },
    ],
  });
  lists[2]?.answer(
    right([
      { id: 2, words: 8 },
      { id: 1, words: 99 },
    ]),
  );
  expect(now(list.items$)).toEqual({
    kind: 'ready',
    value: [
      { id: 2, words: 8 },
      { id: 1, words: 99 },
    ],
  });
  expect(lists).toHaveLength(3);
});

test('loads the requested page when an item changes during the request', () => {
  const { list, lists, change } = openList();
  lists[0]?.answer(items(1, 2));
  change({ page: 2 });
  list.replace([
    { id: 1, words: 99 },
    { id: 2, words: 8 },
  ]);
  expect(lists[2]?.query).toEqual({ ...first, page: 2 });
  lists[2]?.answer(items(3));
  expect(shown(list)).toEqual([3]);
});

test('returns to the first page when the repeated request is beyond the end', () => {
  const { list, lists, change, beyond } = openList();
  lists[0]?.answer(items(1));
  change({ page: 2 });
  list.replace([{ id: 1, words: 99 }]);
  lists[2]?.answer(items());
  expect([beyond.mock.calls.length, lists[3]?.query.page]).toEqual([1, 1]);
});

test('sends no request for a changed item when none is running', () => {
  const { list, lists } = openList();
  lists[0]?.answer(items(1));
  list.replace([{ id: 1, words: 99 }]);
  expect([lists.length, now(list.items$)]).toEqual([1, { kind: 'ready', value: [{ id: 1, words: 99 }] }]);
});

test('keeps the slow flag until the answer when an item changes during a slow request', () => {
  const { list, lists, clock } = openList();
  lists[0]?.answer(items(1));
  list.refresh();
  clock.advance(250);
  list.replace([{ id: 1, words: 99 }]);
  expect(now(list.slow$)).toBe(true);
  lists[2]?.answer(items(1));
  expect(now(list.slow$)).toBe(false);
});
