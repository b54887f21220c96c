import { dropIndex, dropStateOf, isEndEdge } from './drop-index';

const reordered = (from: number, to: number): string => {
  const items = ['a', 'b', 'c', 'd'];
  items.splice(to, 0, ...items.splice(from, 1));
  return items.join('');
};

test.each([
  [0, 2, false, 'bacd'],
  [0, 2, true, 'bcad'],
  [0, 3, true, 'bcda'],
  [3, 1, false, 'adbc'],
  [3, 1, true, 'abdc'],
  [3, 0, false, 'dabc'],
])('an item %i dropped on item %i, after it: %s, results in %s', (from, over, after, expected) => {
  expect(reordered(from, dropIndex(from, over, after))).toBe(expected);
});

test.each([
  [1, 1, false],
  [1, 1, true],
  [1, 0, true],
  [1, 2, false],
])('an item %i dropped at its own edges (item %i, after it: %s) keeps its index', (from, over, after) => {
  expect(dropIndex(from, over, after)).toBe(from);
});

test('the end edge is at the bottom, and at the right or, in right-to-left text, at the left', () => {
  const edges = ['top', 'right', 'bottom', 'left'] as const;
  expect(edges.filter((edge) => isEndEdge(edge, false))).toEqual(['right', 'bottom']);
  expect(edges.filter((edge) => isEndEdge(edge, true))).toEqual(['bottom', 'left']);
});

test('dropStateOf marks the dragged item and the edge at which it would be dropped', () => {
  const states = (from: number, to: number) =>
    ['a', 'b', 'c'].map((key, index) => dropStateOf({ key: 'b', from, to }, key, index));
  expect(states(1, 0)).toEqual(['before', 'carried', undefined]);
  expect(states(1, 2)).toEqual([undefined, 'carried', 'after']);
  expect(states(1, 1)).toEqual([undefined, 'carried', undefined]);
  expect(dropStateOf(null, 'b', 1)).toBeUndefined();
});
