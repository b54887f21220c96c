import { visibleColumnCount } from './deferred-cells';

const same = (count: number, width: number | null): readonly (number | null)[] =>
  Array.from({ length: count }, () => width);

test('columns are drawn at once up to the one that reaches the edge', () => {
  expect(visibleColumnCount(same(30, 100), 950)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1000)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1001)).toBe(11);
});

test('a column without a width has the least there is', () => {
  expect(visibleColumnCount(same(30, null), 960)).toBe(6);
});

test('all are drawn where all are in sight, or nearly all', () => {
  expect(visibleColumnCount(same(8, 100), 1000)).toBe(8);
  expect(visibleColumnCount(same(12, 100), 900)).toBe(12);
  expect(visibleColumnCount(same(13, 100), 900)).toBe(9);
  expect(visibleColumnCount([], 900)).toBe(0);
});
