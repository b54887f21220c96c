import { addFilter, changeFilter, clearFilters, nextFocusKey, removeFilter, visibleFilters } from './edit-filters';
import { newCondition, newGroup, type FilterNode } from '../filter-node';

const [a, b, c] = ['a', 'b', 'c'].map((key) => newCondition(key, key, 'string')) as [
  FilterNode,
  FilterNode,
  FilterNode,
];
const locked = { ...newGroup('l', 'and', [b]), locked: true };
const hidden = { ...newCondition('h', 'h', 'integer'), hidden: true };

test('a new condition takes the first operator of its type', () => {
  expect(newCondition('k', 'f', 'boolean')).toEqual({
    kind: 'condition',
    key: 'k',
    field: 'f',
    operator: 'eq',
    value: true,
    locked: false,
    hidden: false,
  });
  expect(newCondition('k', 'f', 'text')).toMatchObject({ operator: 'eq', value: '' });
});

test('adds entries at the end of the list or of a group', () => {
  expect(addFilter([a], null, b)).toEqual([a, b]);
  expect(addFilter([a, newGroup('g', 'or', [b])], 'g', c)).toEqual([a, newGroup('g', 'or', [b, c])]);
  expect(addFilter([a], 'a', c)).toEqual([a]);
});

test('changes and removes entries at any depth', () => {
  const nodes = [a, newGroup('g', 'or', [b, c])];
  expect(changeFilter(nodes, 'b', () => a)).toEqual([a, newGroup('g', 'or', [a, c])]);
  expect(removeFilter(nodes, 'b')).toEqual([a, newGroup('g', 'or', [c])]);
  expect(removeFilter(nodes, 'g')).toEqual([a]);
});

test('keeps locked entries and their children', () => {
  expect(removeFilter([locked], 'l')).toEqual([locked]);
  expect(removeFilter([locked], 'b')).toEqual([locked]);
  expect(clearFilters([a, locked, hidden])).toEqual([locked, hidden]);
});

test('omits hidden entries', () => {
  expect(visibleFilters([a, hidden])).toEqual([a]);
});

const entry = (key: string) => newCondition(key, 'x', 'string');
const nodes = [entry('a'), newGroup('g', 'or', [entry('b')]), entry('c')];

test.each([
  ['a', 'g'],
  ['c', 'g'],
  ['b', 'g'],
  ['g', 'c'],
  ['missing', null],
])('removing %s focuses %s', (key, neighbour) => {
  expect(nextFocusKey(nodes, key)).toBe(neighbour);
});

test('returns null for a single entry', () => {
  expect(nextFocusKey([entry('a')], 'a')).toBeNull();
});
