import type { Item } from '../../../domain/items';
import type { ItemCounts } from '../../../domain/query';
import { failed, idle, loading, networkFailure, ready } from '../../../kernel';
import { pageState } from './pages.rules';

const failure = networkFailure('GET /items/articles', false);
const rows = (length: number): readonly Item[] => Array.from({ length }, (_, id) => ({ id }));
const counted = (filter_count: number): ItemCounts => ({ total_count: 500, filter_count });
const at = (page: number, limit = 25) => ({ page, limit });

test('pageState uses the count, regardless of the loaded items', () => {
  const all = { range: { from: 1, to: 25 }, count: 193, minPages: 8, last: 8, hasPages: true };
  expect(pageState(at(1), ready(counted(193)), loading<readonly Item[]>())).toEqual(all);
  expect(pageState(at(1), loading(counted(193)), ready(rows(25)))).toEqual(all);
  expect(pageState(at(1), ready(counted(25)), ready(rows(25)))).toEqual({
    range: { from: 1, to: 25 },
    count: 25,
    minPages: 1,
    last: 1,
    hasPages: false,
  });
});

test.each([
  ['could not be counted', failed<ItemCounts>(failure)],
  ['is not counted yet', loading<ItemCounts>()],
  ['is never counted', idle],
])('pageState allows one further page after a full page of a list that %s', (_, counts) => {
  expect(pageState(at(1), counts, ready(rows(25)))).toEqual({
    range: { from: 1, to: 25 },
    count: null,
    minPages: 1,
    last: 2,
    hasPages: true,
  });
  expect(pageState(at(2), counts, ready(rows(25)))).toEqual({
    range: { from: 26, to: 50 },
    count: null,
    minPages: 2,
    last: 3,
    hasPages: true,
  });
  expect(pageState(at(3), counts, ready(rows(4)))).toEqual({
    range: { from: 51, to: 54 },
    count: null,
    minPages: 3,
    last: 3,
    hasPages: true,
  });
  expect(pageState(at(1), counts, ready(rows(3)))).toEqual({
    range: { from: 1, to: 3 },
    count: null,
    minPages: 1,
    last: 1,
    hasPages: false,
  });
  expect(pageState(at(1), counts, loading<readonly Item[]>())).toEqual({
    range: null,
    count: null,
    minPages: 1,
    last: 1,
    hasPages: false,
  });
});

test('pageState allows no further page while loading', () => {
  expect(pageState(at(2), failed<ItemCounts>(failure), loading(rows(25)))).toMatchObject({
    minPages: 2,
    last: 2,
    hasPages: true,
  });
  expect(pageState(at(1), failed<ItemCounts>(failure), loading(rows(25)))).toMatchObject({ last: 1, hasPages: true });
});

test('pageState uses a stale count, and allows pages beyond it', () => {
  const stale = failed(failure, counted(50));
  expect(pageState(at(1), stale, ready(rows(25)))).toEqual({
    range: { from: 1, to: 25 },
    count: 50,
    minPages: 2,
    last: 2,
    hasPages: true,
  });
  expect(pageState(at(2), stale, ready(rows(25)))).toEqual({
    range: { from: 26, to: 50 },
    count: 50,
    minPages: 2,
    last: 3,
    hasPages: true,
  });
  expect(pageState(at(3), stale, ready(rows(2)))).toEqual({
    range: { from: 51, to: 52 },
    count: null,
    minPages: 3,
    last: 3,
    hasPages: true,
  });
});

test('pageState has one page without a limit', () => {
  expect(pageState(at(1, -1), failed<ItemCounts>(failure), ready(rows(40)))).toEqual({
    range: { from: 1, to: 40 },
    count: null,
    minPages: 1,
    last: 1,
    hasPages: false,
  });
});
