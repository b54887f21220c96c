import { treeMove, treeRows, typeaheadRow, type TreeNode } from './tree-rows';

const nodes: readonly TreeNode[] = [
  {
    key: 'a',
    label: 'Animals',
    children: [
      { key: 'a1', label: 'Ant' },
      { key: 'a2', label: 'Bear', children: [{ key: 'a2x', label: 'Brown bear' }] },
    ],
  },
  { key: 'b', label: 'Books', children: [] },
  { key: 'c', label: 'Cars', children: [{ key: 'c1', label: 'Coupé' }] },
];

const rowsOf = (...expanded: readonly string[]) => treeRows(nodes, new Set(expanded));
const keysOf = (...expanded: readonly string[]) => rowsOf(...expanded).map(({ node }) => node.key);

test('shows the roots, and the children of expanded nodes whose parents are expanded', () => {
  expect(keysOf()).toEqual(['a', 'b', 'c']);
  expect(keysOf('a')).toEqual(['a', 'a1', 'a2', 'b', 'c']);
  expect(keysOf('a2')).toEqual(['a', 'b', 'c']);
  expect(keysOf('a', 'a2', 'gone')).toEqual(['a', 'a1', 'a2', 'a2x', 'b', 'c']);
});

test('describes the place of each row', () => {
  const [a, , a2, a2x, b] = rowsOf('a', 'a2');
  expect(a).toMatchObject({ level: 1, position: 1, siblingCount: 3, parent: null, isExpanded: true });
  expect(a2).toMatchObject({ level: 2, position: 2, siblingCount: 2, parent: 0 });
  expect(a2x).toMatchObject({ level: 3, parent: 2, isExpanded: null });
  expect(b?.isExpanded).toBeNull();
});

test.each([
  ['ArrowDown', 0, { kind: 'move', to: 1 }],
  ['ArrowUp', 1, { kind: 'move', to: 0 }],
  ['ArrowUp', 0, null],
  ['ArrowDown', 4, null],
  ['Home', 3, { kind: 'move', to: 0 }],
  ['End', 0, { kind: 'move', to: 4 }],
  ['ArrowRight', 0, { kind: 'move', to: 1 }],
  ['ArrowRight', 2, { kind: 'expand', keys: ['a2'] }],
  ['ArrowRight', 3, null],
  ['ArrowLeft', 0, { kind: 'collapse', key: 'a' }],
  ['ArrowLeft', 2, { kind: 'move', to: 0 }],
  ['ArrowLeft', 4, null],
  ['*', 0, { kind: 'expand', keys: ['c'] }],
  ['*', 1, { kind: 'expand', keys: ['a2'] }],
  ['x', 0, null],
  ['ArrowDown', 99, null],
] as const)('%s at row %d', (key, index, move) => {
  expect(treeMove(rowsOf('a'), index, key)).toEqual(move);
});

test('* has no effect when no sibling can be expanded', () => {
  expect(treeMove(rowsOf('a', 'c'), 0, '*')).toBeNull();
});

test('typing finds the next label that starts with the text, around the end', () => {
  const rows = rowsOf('a', 'a2');
  expect(typeaheadRow(rows, 0, 'b')).toBe(2);
  expect(typeaheadRow(rows, 2, 'b')).toBe(3);
  expect(typeaheadRow(rows, 4, 'bb')).toBe(2);
  expect(typeaheadRow(rows, 2, 'be')).toBe(2);
  expect(typeaheadRow(rows, 2, 'BR')).toBe(3);
  expect(typeaheadRow(rows, 5, 'c')).toBe(5);
  expect(typeaheadRow(rows, 0, 'z')).toBeNull();
});
