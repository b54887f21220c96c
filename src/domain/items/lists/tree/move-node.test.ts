import { nestedWrite } from '../nested-write';
import { nothingStaged, type StagedEdits } from '../staged';
import { itemTree, type ItemTree } from './item-tree';
import {
  isWithin,
  linkNodes,
  moveNode,
  type NodeStep,
  nextNumber,
  nodeOf,
  removeNode,
  restoreNode,
  stepTarget,
} from './move-node';
import { editsOf, loaded, outline, pages, tree, treeOf, unsorted } from './tree.fixtures';

const writeOf = (all: ItemTree) => nestedWrite(editsOf(all), pages);

const move = (all: ItemTree, id: string, parent: string | null, index: number, recursive = tree) =>
  moveNode(recursive, loaded, all, id, { parent, index }, 'top');

const step = (id: string, kind: NodeStep, staged: StagedEdits = nothingStaged): StagedEdits => {
  const all = treeOf(staged);
  const target = stepTarget(all, id, kind);
  const moved = target && move(all, id, target.parent, target.index);
  if (moved === null) throw new Error('It cannot be moved');
  return editsOf(moved.tree);
};

test('a move within a level exchanges the numbers of the rows between', () => {
  expect(nestedWrite(step('key 4', 'up'), pages)).toEqual({
    update: [
      { id: 4, sort: 2 },
      { id: 3, sort: 3 },
    ],
  });
  expect(nestedWrite(step('key 5', 'down'), pages)).toEqual({
    update: [
      {
        id: 2,
        children: {
          update: [
            { id: 6, sort: 10 },
            { id: 5, sort: 20 },
          ],
        },
      },
    ],
  });
});

test('a move and its opposite leave no edits', () => {
  expect(step('key 3', 'down', step('key 3', 'up'))).toEqual(nothingStaged);
  const inside = step('key 3', 'in');
  expect(outline(treeOf(inside).children)).toBe('2[5 6 3] 4');
  expect(step('key 3', 'out', inside)).toEqual(nothingStaged);
});

test('a move into another list numbers that list, and sends the item there only', () => {
  expect(nestedWrite(step('key 3', 'in'), pages)).toEqual({
    update: [{ id: 2, children: { update: [{ id: 3, sort: 21 }] } }],
  });
  const first = move(treeOf(), 'key 4', 'key 2', 0);
  expect(first && writeOf(first.tree)).toEqual({
    update: [
      {
        id: 2,
        children: {
          update: [
            { id: 4, sort: 10 },
            { id: 5, sort: 20 },
            { id: 6, sort: 21 },
          ],
        },
      },
    ],
  });
});

test('rows that stay take no number of the one that has left', () => {
  const swapped = step('key 4', 'up', step('key 4', 'up'));
  const left = move(treeOf(swapped), 'key 3', 'key 2', 2);
  expect(outline(left?.tree.children ?? [])).toBe('4 2[5 6 3]');
});

test('an item is never moved into itself', () => {
  expect(move(treeOf(), 'key 2', 'key 5', 0)).toBeNull();
  expect(move(treeOf(), 'key 2', 'key 2', 0)).toBeNull();
  expect([isWithin(treeOf(), 'key 2', 'key 5'), isWithin(treeOf(), 'key 5', 'key 2')]).toEqual([true, false]);
});

test('an item is not moved into a list that was not read', () => {
  expect(move(treeOf(), 'key 3', 'key 6', 0)).toBeNull();
});

test('edits move along, with those of the items below', () => {
  const staged: StagedEdits = {
    ...nothingStaged,
    updated: [{ key: 2, values: { name: 'Two', children: { update: [{ id: 5, name: 'Five' }] } } }],
  };
  const moved = move(treeOf(staged), 'key 2', 'key 4', 0);
  expect(moved && writeOf(moved.tree)).toEqual({
    update: [
      {
        id: 4,
        children: {
          update: [{ id: 2, name: 'Two', sort: 1, children: { update: [{ id: 5, name: 'Five' }] } }],
        },
      },
    ],
  });
});

test('a new item is moved with its values, and has another id there', () => {
  const staged: StagedEdits = { ...nothingStaged, created: [{ draft: 'n', values: { name: 'New', sort: 4 } }] };
  const inside = move(treeOf(staged), 'key 1 / draft n', 'key 2', 0);
  expect(inside?.id).toBe('key 2 / draft 0');
  const all = treeOf(editsOf(inside?.tree ?? treeOf()));
  expect(nodeOf(all, 'key 2 / draft 0')?.row.values).toEqual({ name: 'New', sort: 10 });
  const back = move(all, 'key 2 / draft 0', null, 0);
  expect(back?.id).toBe('key 1 / draft top');
  expect(editsOf(back?.tree ?? all).created[0]?.draft).toBe('top');
});

test('a level without distinct numbers is numbered from 1', () => {
  const rows = new Map([...loaded.rows, ['3', { id: 3, parent: 1, sort: null }]]);
  const all = treeOf();
  const moved = moveNode(tree, { ...loaded, rows }, all, 'key 4', { parent: null, index: 0 }, 'top');
  expect(moved && writeOf(moved.tree)).toEqual({
    update: [
      { id: 4, sort: 1 },
      { id: 2, sort: 2 },
      { id: 3, sort: 3 },
    ],
  });
});

test('without a sort field nothing is numbered', () => {
  const moved = move(treeOf(nothingStaged, unsorted), 'key 3', 'key 2', 0, unsorted);
  expect(moved && nestedWrite(editsOf(moved.tree, unsorted), pages)).toEqual({
    update: [{ id: 2, children: { update: [{ id: 3 }] } }],
  });
});

