import { newCondition, newGroup } from './filter-node';
import { neighbourOf } from './neighbour';

const entry = (key: string) => newCondition(key, 'x', 'string');
const nodes = [entry('a'), newGroup('g', 'or', [entry('b')]), entry('c')];

test.each([
  ['a', 'g'],
  ['c', 'g'],
  ['b', 'g'],
  ['g', 'c'],
  ['nobody', null],
])('beside %s stands %s', (key, neighbour) => {
  expect(neighbourOf(nodes, key)).toBe(neighbour);
});

test('who stands alone has nobody', () => {
  expect(neighbourOf([entry('a')], 'a')).toBeNull();
});
