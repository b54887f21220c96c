import { newCondition, newGroup, unusedKey, withUniqueKeys } from './filter-node';

const a = newCondition('a', 'x', 'string');

test('returns a key that no entry of any group uses', () => {
  expect(unusedKey([])).toBe('filter-1');
  const nodes = [newGroup('filter-3', 'or', [newCondition('filter-4', 'x', 'string')])];
  expect(unusedKey(nodes)).toBe('filter-5');
});

test('keeps the first of several equal keys and renames the others at any depth', () => {
  const [first, group, last] = withUniqueKeys([a, newGroup('g', 'or', [a, a]), a]);
  const children = group?.kind === 'group' ? group.children : [];
  const keys = [first, group, last, ...children].map((node) => node?.key);
  expect(first).toBe(a);
  expect(new Set(keys).size).toBe(5);
});

test('renames ten thousand equal keys', () => {
  const many = withUniqueKeys(Array.from({ length: 10_000 }, () => a));
  expect(new Set(many.map(({ key }) => key)).size).toBe(10_000);
});