test.each([
  ['key 2', 'up'],
  ['key 2', 'in'],
  ['key 2', 'out'],
  ['key 4', 'down'],
] as const)('%s has nowhere to go: %s', (id, kind) => {
  expect(stepTarget(treeOf(), id, kind)).toBeNull();
});

test('removed items are passed over', () => {
  const staged: StagedEdits = { ...nothingStaged, removed: [3] };
  expect(stepTarget(treeOf(staged), 'key 4', 'in')).toEqual({ parent: 'key 2', index: 2 });
  expect(stepTarget(treeOf(staged), 'key 2', 'down')).toEqual({ parent: null, index: 2 });
});

test('a removed item leaves the list that it is in on the server; a new one leaves no trace', () => {
  expect(editsOf(removeNode(tree, loaded, treeOf(), 'key 5'))).toEqual({
    ...nothingStaged,
    updated: [{ key: 2, values: { children: { delete: [5] } } }],
  });
  const moved = step('key 3', 'in');
  const removed = editsOf(removeNode(tree, loaded, treeOf(moved), 'key 3'));
  expect(removed).toEqual({ ...nothingStaged, removed: [3] });
  expect(editsOf(restoreNode(treeOf(removed), 'key 3'))).toEqual(nothingStaged);
  const created: StagedEdits = { ...nothingStaged, created: [{ draft: 'n', values: {} }], linked: [9] };
  const left = removeNode(tree, loaded, treeOf(created), 'key 1 / draft n');
  expect(editsOf(removeNode(tree, loaded, left, 'key 9'))).toEqual(nothingStaged);
});

test('linked items come to the end of a level', () => {
  expect(writeOf(linkNodes(tree, loaded, treeOf(), null, [8, 9]))).toEqual({
    update: [
      { id: 8, sort: 4 },
      { id: 9, sort: 5 },
    ],
  });
  expect(nextNumber(tree, loaded, 2, nodeOf(treeOf(), 'key 2')?.children ?? [])).toBe(21);
});

test('the first child of an item that is not saved or whose rows were not read has the number 1', () => {
  expect(nextNumber(tree, loaded, null, [])).toBe(1);
  expect(nextNumber(tree, loaded, 99, [])).toBe(1);
  const children = new Map([...loaded.children, ['5', [77]]]);
  expect(nextNumber(tree, { ...loaded, children }, 5, [])).toBe(1);
  expect(nextNumber(unsorted, loaded, 1, [])).toBeNull();
});

test('an item that is moved into a new one is the first of its list', () => {
  const staged: StagedEdits = { ...nothingStaged, created: [{ draft: 'n', values: { name: 'New' } }] };
  const moved = move(treeOf(staged), 'key 3', 'key 1 / draft n', 0);
  expect(moved && writeOf(moved.tree)).toEqual({
    create: [{ name: 'New', children: { update: [{ id: 3, sort: 1 }] } }],
  });
});

test('new rows of an item that is not saved either are moved among each other', () => {
  const created = [
    { draft: 'a', values: { name: 'A', sort: 1 } },
    { draft: 'b', values: { name: 'B', sort: 2 } },
  ];
  const all = itemTree(tree, loaded, null, { ...nothingStaged, created });
  const [first, second] = all.children.map(({ id }) => id);
  const moved = move(all, second ?? '', null, 0);
  expect(moved?.id).toBe(second);
  expect(outline(moved?.tree.children ?? [])).toBe('+b +a');
  const inside = move(all, second ?? '', first ?? '', 0);
  expect([inside?.id, outline(inside?.tree.children ?? [])]).toEqual([`${first} / draft 0`, '+a[+b]']);
});

test('a removed row keeps its number when its level is numbered', () => {
  const moved = move(treeOf({ ...nothingStaged, removed: [3] }), 'key 4', null, 0);
  expect(moved && writeOf(moved.tree)).toEqual({
    update: [
      { id: 4, sort: 1 },
      { id: 2, sort: 3 },
    ],
    delete: [3],
  });
});

test('an item that is not in the tree is neither moved nor removed', () => {
  expect(move(treeOf(), 'key 99', null, 0)).toBeNull();
  expect(move(treeOf(), 'key 3', 'key 99', 0)).toBeNull();
  expect(removeNode(tree, loaded, treeOf(), 'key 99')).toEqual(treeOf());
});

test('an item at the top is removed and restored without a change of those beside it', () => {
  const removed = removeNode(tree, loaded, treeOf(), 'key 2');
  expect(editsOf(removed)).toEqual({ ...nothingStaged, removed: [2] });
  expect(editsOf(restoreNode(removed, 'key 2'))).toEqual(nothingStaged);
});

test('an item that was moved out of an inner list leaves that list when it is removed', () => {
  const moved = move(treeOf(), 'key 5', null, 3);
  const removed = removeNode(tree, loaded, moved?.tree ?? treeOf(), 'key 5');
  expect(editsOf(removed).updated).toEqual([{ key: 2, values: { children: { delete: [5] } } }]);
});

test('items are linked behind the children of an item, with a number where the list has one', () => {
  expect(writeOf(linkNodes(tree, loaded, treeOf(), 'key 2', [8]))).toEqual({
    update: [{ id: 2, children: { update: [{ id: 8, sort: 21 }] } }],
  });
  const plain = linkNodes(unsorted, loaded, treeOf(nothingStaged, unsorted), null, [8]);
  expect(editsOf(plain, unsorted)).toEqual({ ...nothingStaged, linked: [8] });
});
