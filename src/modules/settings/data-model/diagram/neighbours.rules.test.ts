import { firstOf, nearest } from './neighbours.rules';

const at = (x: number, y: number) => ({ x, y, width: 100, height: 50 });

/** Two rows: a b c, and d below b. */
const places = new Map([
  ['c', at(400, 0)],
  ['b', at(200, 10)],
  ['a', at(0, 0)],
  ['d', at(220, 200)],
]);

test('arrow keys lead to the nearest node in their direction', () => {
  expect(nearest(places, 'a', 'right')).toBe('b');
  expect(nearest(places, 'b', 'right')).toBe('c');
  expect(nearest(places, 'c', 'left')).toBe('b');
  expect(nearest(places, 'b', 'down')).toBe('d');
  expect(nearest(places, 'd', 'up')).toBe('b');
});

test('they lead nowhere at the edge, and from a node that is not there', () => {
  expect(nearest(places, 'a', 'left')).toBeNull();
  expect(nearest(places, 'gone', 'left')).toBeNull();
});

test('the first node is at the top left', () => {
  expect(firstOf(places)).toBe('a');
  expect(firstOf(new Map())).toBeNull();
});
