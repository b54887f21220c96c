import { nextCardIndex, cardWidth, columnCount } from './grid.rules';

test('a card is as many steps of 40 pixels wide as its size', () => {
  expect([2, 3, 4, 5].map(cardWidth)).toEqual([80, 120, 160, 200]);
});

test.each([
  [0, 4, 1],
  [160, 4, 1],
  [343, 4, 1],
  [344, 4, 2],
  [1000, 2, 9],
])('in %i pixels cards of size %i stand in %i columns', (width, size, columns) => {
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
])('%s from card %i of five in rows of three (mirrored: %p) leads to %p', (key, from, mirrored, to) => {
  expect(nextCardIndex(key, from, 3, 5, mirrored)).toBe(to);
});

test('in a single column up and down go by one, whatever the direction', () => {
  expect([nextCardIndex('ArrowDown', 1, 1, 5, true), nextCardIndex('ArrowUp', 1, 1, 5, true)]).toEqual([2, 0]);
});
