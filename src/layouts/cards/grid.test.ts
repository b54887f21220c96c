import { nextCardIndex, cardWidth, columnCount } from './grid.rules';

test('cardWidth is 40 px per size step', () => {
  expect([2, 3, 4, 5].map(cardWidth)).toEqual([80, 120, 160, 200]);
});

test.each([
  [0, 4, 1],
  [160, 4, 1],
  [343, 4, 1],
  [344, 4, 2],
  [1000, 2, 9],
])('columnCount in %i px for size %i is %i', (width, size, columns) => {
  expect(columnCount(width, size)).toBe(columns);
});

test.each<[string, number, boolean, number | null]>([
  ['ArrowRight', 1, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 0, false, null],
  ['ArrowLeft', 0, true, 1],
  ['ArrowDown', 1, false, 4],
  ['ArrowDown', 4, false, null],
  ['ArrowUp', 4, true, 1],
  ['Home', 4, false, 0],
  ['End', 0, false, 4],
  ['Tab', 0, false, null],
  ['constructor', 0, false, null],
])('nextCardIndex for %s from card %i of five in rows of three (rightToLeft: %p) is %p', (key, from, mirrored, to) => {
  expect(nextCardIndex(key, from, 3, 5, mirrored)).toBe(to);
});

test('nextCardIndex in a single column moves up and down by one in either text direction', () => {
  expect([nextCardIndex('ArrowDown', 1, 1, 5, true), nextCardIndex('ArrowUp', 1, 1, 5, true)]).toEqual([2, 0]);
});
