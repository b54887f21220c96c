import { newCondition, newGroup } from './filter-node';
import { nextFocusKey } from './neighbour';

const entry = (key: string) => newCondition(key, 'x', 'string');
const nodes = [entry('a'), newGroup('g', 'or', [entry('b')]), entry('c')];

test.each([
  ['a', 'g'],
  ['c', 'g'],
  ['b', 'g'],
  ['g', 'c'],
  ['nobody', null],
])('beside %s stands %s', (key, neighbour) => {
  expect(nextFocusKey(nodes, key)).toBe(neighbour);
});

test('who stands alone has nobody', () => {
  expect(nextFocusKey([entry('a')], 'a')).toBeNull();
});
