import { left, right, type Either } from 'fp-ts/Either';
import type { BehaviorSubject } from 'rxjs';
import type { ItemCounts } from '../../../domain/query';
import { failed, loading, type Failure, type RemoteData } from '../../../kernel';
import { SelectAll } from './select-all';
import { admin, broken, now, openSelection } from './selection.fixtures';

const page = (from: number, length: number): Either<Failure, unknown> =>
  right(Array.from({ length }, (_, index) => ({ id: from + index })));

test('loads the keys of all matching items, a thousand at a time, in list order', () => {
  const { asked, parts, browse, selection } = openSelection(1, admin, 1_200);
  const everything = new SelectAll(browse, parts);
  everything.execute();
  expect(asked[0]?.sent).toEqual({
    fields: ['id'],
    limit: 1000,
    page: 1,
    sort: ['-title', 'id'],
    search: 'x',
    filter: { title: { _nnull: true } },
  });
  asked[0]?.answer(page(1, 1_000));
  expect(now(everything.progress$)).toEqual({ done: 1_000, total: 1_200 });
  asked[1]?.answer(page(1_001, 200));
  expect(now(everything.progress$)).toBeNull();
  expect(selection.keys).toHaveLength(1_200);
});

test('selects ten thousand items at most', () => {
  const { asked, parts, browse, selection } = openSelection(1, admin, 50_000);
  const everything = new SelectAll(browse, parts);
  everything.execute();
  for (let turn = 0; turn < 12; turn += 1) asked[turn]?.answer(page(turn * 1_000, 1_000));
  expect(asked).toHaveLength(10);
  expect(selection.keys).toHaveLength(10_000);
});

test('keeps the selection when stopped and after a failure', () => {
  const { asked, parts, browse, selection, said } = openSelection(1, admin, 5_000);
  const everything = new SelectAll(browse, parts);
  everything.execute();
  everything.stop();
  expect(now(everything.denied$)).toBe(false);
  everything.execute();
  asked[1]?.answer(left(broken));
  expect(selection.keys).toEqual([1]);
  expect(said()).toEqual(['network']);
  expect(now(everything.progress$)).toBeNull();
});

test('cancels when the query changes while keys are loading', () => {
  const { asked, parts, browse, selection, ask } = openSelection(1, admin, 5_000);
  const everything = new SelectAll(browse, parts);
  everything.execute();
  asked[0]?.answer(page(1, 1_000));
  ask({ page: 1, sort: ['title'] });
  expect(now(everything.progress$)).toEqual({ done: 1_000, total: 5_000 });
  ask({ search: 'y' });
  expect(now(everything.progress$)).toBeNull();
  asked[1]?.answer(page(1_001, 1_000));
  expect(asked).toHaveLength(2);
  expect(selection.keys).toEqual([1]);
});

test('keeps the sort of all pages when the list is sorted otherwise', () => {
  const { asked, parts, browse, ask } = openSelection(1, admin, 5_000);
  const everything = new SelectAll(browse, parts);
  everything.execute();
  ask({ sort: ['slug'] });
  asked[0]?.answer(page(1, 1_000));
  expect(asked[1]?.sent).toMatchObject({ page: 2, sort: ['-title', 'id'] });
});

test('sorts by descending key when the list does', () => {
  const { asked, parts, browse, ask } = openSelection(1, admin, 50_000);
  ask({ sort: ['-id'] });
  new SelectAll(browse, parts).execute();
  expect(asked[0]?.sent).toMatchObject({ sort: ['-id'] });
});

test('is denied until the items are counted, and after the count failed', () => {
  const { parts, browse, asked } = openSelection(1, admin, 5);
  const counts$ = browse.list.counts$ as BehaviorSubject<RemoteData<ItemCounts>>;
  const everything = new SelectAll(browse, parts);
  counts$.next(loading());
  expect(now(everything.denied$)).toBe('loading');
  counts$.next(failed(broken));
  expect(now(everything.denied$)).toBe('items_not_counted');
  everything.execute();
  expect(asked).toHaveLength(0);
  counts$.next(failed(broken, { total_count: 5, filter_count: 5 }));
  expect(now(everything.denied$)).toBe(false);
});
